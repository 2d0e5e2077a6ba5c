import type { Caller } from '../../context'
import { SYSTEM } from '../terms'

/** Whoever reads a stream. */
export type Viewer = { orgId: string; caller: Caller; workspace: string | null }

/** Streams are counted by it. */
export const callerId = ({ caller }: Viewer): string => (caller.kind === 'session' ? caller.userId : caller.keyId)

const isOperator = ({ caller }: Viewer): boolean => caller.kind === 'session' && caller.operator

/** Operators also hear of the system's runs. */
export const organizationsOf = (viewer: Viewer): string[] =>
  isOperator(viewer) ? [viewer.orgId, SYSTEM] : [viewer.orgId]

/** Whether a stream can go on after the caller's rights changed. */
export const isSameAudience = (before: Viewer, after: Viewer): boolean =>
  before.orgId === after.orgId && isOperator(before) === isOperator(after)
