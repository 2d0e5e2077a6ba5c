import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../api/answer'
import { api, ok } from '../api/client'
import type { paths } from '../api/schema'

type UndoAnswer = Answer<paths['/api/undo/{id}']['post']>
/** What taking back several actions at once does, all together. */
export type UndoPlan = Pick<
  UndoAnswer,
  'total' | 'takenBack' | 'removedFromCatalog' | 'externalIds' | 'keptCount' | 'kept'
>

export const UNDO = ['undo'] as const

const post = (id: string, dryRun: boolean, signal?: AbortSignal) =>
  ok(api.POST('/api/undo/{id}', { params: { path: { id } }, body: { dryRun }, signal }))

/** Asked anew each time, but not at each step of any undo or edit, so not under `undo`: for a large import it takes minutes. */
export const undoPlanQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['undo-plan', ids],
    queryFn: async ({ signal }): Promise<UndoPlan> => {
      const plans: UndoPlan[] = []
      for (const id of ids) plans.push(await post(id, true, signal))
      return plans.reduce(sumOf)
    },
    staleTime: 0,
    gcTime: 0,
  })

const sumOf = (a: UndoPlan, b: UndoPlan): UndoPlan => ({
  total: a.total + b.total,
  takenBack: a.takenBack + b.takenBack,
  removedFromCatalog: a.removedFromCatalog + b.removedFromCatalog,
  externalIds: a.externalIds + b.externalIds,
  keptCount: a.keptCount + b.keptCount,
  kept: [...a.kept, ...b.kept],
})

/** Returns the runs that take them back. `started`: those of an attempt before, which the server would refuse now. */
export async function startUndo(ids: readonly string[], started = new Map<string, string | null>()): Promise<string[]> {
  for (const id of ids) {
    if (!started.has(id)) started.set(id, (await post(id, false)).runId)
  }
  return [...started.values()].filter((runId) => runId !== null)
}

export type Action = Answer<paths['/api/undo']['get']>[number]

const LISTED = 100

/** What was done in the last 30 days, and what of it was taken back. */
export const undoableQuery = infiniteQueryOptions({
  queryKey: [...UNDO, 'list'],
  queryFn: ({ pageParam: page }) => ok(api.GET('/api/undo', { params: { query: { limit: LISTED, page } } })),
  initialPageParam: 1,
  getNextPageParam: (last, pages) => (last.length < LISTED ? undefined : pages.length + 1),
})

/** One of these actions; null if it cannot be taken back. */
export const actionQuery = (id: string) =>
  queryOptions({
    queryKey: [...UNDO, 'action', id],
    queryFn: async () => (await ok(api.GET('/api/undo', { params: { query: { id } } })))[0] ?? null,
  })
