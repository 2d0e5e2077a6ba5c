import { type Query, useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessageSquareOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../api/client'
import { usePermission } from '../../api/session'
import { Button } from '../../ui/button'
import { Failure, NoPermission, Notice, Skeleton } from '../../ui/states'
import { Composer } from './composer'
import { ConversationBar } from './conversation/bar'
import { useConversation } from './conversation/use-conversation'
import { unsaid as allUnsaid, type Saying } from './conversation/use-unsaid'
import { DropOverlay } from './drop-overlay'
import { Turn } from './turn'
import { UnsaidTurn } from './unsaid'
import { Welcome } from './welcome'

/** What draws an answer for the first time; later refreshes of it move nothing. */
const isPartOfAnswer = ({ queryKey: [name], state: { status } }: Query) =>
  status === 'pending' && (name === 'dimension-sets' || name === 'duplicate')

export function Classify() {
  const mayClassify = usePermission('classify')
  useEffect(() => {
    document.title = 'Classify · Taxon'
  }, [])
  return mayClassify ? <Chat /> : <NoPermission />
}

/** A conversation, which the address names. Texts in the address start one. */
function Chat() {
  const { c: id, q: texts } = useSearch({ from: '/shell/' })
  const navigate = useNavigate({ from: '/' })
  const { conversation, ask, unsaid, sendFailed, ...chat } = useConversation(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const say = (said: Saying, isFirst?: boolean) => {
    chat.say(said, isFirst)
    field.current?.focus()
  }
  useTextsOfAddress(texts, (texts) => {
    for (const [at, text] of texts.entries()) say({ text }, at === 0)
    // From now on the chat has them: whoever comes back to this address does not say them again.
    navigate({ search: {}, replace: true })
  })
  const turns = id ? (conversation.data?.turns ?? []) : []
  const list = useNewestInView(turns.length + unsaid.length)

  const startAnew = () => {
    // What is on the screen; from another conversation, what did not arrive is there again.
    if (!id) allUnsaid.forgetUnstarted()
    navigate({ search: {} })
    field.current?.focus()
  }
  const isGone = conversation.error instanceof ApiError && conversation.error.status === 404
  return (
    <div className="mx-auto flex min-h-full max-w-3xl flex-col px-4 sm:px-8">
      <h1 className="sr-only">Classify</h1>
      <ConversationBar current={id} onNew={id || unsaid.length > 0 ? startAnew : undefined} />
      <div ref={list} className="flex flex-1 flex-col gap-8 pt-2 pb-8">
        {id && conversation.isPending ? <Skeleton className="h-80" /> : null}
        {conversation.isError ? (
          isGone ? (
            <Notice
              icon={MessageSquareOff}
              title="This conversation is gone"
              action={<Button onClick={startAnew}>Start a new one</Button>}
            >
              It was deleted, or it is another person’s.
            </Notice>
          ) : (
            <Failure error={conversation.error} retry={() => conversation.refetch()} />
          )
        ) : null}
        {!id && unsaid.length === 0 && !texts ? <Welcome onPick={(text) => say({ text })} /> : null}
        {turns.map((turn) => (
          <Turn key={`${id} ${turn.position}`} id={id!} turn={turn} onSay={(text) => say({ text })} onAsk={ask} />
        ))}
        {unsaid.map((said) => (
          <UnsaidTurn key={said.key} said={said} onRetry={() => sendFailed(said)} />
        ))}
      </div>
      <Composer field={field} onSay={(text) => say({ text })} onBrief={(file) => say({ text: file.name, file })} />
      <DropOverlay onBrief={(file) => say({ text: file.name, file })} />
    </div>
  )
}

/** Says the texts that an address brings, once. */
function useTextsOfAddress(texts: string[] | undefined, say: (texts: string[]) => void) {
  const said = useRef<string[] | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address
  useEffect(() => {
    if (!texts || said.current === texts) return
    said.current = texts
    say(texts)
  }, [texts])
}

/** Scrolls to the newest turn when it is said, and again when its answer is drawn: to its head if it is taller than the screen. */
function useNewestInView(turnCount: number) {
  const list = useRef<HTMLDivElement>(null)
  const isAnswering = useIsMutating({ mutationKey: ['answer-turn'] }) > 0
  const isDrawing = useIsFetching({ predicate: isPartOfAnswer }) > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an answer has arrived
  useEffect(() => {
    const newest = list.current?.lastElementChild
    if (turnCount === 0 || !newest) return
    const isTall = newest.clientHeight > window.innerHeight * 0.75
    newest.scrollIntoView({ block: isTall && !isAnswering ? 'start' : 'end' })
  }, [turnCount, isAnswering, isDrawing])
  return list
}
