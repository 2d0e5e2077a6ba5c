import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { ApiError, api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'
import type { Classified } from '../queries'

export type Conversation = Answer<paths['/api/conversations/{id}']['get']>
export type ConversationSummary = Answer<paths['/api/conversations']['get']>[number]
export type ConversationTurn = Conversation['turns'][number]
type TurnAnswer = NonNullable<ConversationTurn['answer']>

export type TopicAnswer = Omit<Extract<TurnAnswer, { kind: 'topic' }>, 'topic'> & { topic: Classified }
export type Refinement = NonNullable<TopicAnswer['refinement']>
export type MatrixAnswer = Extract<TurnAnswer, { kind: 'matrix' }>
export type Brief = Extract<TurnAnswer, { kind: 'brief' }>['brief']

export type TurnRef = { id: string; position: number }

export const conversationsQuery = queryOptions({
  queryKey: ['conversations'],
  queryFn: () => ok(api.GET('/api/conversations')),
})

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: () => ok(api.GET('/api/conversations/{id}', { params: { path: { id } } })),
  })

export const startConversation = (body: { text: string; kind: 'text' | 'brief' }) =>
  ok(api.POST('/api/conversations', { body }))

export const sayIn = (id: string, body: { text: string; kind: 'text' | 'brief' }) =>
  ok(api.POST('/api/conversations/{id}/turns', { params: { path: { id } }, body }))

export const deleteConversation = (id: string) =>
  ok(api.DELETE('/api/conversations/{id}', { params: { path: { id } } }))

export const findTurn = (path: TurnRef, signal: AbortSignal) =>
  ok(api.GET('/api/conversations/{id}/turns/{position}', { params: { path }, signal }))

export const markAdded = (path: TurnRef, body: { name: string; topicId: string }) =>
  ok(api.POST('/api/conversations/{id}/turns/{position}/added', { params: { path }, body }))

export const answerText = (path: TurnRef, as: 'refined' | 'new' | undefined, signal: AbortSignal) =>
  ok(api.POST('/api/conversations/{id}/turns/{position}/answer', { params: { path }, body: { as }, signal }))

export const answerBrief = async (path: TurnRef, file: File, signal: AbortSignal) =>
  ok(
    api.POST('/api/conversations/{id}/turns/{position}/brief', {
      params: { path },
      body: { file: { data: await contentOf(file), mediaType: file.type || 'text/plain', filename: file.name } },
      signal,
    }),
  )

/** The file in base64, without the head of the data URL. */
const contentOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(new ApiError(0, 'Couldn’t read this file. Choose another one.'))
    reader.readAsDataURL(file)
  })

/** The turn as the server has it now. */
export function putTurn(cache: QueryClient, id: string, turn: ConversationTurn) {
  cache.setQueryData(conversationQuery(id).queryKey, (conversation) => {
    if (!conversation) return conversation
    const others = conversation.turns.filter(({ position }) => position !== turn.position)
    return { ...conversation, turns: [...others, turn].sort((a, b) => a.position - b.position) }
  })
}
