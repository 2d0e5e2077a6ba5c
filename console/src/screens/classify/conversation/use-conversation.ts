import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { conversationQuery, conversationsQuery, putTurn, sayIn, startConversation } from './calls'
import { useAsk } from './use-answers'
import { type Saying, type Unsaid, unsaid, useUnsaid } from './use-unsaid'

/** The conversation that the address names, and what says something in it; the first thing said starts one. */
export function useConversation(id: string | undefined) {
  const cache = useQueryClient()
  const navigate = useNavigate({ from: '/' })
  const router = useRouter()
  const ask = useAsk()
  const current = useRef(id)
  useEffect(() => {
    current.current = id
  }, [id])
  const shown = useUnsaid(id)
  const conversation = useQuery({ ...conversationQuery(id ?? ''), enabled: id !== undefined })

  const start = async (body: Parameters<typeof startConversation>[0]) => {
    const started = await startConversation(body)
    cache.setQueryData(conversationQuery(started.id).queryKey, started)
    return started
  }
  const send = useMutation({
    scope: { id: 'say' },
    meta: { shownInPlace: true },
    mutationFn: async (key: string) => {
      const said = unsaid.next(key)
      if (!said) return null
      const { text, file, conversationId } = said
      const body = { text, kind: file ? ('brief' as const) : ('text' as const) }
      if (conversationId) return { id: conversationId, turn: await sayIn(conversationId, body), file }
      const started = await start(body)
      if (unsaid.has(key)) {
        // Unless the person has opened another conversation or another screen meanwhile.
        const { pathname, search } = router.latestLocation
        if (pathname === '/' && search.c === undefined && unsaid.isAwaited(key)) {
          current.current = started.id
          await navigate({ search: { c: started.id }, replace: true })
        }
        unsaid.move(key, started.id)
      }
      return { id: started.id, turn: started.turns[0]!, file }
    },
    onSuccess: (said, key) => {
      if (!said) return
      unsaid.remove(key)
      putTurn(cache, said.id, said.turn)
      ask({ id: said.id, position: said.turn.position, file: said.file })
      cache.invalidateQueries({ queryKey: conversationsQuery.queryKey })
    },
    onError: (error, key) => unsaid.fail(key, error),
  })
  /** What was said in the same conversation and did not arrive. */
  const sendFailed = (said: Unsaid) => {
    for (const key of unsaid.retry(said)) send.mutate(key)
  }
  return {
    conversation,
    ask,
    unsaid: shown,
    /** Before it, what was said before and did not arrive. `isFirst`: begins another conversation. */
    say: (saying: Saying, isFirst = false) => {
      const said = unsaid.add(saying, current.current, isFirst)
      sendFailed(said)
      send.mutate(said.key)
    },
    sendFailed,
  }
}
