import { LOOK_UP_PATIENCE_MS, LOOK_UPS_AT_ONCE } from '../limits'
import { coalesce } from './coalesce'
import { findUnreachable } from './unreachable'

/** Finds what nearly every request needs, by its key: many requests share one statement, which is tried twice. */
export const lookUp = <K, V>(read: (keys: K[]) => Promise<(V | undefined)[]>): ((key: K) => Promise<V | undefined>) =>
  coalesce(
    (keys: K[]) =>
      read(keys).catch((error) => {
        // This connection was lost; another one may work.
        if (findUnreachable(error)) return read(keys)
        throw error
      }),
    { afterMs: LOOK_UP_PATIENCE_MS, maxRunning: LOOK_UPS_AT_ONCE },
  )
