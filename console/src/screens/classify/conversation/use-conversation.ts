import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { conversationQuery, conversationsQuery, putTurn, sayIn, startConversation } from './calls'
import { useAsk } from './use-answers'

/** What somebody says: a text, or a brief with its file. */
export type Saying = { text: string; file?: File }

/** The conversation that the address names, and what says something in it; the first thing said starts one. */
export function useConversation(id: string | undefined) {
  const cache = useQueryClient()
  const navigate = useNavigate({ from: '/' })
  const ask = useAsk()
  const current = useRef(id)
  useEffect(() => {
    current.current = id
  }, [id])
  const conversation = useQuery({ ...conversationQuery(id ?? ''), enabled: id !== undefined })
  const saying = useMutation({
    scope: { id: 'say' },
    meta: { shownInPlace: true },
    mutationFn: async ({ text, file }: Saying) => {
      const body = { text, kind: file ? ('brief' as const) : ('text' as const) }
      if (current.current) return { id: current.current, turn: await sayIn(current.current, body) }
      const started = await startConversation(body)
      cache.setQueryData(conversationQuery(started.id).queryKey, started)
      current.current = started.id
      await navigate({ search: { c: started.id }, replace: true })
      return { id: started.id, turn: started.turns[0]! }
    },
    onSuccess: ({ id, turn }, { file }) => {
      putTurn(cache, id, turn)
      ask({ id, position: turn.position, file })
      cache.invalidateQueries({ queryKey: conversationsQuery.queryKey })
    },
  })
  return { conversation, saying, ask }
}
