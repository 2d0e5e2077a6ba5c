import type { RunKind, RunState } from '../../runs/queries'
import { KINDS, STATES } from '../../runs/words'
import { oneOf, type RawSearch, textParam } from '../../tables/search'

export type RunsSearch = { view?: 'happened'; kind?: RunKind; state?: RunState; connectionId?: string }

export const runsSearch = (raw: RawSearch): RunsSearch => ({
  view: raw.view === 'happened' ? 'happened' : undefined,
  kind: oneOf(KINDS, raw.kind),
  state: oneOf(STATES, raw.state),
  connectionId: textParam(raw.connectionId),
})

/** A run of the system has its details elsewhere. */
export const runSearch = (raw: RawSearch): { system?: true } => ({ system: raw.system === true ? true : undefined })
