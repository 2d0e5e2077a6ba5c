import { conflict } from '../errors'
import type { RunKind } from './kind'
import type { RunRow } from './row'
import { RUN_ACTIONS, type RunAction, type RunState } from './terms'

type Rule = {
  states: readonly RunState[]
  /** Asked of a run in one of these states; a text says why not. */
  refusal?(run: RunRow, kind: RunKind): string | null
}

const RULES: Record<RunAction, Rule> = {
  pause: {
    states: ['pending', 'running'],
    refusal: ({ driver }) =>
      driver === 'client' ? 'Run is driven by its client, only one that the server drives can be paused' : null,
  },
  // The servers also go on with a run that its client no longer drives.
  resume: {
    states: ['pending', 'running', 'paused'],
    refusal: ({ driver, state }, { takeOverRefusal }) => {
      if (driver === 'client') return takeOverRefusal ?? null
      return state === 'paused' ? null : `Run is ${state}, can only resume a paused one`
    },
  },
  cancel: { states: ['pending', 'running', 'paused'] },
  retry: {
    states: ['completed', 'failed', 'cancelled'],
    refusal: ({ state, error_count }, { retry, retryRefusal }) => {
      if (!retry) return retryRefusal ?? 'Runs of this kind cannot be retried'
      return state === 'completed' && error_count === 0 ? 'Nothing failed in this run' : null
    },
  },
}

const refusalOf = (action: RunAction, run: RunRow, kind: RunKind): string | null => {
  const { states, refusal } = RULES[action]
  if (!states.includes(run.state)) return `Run is ${run.state}, cannot ${action} it`
  return refusal?.(run, kind) ?? null
}

export const actionsOf = (run: RunRow, kind: RunKind): RunAction[] =>
  RUN_ACTIONS.filter((action) => refusalOf(action, run, kind) === null)

export function assertAction(action: RunAction, run: RunRow, kind: RunKind): void {
  const refusal = refusalOf(action, run, kind)
  if (refusal !== null) throw conflict(refusal)
}
