import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { answerBrief, answerText, putTurn, type TurnRef } from './calls'

/** `as`: what the person chose. A brief comes with its file. */
export type AnswerRequest = TurnRef & { as?: 'refined' | 'new'; file?: File; cancel: AbortController }
export type Ask = (request: Omit<AnswerRequest, 'cancel'>) => void

const mutationKey = ['answer-turn']

/** Asks for answers one after the other, since each builds on the one before. They go on when the screen is left. */
export function useAsk(): Ask {
  const cache = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'answer-turn' },
    mutationFn: ({ id, position, as, file, cancel: { signal } }: AnswerRequest) => {
      signal.throwIfAborted()
      return file ? answerBrief({ id, position }, file, signal) : answerText({ id, position }, as, signal)
    },
    meta: { shownInPlace: true },
    onSuccess: (turn, { id }) => putTurn(cache, id, turn),
  })
  return (request) => mutate({ ...request, cancel: new AbortController() })
}

export type Asking = { request: AnswerRequest; isPending: boolean; error: Error | null }

/** The newest request for the answer of a turn, if it was made since the page was loaded. */
export function useAsking({ id, position }: TurnRef): Asking | undefined {
  const requests = useMutationState({
    filters: {
      mutationKey,
      predicate: ({ state }) => {
        const request = state.variables as AnswerRequest | undefined
        return request?.id === id && request.position === position
      },
    },
    select: ({ state }) => ({
      request: state.variables as AnswerRequest,
      isPending: state.status === 'pending',
      error: state.error,
    }),
  })
  return requests.at(-1)
}

export const isCancelled = ({ error }: Asking): boolean => error?.name === 'AbortError'
