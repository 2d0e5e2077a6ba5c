import type { RunKind, RunState } from '../../runs/queries'
import { KINDS, STATES } from '../../runs/words'
import { oneOf, type RawSearch, textParam } from '../../tables/search'

const VIEWS = ['happened', 'undo'] as const

export type RunsSearch = { view?: (typeof VIEWS)[number]; kind?: RunKind; state?: RunState; connectionId?: string }

export const runsSearch = (raw: RawSearch): RunsSearch => ({
  view: oneOf(VIEWS, raw.view),
  kind: oneOf(KINDS, raw.kind),
  state: oneOf(STATES, raw.state),
  connectionId: textParam(raw.connectionId),
})

/** A run of the system has its details elsewhere. */
export const runSearch = (raw: RawSearch): { system?: true } => ({ system: raw.system === true ? true : undefined })
