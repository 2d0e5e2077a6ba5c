import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePollMs } from '../api/events'
import { isOpen, markRead, NOTIFICATIONS, notificationsQuery, type RunDetail, runQuery } from './queries'

/** A run as it goes on. Whoever sees how it ended has read of it. */
export function useRun(id: string, isSystem = false) {
  const pollMs = usePollMs()
  const run = useQuery({
    ...runQuery(id, isSystem),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? pollMs : false),
  })
  useReadMark(run.data)
  return run
}

function useReadMark(run: RunDetail | undefined) {
  const cache = useQueryClient()
  const { data } = useQuery(notificationsQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: markRead,
    onSettled: () => cache.invalidateQueries({ queryKey: NOTIFICATIONS }),
  })
  const id = run && !isOpen(run) ? run.id : null
  const isUnread = data?.data.some((notification) => notification.id === id && notification.readAt === null) ?? false
  useEffect(() => {
    if (id !== null && isUnread && !isPending) mutate({ runIds: [id] })
  }, [id, isUnread, isPending, mutate])
}
