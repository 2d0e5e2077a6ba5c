import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followEvents, type RunEvent } from '../api/events'
import { NOTIFICATIONS, RUNS, type RunKind } from '../runs/queries'
import { ACTIVATIONS } from '../screens/activations/queries'
import { CONNECTIONS } from '../screens/connections/queries'
import { HYGIENE } from '../screens/hygiene/queries'
import { IMPORTS, REVIEWS } from '../screens/import/queries'
import { LIBRARY } from '../screens/library/queries'
import { UNDO } from '../undo/queries'

/** Events within this time are one change for the screens. */
const TOGETHER_MS = 500

const OPERATORS = ['operators'] as const
const PUSHES = ['push'] as const

/** What a run of a kind shows itself, and what it changes besides. */
const AFFECTED: Record<RunKind, { own: readonly (readonly string[])[]; others: readonly (readonly string[])[] }> = {
  import: { own: [IMPORTS], others: [LIBRARY, UNDO] },
  push: { own: [PUSHES], others: [LIBRARY, ACTIVATIONS, CONNECTIONS] },
  sync: { own: [[...CONNECTIONS, 'sync']], others: [LIBRARY, CONNECTIONS] },
  // Counting what is stale takes long in a large library: once it ended, not at each step.
  job: { own: [[...OPERATORS, 'jobs']], others: [HYGIENE, LIBRARY, ACTIVATIONS, OPERATORS] },
  undo: { own: [IMPORTS, UNDO], others: [LIBRARY, REVIEWS, ACTIVATIONS] },
  edit: { own: [UNDO], others: [LIBRARY, ACTIVATIONS] },
}

/** Keeps what is shown up to date while runs go on. */
export function useFollowRuns() {
  const cache = useQueryClient()
  useEffect(() => {
    let waiting: RunEvent[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = followEvents({
      onRun: (event) => {
        waiting.push(event)
        timer ??= setTimeout(() => {
          timer = undefined
          refresh(cache, waiting)
          waiting = []
        }, TOGETHER_MS)
      },
      onMissed: () => {
        for (const queryKey of [RUNS, NOTIFICATIONS, HYGIENE]) cache.invalidateQueries({ queryKey })
        for (const { own } of Object.values(AFFECTED)) {
          for (const queryKey of own) cache.invalidateQueries({ queryKey })
        }
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [cache])
}

function refresh(cache: QueryClient, events: readonly RunEvent[]) {
  const hasEnded = events.some((event) => event.hasEnded)
  const keys = new Set<readonly string[]>([RUNS, ...(hasEnded ? [NOTIFICATIONS] : [])])
  for (const event of events) {
    const { own, others } = AFFECTED[event.kind]
    for (const key of event.hasEnded ? [...own, ...others] : own) keys.add(key)
  }
  for (const queryKey of keys) cache.invalidateQueries({ queryKey })
}
