import { useSyncExternalStore } from 'react'
import { pageAddress } from './page-headers'
import type { paths } from './schema'

export type RunEvent = paths['/api/events']['get']['responses']['200']['content']['text/event-stream'] & {
  hasEnded: boolean
}

type Handlers = {
  onRun: (event: RunEvent) => void
  /** Anything may have changed: the stream has begun anew. */
  onMissed: () => void
}

const RETRY_MS = 30_000

let isLive = false
const listeners = new Set<() => void>()

function setLive(next: boolean) {
  if (next === isLive) return
  isLive = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Follows the organization's runs until it is stopped. Hidden tabs do not: browsers open only six connections to a server, and a
 * tab that is shown again reads what it shows.
 */
export function followEvents({ onRun, onMissed }: Handlers): () => void {
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(retry)
    source?.close()
    source = null
    setLive(false)
  }
  const open = () => {
    if (source || document.hidden) return
    const stream = new EventSource(pageAddress('/api/events'))
    source = stream
    stream.addEventListener('ready', ({ data }) => {
      setLive(true)
      if (!JSON.parse(data).isResumed) onMissed()
    })
    for (const name of ['run.created', 'run.progressed', 'run.ended']) {
      stream.addEventListener(name, ({ data }) => onRun({ ...JSON.parse(data), hasEnded: name === 'run.ended' }))
    }
    stream.addEventListener('error', () => {
      setLive(false)
      // The browser comes back by itself after an interruption, but not after a refusal.
      if (stream.readyState !== EventSource.CLOSED) return
      close()
      retry = setTimeout(open, RETRY_MS)
    })
  }
  const follow = () => (document.hidden ? close() : open())
  document.addEventListener('visibilitychange', follow)
  open()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}

const POLL_MS = 2_000
const LIVE_POLL_MS = 30_000

/** How often to ask for something that is under way: seldom while the stream tells of changes. */
export function usePollMs(): number {
  return useSyncExternalStore(subscribe, () => isLive) ? LIVE_POLL_MS : POLL_MS
}
