export const RUN_KINDS = ['import', 'push', 'sync', 'job', 'undo', 'edit'] as const
export type RunKindName = (typeof RUN_KINDS)[number]

export const DRIVERS = ['client', 'server'] as const
export type Driver = (typeof DRIVERS)[number]

export const RUN_STATES = ['pending', 'running', 'paused', 'completed', 'failed', 'cancelled'] as const
export type RunState = (typeof RUN_STATES)[number]

export const RUN_ACTIONS = ['pause', 'resume', 'cancel', 'retry'] as const
export type RunAction = (typeof RUN_ACTIONS)[number]

/** The organization of runs that belong to none: jobs over the catalog, and seedings of it. */
export const SYSTEM = 'system'
