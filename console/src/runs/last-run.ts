type Kind = 'push' | 'sync' | 'refresh'

const key = (kind: Kind, of: string) => `taxon-run-${kind}-${of}`

/** The run that was begun here last, so that it can be found again without its address. */
export const rememberRun = (kind: Kind, of: string, runId: string) => localStorage.setItem(key(kind, of), runId)

export const lastRun = (kind: Kind, of: string): string | null => localStorage.getItem(key(kind, of))
