import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ok } from '../../api/client'
import type { Selected } from '../../tables/use-selection'
import { BatchDialog } from '../../topics/batch-dialog'
import { useBatches } from '../../topics/use-batches'
import { Confirm } from '../../ui/confirm'
import { counted } from '../../ui/format'
import { EngineChoice } from './engine-choice'
import { LIBRARY } from './queries'
import type { LibraryFilters } from './search'
import { type Named, selectedTopics } from './selected-topics'

/** Topics per request, by engine. */
const BATCH = { local: 500, llm: 100 }
const SHOWN_ERRORS = 20

type Props = { selected: Selected; filters: LibraryFilters; size: number; onClose: () => void }

export function ReclassifyTopics({ selected, filters, size, onClose }: Props) {
  const cache = useQueryClient()
  const [llm, setLlm] = useState(false)
  const batches = useBatches({
    collect: (signal, report) => selectedTopics(cache, selected, filters, signal, report),
    size: llm ? BATCH.llm : BATCH.local,
    send: async (topics: readonly Named[]) => {
      const body = { ids: topics.map(({ id }) => id), llm }
      const answer = await ok(api.POST('/api/topics/reclassify', { body }))
      const names = new Map(topics.map(({ id, name }) => [id, name]))
      return { ...answer, errors: answer.errors.map(({ id, message }) => ({ name: names.get(id) ?? id, message })) }
    },
    onChange: () => cache.invalidateQueries({ queryKey: LIBRARY }),
  })
  const errors = batches.answers.flatMap((answer) => answer.errors)
  const fallbacks = batches.answers.reduce((sum, { fallbackCount }) => sum + fallbackCount, 0)
  return (
    <>
      <Confirm
        open={!batches.isStarted}
        onOpenChange={(open) => !open && onClose()}
        title={`Reclassify ${counted(size, 'topic')}?`}
        action="Reclassify"
        onConfirm={batches.start}
      >
        <p className="mb-3">Each topic uses one classification of your plan. Changes appear in its history.</p>
        <EngineChoice llm={llm} onChange={setLlm} />
      </Confirm>
      <BatchDialog batches={batches} title="Reclassifying topics" onClose={onClose}>
        {fallbacks > 0 ? (
          <p className="text-ink-soft">
            For {counted(fallbacks, 'topic')} the LLM failed and the local engine was used.
          </p>
        ) : null}
        {errors.length > 0 ? (
          <div>
            <p className="font-medium text-bad">{counted(errors.length, 'topic')} couldn’t be reclassified.</p>
            <ul className="mt-1 max-h-48 overflow-y-auto text-ink-soft">
              {errors.slice(0, SHOWN_ERRORS).map(({ name, message }) => (
                <li key={name}>
                  {name}: {message}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </BatchDialog>
    </>
  )
}
