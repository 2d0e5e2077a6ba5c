import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, errorMessage, ok } from '../../api/client'
import { BatchDialog } from '../../topics/batch-dialog'
import type { Correction } from '../../topics/corrections/queries'
import { useBatches } from '../../topics/use-batches'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/confirm'
import { counted } from '../../ui/format'
import { Spinner } from '../../ui/spinner'

const SHOWN = 8

/** Offers to reclassify the library topics that a correction would change. */
export function NearTopics({ correction }: { correction: Correction }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        aria-label={`Apply to similar topics: ${correction.topicName}`}
        onClick={() => setOpen(true)}
      >
        Apply to similar topics
      </Button>
      {open ? <ApplyToNear correction={correction} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ApplyToNear({ correction, onClose }: { correction: Correction; onClose: () => void }) {
  const cache = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['corrections', 'near', correction.id],
    queryFn: () => ok(api.GET('/api/corrections/{id}/topics', { params: { path: { id: correction.id } } })),
    gcTime: 0,
  })
  const batches = useBatches({
    collect: async () => data?.data ?? [],
    size: 500,
    send: (topics: readonly { id: string }[]) =>
      ok(api.POST('/api/topics/reclassify', { body: { ids: topics.map(({ id }) => id), llm: false } })),
    onChange: () => cache.invalidateQueries(),
  })
  const count = data?.data.length ?? 0
  return (
    <>
      <Confirm
        open={!batches.isStarted}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={count > 0 ? `Reclassify ${counted(count, 'similar topic')}?` : 'Similar topics'}
        action={count > 0 ? 'Reclassify' : 'Done'}
        onConfirm={count > 0 ? batches.start : onClose}
      >
        {error ? <p role="alert">{errorMessage(error)}</p> : null}
        {data || error ? null : <Spinner />}
        {data && count === 0 ? <p>Nothing in your library would change because of this correction.</p> : null}
        {data && count > 0 ? (
          <>
            <p>Each topic uses one classification of your plan. Changes appear in its history.</p>
            <ul className="mt-3 flex flex-col gap-1 text-xs">
              {data.data.slice(0, SHOWN).map(({ id, topic_name, changes }) => (
                <li key={id}>
                  <span className="font-medium text-ink">{topic_name}</span>:{' '}
                  {changes.map(({ before, after }) => `${before} → ${after}`).join(', ')}
                </li>
              ))}
              {data.total > SHOWN ? <li>and {counted(data.total - SHOWN, 'more', 'more')}</li> : null}
            </ul>
          </>
        ) : null}
      </Confirm>
      <BatchDialog batches={batches} title="Reclassifying topics" onClose={onClose}>
        {null}
      </BatchDialog>
    </>
  )
}
