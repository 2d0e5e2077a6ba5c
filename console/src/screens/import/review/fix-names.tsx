import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../api/client'
import { type Batches, useBatches } from '../../../topics/use-batches'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { count, counted } from '../../../ui/format'
import { Progress } from '../../../ui/progress'
import { LIBRARY } from '../../library/queries'
import { proposeName } from './propose-name'
import { ProposedNames } from './proposed-names'
import { editTopic } from './use-edit'

/** So many are asked for at once. */
const AT_ONCE = 4

/** Proposes a cleaner name for each topic that remains, and changes those that are chosen. */
export function FixNames({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const [all] = useState(ids)
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set())
  const cache = useQueryClient()
  const asking = useBatches({
    collect: async () => all,
    size: AT_ONCE,
    send: (some) => Promise.all(some.map(proposeName)),
    onChange: () => undefined,
  })
  const answers = asking.answers.flat().filter((proposal) => proposal !== null)
  const proposals = answers.filter(({ before, after }) => before !== after)
  const chosen = proposals.filter(({ id }) => !unwanted.has(id))
  const renaming = useBatches({
    collect: async () => chosen,
    size: AT_ONCE,
    send: (some) => Promise.all(some.map(({ id, after }) => editTopic(id, { topic_name: after }))),
    onChange: () => cache.invalidateQueries({ queryKey: LIBRARY }),
  })
  const isBusy = asking.isRunning || renaming.isRunning
  const isAsked = asking.isStarted && !asking.isRunning
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title="Fix all names"
      description="Takes out provider prefixes, structural segments and stray quotes, and puts capitals and spacing right."
      footer={
        isBusy ? (
          <Button onClick={asking.isRunning ? asking.stop : renaming.stop}>Stop</Button>
        ) : (
          <>
            <Button onClick={onClose}>
              {renaming.isComplete || (isAsked && proposals.length === 0) ? 'Done' : 'Cancel'}
            </Button>
            {asking.isStarted ? null : (
              <Button kind="primary" onClick={asking.start}>
                Propose names
              </Button>
            )}
            {isAsked && !asking.isComplete && !renaming.isStarted ? (
              <Button onClick={asking.start}>Go on</Button>
            ) : null}
            {isAsked && chosen.length > 0 && !renaming.isComplete ? (
              <Button kind="primary" onClick={renaming.start}>
                Change {counted(chosen.length, 'name')}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {asking.isStarted ? null : (
          <p>
            Each of the {counted(all.length, 'topic')} left is classified once more, which counts as{' '}
            {counted(all.length, 'classification')} of your plan. Nothing changes before you have seen the names.
          </p>
        )}
        {asking.isStarted && !renaming.isStarted ? (
          <State batches={asking} label="Names proposed">
            {answers.length > 0 ? ` · ${engineOf(answers)}` : ''}
          </State>
        ) : null}
        {isAsked && !renaming.isStarted && proposals.length > 0 ? (
          <ProposedNames proposals={proposals} unwanted={unwanted} onChange={setUnwanted} />
        ) : null}
        {asking.isComplete && proposals.length === 0 ? <p>All names are clean already.</p> : null}
        {renaming.isStarted ? <State batches={renaming} label="Names changed" /> : null}
      </div>
    </Dialog>
  )
}

const engineOf = (answers: readonly { engine: 'llm' | 'local' }[]): string => {
  const byLlm = answers.filter(({ engine }) => engine === 'llm').length
  if (byLlm === 0) return 'by the local engine'
  return byLlm === answers.length ? 'by the LLM' : `${count(byLlm)} by the LLM, the others by the local engine`
}

type StateProps<Answer> = { batches: Batches<Answer>; label: string; children?: string }

function State<Answer>({ batches, label, children }: StateProps<Answer>) {
  const { done, total, error } = batches
  return (
    <div className="flex flex-col gap-3">
      <Progress value={done} max={total} label={label} />
      <p role="status" className="tabular-nums">
        {label}: {count(done)} of {count(total)}
        {children}
      </p>
      {error ? (
        <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 text-bad">
          {error instanceof ApiError ? error.message : 'Something went wrong here.'} What is done stays done.
        </p>
      ) : null}
    </div>
  )
}
