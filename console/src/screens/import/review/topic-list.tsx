import { useNavigate, useSearch } from '@tanstack/react-router'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { usePermission } from '../../../api/session'
import { Button } from '../../../ui/button'
import { count } from '../../../ui/format'
import { EditTopic } from './edit-topic'
import type { TopicReview } from './topic-review'
import { TopicRow } from './topic-row'
import { useSkip } from './use-skip'

const SHOWN = 12

/** The next topics to review. Keys act on the focused row, and the focus moves to the next one. */
export function TopicList({ review }: { review: TopicReview }) {
  const { page: requestedPage = 1, uncertain: onlyUncertain = false } = useSearch({ from: '/shell/import/$batchId' })
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ id: string; as: 'rename' | 'edit' } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number | null>(null)
  /** Rows that are decided and stay for a moment: a key that is pressed then is meant for the next one. */
  const leaving = useRef(new Map<string, 'waiting' | 'gone'>())
  const mayWrite = usePermission('topics:write')
  const mayDelete = usePermission('library:delete')
  const listed = onlyUncertain && review.uncertain.length > 0 ? review.uncertain : review.remaining
  const pages = Math.ceil(listed.length / SHOWN)
  const page = Math.min(requestedPage, pages)
  const ids = listed.slice((page - 1) * SHOWN, page * SHOWN)

  const focus = (at: number) => {
    const names = list.current?.querySelectorAll<HTMLElement>('[data-name]') ?? []
    names[Math.min(Math.max(at, 0), names.length - 1)]?.focus()
  }
  const skip = useSkip({
    onSkipped: (id) => {
      leaving.current.set(id, 'gone')
      next.current = ids.indexOf(id)
      review.skip(id)
    },
    onRefused: (id) => leaving.current.delete(id),
  })
  const remove = (id: string) => {
    leaving.current.set(id, 'waiting')
    skip.mutate(id)
  }
  const keep = (id: string) => {
    leaving.current.set(id, 'gone')
    next.current = ids.indexOf(id)
    review.keep(id)
  }
  const undecidedFrom = (id: string) => ids.slice(ids.indexOf(id)).find((other) => !leaving.current.has(other))
  // Before the paint, so that no key press is lost between two rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the row is gone or back
  useLayoutEffect(() => {
    if (next.current !== null) focus(next.current)
    next.current = null
    for (const [id, state] of leaving.current) if (state === 'gone') leaving.current.delete(id)
  }, [review.remaining, open])
  const close = (id: string) => {
    next.current = ids.indexOf(id)
    setOpen(null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const focused = target.closest<HTMLElement>('[data-topic]')?.dataset.topic
    const id = focused && undecidedFrom(focused)
    if (!id || target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
    const act: Record<string, () => void> = {
      ArrowDown: () => focus(ids.indexOf(id) + 1),
      ArrowUp: () => focus(ids.indexOf(id) - 1),
      ...(mayWrite
        ? { k: () => keep(id), r: () => setOpen({ id, as: 'rename' }), e: () => setOpen({ id, as: 'edit' }) }
        : {}),
      ...(mayDelete ? { s: () => remove(id) } : {}),
    }
    const chosen = act[event.key] ?? act[event.key.toLowerCase()]
    if (!chosen) return
    event.preventDefault()
    chosen()
  }
  const toPage = (page: number) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, page: page > 1 ? page : undefined }) })
  return (
    <>
      {mayWrite ? <Keys mayDelete={mayDelete} /> : null}
      {review.uncertain.length > 0 ? (
        <label className="flex items-center gap-2 border-b px-4 py-2">
          <input
            type="checkbox"
            checked={onlyUncertain}
            onChange={({ target }) =>
              navigate({
                to: '.',
                search: (before: object) => ({ ...before, uncertain: target.checked || undefined, page: undefined }),
              })
            }
          />
          Only those that the engine is not sure of ({count(review.uncertainCount)})
        </label>
      ) : null}
      <ul ref={list} aria-label="Topics to review" onKeyDown={onKeyDown} className="divide-y">
        {ids.map((id) => (
          <TopicRow
            key={id}
            id={id}
            isRenaming={open?.id === id && open.as === 'rename'}
            isBusy={skip.isPending && skip.variables === id}
            onKeep={mayWrite ? () => keep(id) : null}
            onSkip={mayDelete ? () => remove(id) : null}
            onRename={mayWrite ? () => setOpen({ id, as: 'rename' }) : null}
            onEdit={mayWrite ? () => setOpen({ id, as: 'edit' }) : null}
            onRenamed={() => close(id)}
          />
        ))}
      </ul>
      {pages > 1 ? (
        <nav aria-label="Topic pages" className="flex items-center justify-between border-t px-4 py-2.5">
          <Button size="small" disabled={page === 1} onClick={() => toPage(page - 1)}>
            Previous
          </Button>
          <span className="text-xs text-ink-faint tabular-nums">
            Page {count(page)} of {count(pages)}
          </span>
          <Button size="small" disabled={page === pages} onClick={() => toPage(page + 1)}>
            Next
          </Button>
        </nav>
      ) : null}
      {open?.as === 'edit' ? <EditTopic id={open.id} onClose={() => close(open.id)} /> : null}
    </>
  )
}

function Keys({ mayDelete }: { mayDelete: boolean }) {
  const keys = [
    ['K', 'keep'],
    ...(mayDelete ? [['S', 'skip and remove from library']] : []),
    ['R', 'rename'],
    ['E', 'edit fields'],
    ['↑ ↓', 'move'],
  ]
  return (
    <p className="hidden flex-wrap gap-x-4 gap-y-1 border-b bg-sunken/50 px-4 py-2 text-xs text-ink-soft sm:flex">
      {keys.map(([key, does]) => (
        <span key={key} className="flex items-center gap-1.5">
          <kbd className="rounded border border-line-strong bg-panel px-1.5 font-mono text-2xs">{key}</kbd>
          {does}
        </span>
      ))}
      {mayDelete ? null : <span>Only owners and admins can remove topics from the library.</span>}
    </p>
  )
}
