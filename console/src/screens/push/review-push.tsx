import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../api/client'
import { Button } from '../../ui/button'
import { count, counted } from '../../ui/format'
import { Panel } from '../../ui/page'
import { Refusal } from '../../ui/refusal'
import { Failure, LoadingRows } from '../../ui/states'
import type { Connection } from '../connections/queries'
import type { Pushed } from '../connections/search'
import type { Choice } from './choice'
import { PlanList } from './plan-list'
import { Checks } from './preflight'
import { type PlanEntry, type PushPlan, pushPlanQuery } from './queries'

type Props = {
  connection: Connection
  choice: Choice
  /** The choice as the address names it, for another destination. */
  push: Pushed
  busy: boolean
  error: Error | null
  onChangeTopics: () => void
  onStart: (topicIds: string[], skipped: number) => void
}

/** The second step of a push: what would be sent for each topic, before anything is. */
export function ReviewPush({ connection, choice, push, busy, error, onChangeTopics, onStart }: Props) {
  const { data: plan, error: problem, refetch } = useQuery(pushPlanQuery(connection.id, choice))
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const sent = plan?.plan.filter((entry) => isSent(entry) && !excluded.has(entry.topicId)) ?? []
  return (
    <>
      <section
        aria-label="Push"
        className="flex min-h-12 flex-wrap items-center gap-2 rounded-lg border bg-panel px-3 py-2"
      >
        <p className="mr-auto text-ink-soft">Nothing has been sent yet.</p>
        <Button size="small" onClick={onChangeTopics}>
          Change topics
        </Button>
        <Button size="small" asChild>
          <Link to="/connections" search={{ push }}>
            Change destination
          </Link>
        </Button>
        {sent.length > 0 && plan ? (
          <Button
            size="small"
            kind="primary"
            busy={busy}
            onClick={() =>
              onStart(
                sent.map(({ topicId }) => topicId),
                plan.skipped,
              )
            }
          >
            {busy ? null : <Send />}
            Push {counted(sent.length, 'segment')}
          </Button>
        ) : null}
      </section>
      {error ? <Refusal>{errorMessage(error)}</Refusal> : null}
      {plan ? (
        <Panel title={`What would be sent to ${connection.name}`}>
          <Summary plan={plan} excluded={excluded.size} />
          {plan.plan.length > 0 ? <PlanList plan={plan} excluded={excluded} onExclude={setExcluded} /> : null}
        </Panel>
      ) : problem ? (
        <Failure error={problem} retry={refetch} />
      ) : (
        <LoadingRows rows={8} />
      )}
      <Checks connection={connection} />
    </>
  )
}

const isSent = ({ action }: PlanEntry): boolean => action !== 'refuse'

function Summary({ plan, excluded }: { plan: PushPlan; excluded: number }) {
  const { totalItems, skipped, refused, warned, plan: entries, more } = plan
  const sent = entries.length - refused
  const lookups = entries.filter(({ action }) => action === 'find').length
  const lines: [number: number, words: string, isPart?: true][] = [
    [sent, warned > 0 ? `would be sent, ${count(warned)} of them with a warning` : 'would be sent'],
    [lookups, 'of these, looked up on the platform first because an earlier push was interrupted', true],
    [excluded, 'of these, left out by you', true],
    [refused, 'would not be sent: see why below'],
    [skipped, 'would be skipped: already active here, or being pushed'],
  ]
  return (
    <div className="flex flex-col gap-2 px-4 py-3">
      <ul className="flex flex-col gap-1 tabular-nums">
        {lines
          .filter(([number], at) => at === 0 || number > 0)
          .map(([number, words, isPart]) => (
            <li key={words}>
              <span className="font-medium">{isPart ? count(number) : counted(number, 'segment')}</span>{' '}
              <span className="text-ink-soft">{words}</span>
            </li>
          ))}
      </ul>
      {more ? (
        <p className="rounded-md bg-warn-wash px-3 py-2 text-warn">
          The first {count(entries.length)} of {counted(totalItems, 'segment')} are listed, and only these are pushed.
          The others can be reviewed after them.
        </p>
      ) : null}
    </div>
  )
}
