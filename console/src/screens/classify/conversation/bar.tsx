import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { History, MessageSquarePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { Confirm } from '../../../ui/confirm'
import { Sheet } from '../../../ui/dialog'
import { counted, moment } from '../../../ui/format'
import { Failure, LoadingRows } from '../../../ui/states'
import { type ConversationSummary, conversationQuery, conversationsQuery, deleteConversation } from './calls'

/** Above the chat: the person's conversations, and a new one. */
export function ConversationBar({ current, onNew }: { current: string | undefined; onNew?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="sticky top-0 z-10 flex justify-end gap-1 bg-paper py-2">
      {onNew ? (
        <Button kind="quiet" size="small" onClick={onNew}>
          <MessageSquarePlus />
          New conversation
        </Button>
      ) : null}
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        <History />
        Conversations
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title="Your conversations"
        description="Only you see them. The newest 100 are kept, each for 90 days after you last said something in it."
      >
        {isOpen ? <ConversationList current={current} onChosen={() => setOpen(false)} /> : null}
      </Sheet>
    </div>
  )
}

type ListProps = { current: string | undefined; onChosen: () => void }

function ConversationList({ current, onChosen }: ListProps) {
  const { data, error, refetch } = useQuery(conversationsQuery)
  const [doomed, setDoomed] = useState<ConversationSummary | null>(null)
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data) return <LoadingRows rows={4} />
  if (data.length === 0) return <p className="text-ink-soft">No conversation yet. Describe an audience to begin one.</p>
  return (
    <>
      <ul className="-mx-2 flex flex-col">
        {data.map((conversation) => (
          <li
            key={conversation.id}
            className={cx(
              'flex items-center gap-1 rounded-md hover:bg-sunken',
              conversation.id === current && 'bg-sunken',
            )}
          >
            <Link
              to="/"
              search={{ c: conversation.id }}
              onClick={onChosen}
              aria-current={conversation.id === current ? 'page' : undefined}
              className="min-w-0 flex-1 px-2 py-2"
            >
              <span className="block truncate font-medium">{conversation.title}</span>
              <span className="block text-xs text-ink-soft">
                {moment(conversation.updatedAt)} · {counted(conversation.turnCount, 'turn')}
              </span>
            </Link>
            <Button
              kind="quiet"
              size="icon"
              aria-label={`Delete ${conversation.title}`}
              onClick={() => setDoomed(conversation)}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
      <Deletion conversation={doomed} onDone={() => setDoomed(null)} />
    </>
  )
}

type DeletionProps = { conversation: ConversationSummary | null; onDone: () => void }

function Deletion({ conversation, onDone }: DeletionProps) {
  const cache = useQueryClient()
  const navigate = useNavigate({ from: '/' })
  const router = useRouter()
  const remove = useMutation({
    mutationFn: deleteConversation,
    onSuccess: async (_, id) => {
      // Unless the person has opened another conversation or another screen meanwhile.
      const { pathname, search } = router.latestLocation
      if (pathname === '/' && search.c === id) await navigate({ search: {} })
      cache.removeQueries({ queryKey: conversationQuery(id).queryKey })
      await cache.invalidateQueries({ queryKey: conversationsQuery.queryKey })
      onDone()
    },
  })
  return (
    <Confirm
      open={conversation !== null}
      onOpenChange={(open) => (open ? undefined : onDone())}
      title="Delete this conversation?"
      action="Delete"
      danger
      busy={remove.isPending}
      onConfirm={() => conversation && remove.mutate(conversation.id)}
    >
      “{conversation?.title}” will be gone for good. Topics that you added from it stay in your library.
    </Confirm>
  )
}
