type Kind = 'push' | 'sync' | 'refresh'

const key = (kind: Kind, of: string) => `taxon-run-${kind}-${of}`

/** Remembers the last run that was started in this browser, so that the person finds it again without its address. */
export const rememberRun = (kind: Kind, of: string, runId: string) => localStorage.setItem(key(kind, of), runId)

export const lastRun = (kind: Kind, of: string): string | null => localStorage.getItem(key(kind, of))
