/** What a signal was joined of, for as long as it is waited on. */
const JOINED = new WeakMap<AbortSignal, readonly AbortSignal[]>()

/**
 * A signal that also aborts after so many milliseconds. AbortSignal.any alone may lose its timer (Node 20 does): nothing but
 * the joined signal knows of it, and only weakly, so that it is collected as garbage and never fires.
 */
export function withTimeLimit(signal: AbortSignal, milliseconds: number): AbortSignal {
  const sources = [signal, AbortSignal.timeout(milliseconds)]
  const joined = AbortSignal.any(sources)
  JOINED.set(joined, sources)
  return joined
}
