"""Linear programs over mixed strategies, solved by GLOP.

The solver's status certifies nothing here: what the mixes are worth is recomputed in NumPy
(`advisor.kingsroad.equilibrium.mixed_strategies.deviation_gains`).
"""

from __future__ import annotations

import numpy as np
import ortools.linear_solver.linear_solver_pb2 as linear
from ortools.linear_solver.python.model_builder_helper import ModelSolverHelper

from advisor.core.arrays import Floats
from advisor.kingsroad.equilibrium.mixed_strategies import (
    MixedStrategy,
    SolverError,
    normalized,
    pure,
)


def zero_sum(matrix: Floats) -> tuple[MixedStrategy, MixedStrategy]:
    """An equilibrium of the matrix game [m, n] whose entries the row player gains.

    The maximin program (von Neumann; Dantzig, 1951): the row player's mix is the primal solution,
    the column player's the dual one.

    Raises:
        SolverError: GLOP failed.
    """
    spread = float(matrix.max() - matrix.min())
    if spread == 0.0 or 1 in matrix.shape:
        # Nothing to balance: with one row or one column, the best of the others.
        best_row, best_column = matrix.max(axis=1).argmax(), matrix.min(axis=0).argmin()
        return pure(matrix.shape[0], int(best_row)), pure(matrix.shape[1], int(best_column))
    # Scaled to 0 to 1, so that the solver's tolerances mean the same whatever the unit.
    scaled = (matrix - matrix.min()) / spread
    rows = scaled.shape[0]
    request = _program_over_mixes(np.zeros(rows))
    # The value is 0 to 1; bounds that never bind leave its share of the duals to the columns.
    request.model.variable.add(lower_bound=-1.0, upper_bound=2.0, objective_coefficient=1.0)
    _gain_in_every_column(request, scaled)
    solution = _solved(request)
    return (
        normalized(np.array(solution.variable_value[:rows])),
        normalized(-np.array(solution.dual_value[1:])),
    )


def capped_maximin(matrix: Floats, most: float) -> MixedStrategy:
    """The row player's mix of the greatest least gain, in which no row is likelier than ``most``.

    Args:
        matrix: [m, n], what the row player gains.
        most: 1 / m to 1.

    Raises:
        SolverError: GLOP failed.
    """
    rows = len(matrix)
    request = _program_over_mixes(np.zeros(rows))
    for variable in request.model.variable:
        variable.upper_bound = most
    bound = float(np.abs(matrix).max())
    request.model.variable.add(
        lower_bound=-bound - 1, upper_bound=bound + 1, objective_coefficient=1.0
    )
    _gain_in_every_column(request, matrix)
    return normalized(np.array(_solved(request).variable_value[:rows]))


def constrained_best_response(values: Floats, scenarios: Floats, floors: Floats) -> MixedStrategy:
    """The mix of the highest value that keeps at least a floor in every scenario.

    Args:
        values: [actions], the worth of each under the belief; the mix maximises this.
        scenarios: [actions, k], the worth of each in each of k scenarios.
        floors: [k], the least that the mix must be worth in each; some mix must reach them.

    Raises:
        SolverError: no mix reaches the floors, or GLOP failed.
    """
    request = _program_over_mixes(values)
    variables = range(len(values))
    # The mix is worth at least the floor in each scenario.
    for scenario, floor in zip(scenarios.T, floors, strict=True):
        request.model.constraint.add(
            lower_bound=float(floor), var_index=variables, coefficient=scenario.tolist()
        )
    return normalized(np.array(_solved(request).variable_value))


def _gain_in_every_column(request: linear.MPModelRequest, matrix: Floats) -> None:
    """The mix gains at least the value, the last variable, against every column."""
    variables = range(len(matrix) + 1)
    for column in matrix.T:
        request.model.constraint.add(
            lower_bound=0.0, var_index=variables, coefficient=[*column.tolist(), -1.0]
        )


def _program_over_mixes(values: Floats) -> linear.MPModelRequest:
    """A program whose variables are a mix of the actions, maximising its value."""
    request = linear.MPModelRequest(solver_type=linear.MPModelRequest.GLOP_LINEAR_PROGRAMMING)
    request.model.maximize = True
    for value in values.tolist():
        request.model.variable.add(lower_bound=0.0, objective_coefficient=value)
    # The probabilities of a mix sum to 1.
    request.model.constraint.add(
        lower_bound=1.0,
        upper_bound=1.0,
        var_index=range(len(values)),
        coefficient=[1.0] * len(values),
    )
    return request


def _solved(request: linear.MPModelRequest) -> linear.MPSolutionResponse:
    answer = ModelSolverHelper("glop").solve_serialized_request(request.SerializeToString())
    response = linear.MPSolutionResponse.FromString(answer or b"")
    if response.status != linear.MPSOLVER_OPTIMAL:
        status = linear.MPSolverResponseStatus.Name(response.status)
        raise SolverError(f"GLOP ended with {status}")
    return response
