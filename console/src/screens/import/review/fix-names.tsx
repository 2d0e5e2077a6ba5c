import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Engine } from '../../../api/classify'
import { errorMessage } from '../../../api/client'
import { type Batches, useBatches } from '../../../topics/use-batches'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { count, counted } from '../../../ui/format'
import { Progress } from '../../../ui/progress'
import { Refusal } from '../../../ui/refusal'
import { LIBRARY } from '../../library/queries'
import { proposeName } from './propose-name'
import { ProposedNames } from './proposed-names'
import { editTopic } from './use-edit'

/** Requests at the same time. */
const PARALLEL = 4

/** Suggests a cleaner name for each topic and changes the chosen ones. */
export function FixNames({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const [all] = useState(ids)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const cache = useQueryClient()
  const proposing = useBatches({
    collect: async () => all,
    size: PARALLEL,
    send: (batch) => Promise.all(batch.map(proposeName)),
    onChange: () => undefined,
  })
  const answers = proposing.answers.flat().filter((proposal) => proposal !== null)
  const proposals = answers.filter(({ before, after }) => before !== after)
  const chosen = proposals.filter(({ id }) => !excluded.has(id))
  const renaming = useBatches({
    collect: async () => chosen,
    size: PARALLEL,
    send: (batch) => Promise.all(batch.map(({ id, after }) => editTopic(id, { topic_name: after }))),
    onChange: () => cache.invalidateQueries({ queryKey: LIBRARY }),
  })
  const isBusy = proposing.isRunning || renaming.isRunning
  const isProposed = proposing.isStarted && !proposing.isRunning
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title="Fix all names"
      description="Removes provider prefixes, path segments and stray quotes, and fixes capitals and spacing."
      footer={
        isBusy ? (
          <Button
            busy={proposing.isStopping || renaming.isStopping}
            onClick={proposing.isRunning ? proposing.stop : renaming.stop}
          >
            Stop
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>
              {renaming.isComplete || (isProposed && proposals.length === 0) ? 'Done' : 'Cancel'}
            </Button>
            {proposing.isStarted ? null : (
              <Button kind="primary" onClick={proposing.start}>
                Suggest names
              </Button>
            )}
            {isProposed && !proposing.isComplete && !renaming.isStarted ? (
              <Button onClick={proposing.start}>Continue</Button>
            ) : null}
            {isProposed && chosen.length > 0 && !renaming.isComplete ? (
              <Button kind="primary" onClick={renaming.start}>
                Change {counted(chosen.length, 'name')}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {proposing.isStarted ? null : (
          <p>
            Taxon classifies {counted(all.length, 'topic')} again, which uses {counted(all.length, 'classification')} of
            your plan. You review the names before anything changes.
          </p>
        )}
        {proposing.isStarted && !renaming.isStarted ? (
          <BatchState batches={proposing} label="Names suggested">
            {answers.length > 0 ? ` · ${engineOf(answers)}` : ''}
          </BatchState>
        ) : null}
        {isProposed && !renaming.isStarted && proposals.length > 0 ? (
          <ProposedNames proposals={proposals} excluded={excluded} onChange={setExcluded} />
        ) : null}
        {proposing.isComplete && proposals.length === 0 ? <p>All names are already clean.</p> : null}
        {renaming.isStarted ? <BatchState batches={renaming} label="Names changed" /> : null}
      </div>
    </Dialog>
  )
}

const engineOf = (answers: readonly { engine: Engine }[]): string => {
  const byLlm = answers.filter(({ engine }) => engine === 'llm').length
  if (byLlm === 0) return 'by the local engine'
  return byLlm === answers.length ? 'by the LLM' : `${count(byLlm)} by the LLM, the others by the local engine`
}

type BatchStateProps<Answer> = { batches: Batches<Answer>; label: string; children?: string }

function BatchState<Answer>({ batches, label, children }: BatchStateProps<Answer>) {
  const { done, total, error } = batches
  return (
    <div className="flex flex-col gap-3">
      <Progress value={done} max={total} label={label} />
      <p role="status" className="tabular-nums">
        {label}: {count(done)} of {count(total)}
        {children}
      </p>
      {error ? <Refusal>{errorMessage(error)} Completed items aren’t affected.</Refusal> : null}
    </div>
  )
}
