import { Link } from '@tanstack/react-router'
import { EngineCounts } from '../../../topics/engine-counts'
import { Button } from '../../../ui/button'
import { count, counted } from '../../../ui/format'
import { Panel } from '../../../ui/page'
import { useFieldName, ValueChange } from '../../library/panel/value-change'
import { PlainTable } from '../plain-table'
import type { Job } from './queries'

type Values = Record<string, unknown>
type Example = { id: string; topicName: string; previousValues: Values; newValues: Values }
type DryRun = { changedTopics: number; changes: Record<string, number>; examples: Example[] }
type Missing = { activationId: string; platformSegmentId: string; topicName: string; connectionId: string }
type EngineResult = { engines: { local: number; llm: number; llm_failed: number }; tokens: number; cost: number }
type Comparison = { adopted: number; missingCount: number; missing: Missing[] }

/** What a job has found, by what its result holds: any type may use these shapes. */
export function JobResult({ job }: { job: Job }) {
  return (
    <>
      {typeof job.result.providerError === 'string' ? (
        <p role="status" className="rounded-md bg-warn-wash px-3 py-2 break-words text-warn">
          The job is waiting for the LLM provider, which answered: {job.result.providerError}
        </p>
      ) : null}
      {job.result.engines ? <Engines {...(job.result as EngineResult)} /> : null}
      <Findings job={job} />
    </>
  )
}

function Findings({ job: { id, result } }: { job: Job }) {
  if (result.changes) return <DryRunResult {...(result as DryRun)} />
  if (Array.isArray(result.clusters)) {
    return <Duplicates jobId={id} clusters={result.clusters.length} isTruncated={result.truncated === true} />
  }
  if (result.missing) return <MissingSegments {...(result as Comparison)} />
  return null
}

const Engines = ({ engines: { local, llm, llm_failed }, tokens, cost }: EngineResult) => (
  <Panel title="Engines">
    <div className="p-4">
      <EngineCounts local={local} llm={llm} failed={llm_failed} tokens={tokens} cost={cost} />
    </div>
  </Panel>
)

function DryRunResult({ changedTopics, changes, examples }: DryRun) {
  const fieldName = useFieldName()
  const fields = Object.entries(changes).sort(([, a], [, b]) => b - a)
  const most = Math.max(1, ...fields.map(([, topics]) => topics))
  return (
    <>
      <Panel title={`${counted(changedTopics, 'topic')} would change`}>
        {fields.length === 0 ? <p className="p-4 text-ink-soft">Nothing would change.</p> : null}
        <ul className="flex flex-col gap-2 p-4 empty:hidden">
          {fields.map(([field, topics]) => (
            <li key={field} className="grid grid-cols-[minmax(0,13rem)_1fr_4rem] items-center gap-3">
              <span className="truncate text-ink-soft">{fieldName(field)}</span>
              <span aria-hidden className="h-2 rounded-full bg-sunken">
                <span className="block h-full rounded-full bg-accent" style={{ width: `${(topics / most) * 100}%` }} />
              </span>
              <span className="text-right tabular-nums">{count(topics)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      {examples.length > 0 ? (
        <Panel title="Examples">
          <ul className="divide-y">
            {examples.map((example) => (
              <li key={example.id} className="px-4 py-3">
                <h3 className="mb-1.5 font-medium">{example.topicName}</h3>
                <dl className="grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-1">
                  {Object.keys(example.previousValues).map((field) => (
                    <ValueChange
                      key={field}
                      field={field}
                      before={example.previousValues[field]}
                      after={example.newValues[field]}
                    />
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  )
}

type DuplicatesProps = { jobId: string; clusters: number; isTruncated: boolean }

const Duplicates = ({ jobId, clusters, isTruncated }: DuplicatesProps) => (
  <Panel title="Duplicates">
    <div className="flex flex-wrap items-center justify-between gap-3 p-4">
      <p>
        {counted(clusters, 'cluster')} of nearly identical topics.
        {isTruncated ? ' There are more. Merge these, then search again to find them.' : ''}
      </p>
      {clusters > 0 ? (
        <Button asChild kind="primary">
          <Link to="/operators/duplicates" search={{ sweep: jobId }}>
            Review them
          </Link>
        </Button>
      ) : null}
    </div>
  </Panel>
)

const MissingSegments = ({ adopted, missingCount, missing }: Comparison) => (
  <Panel title="Comparison">
    <p className="p-4">
      {counted(adopted, 'activation')} turned out to be live. {counted(missingCount, 'segment')} that should be live
      {missingCount === 1 ? ' is' : ' are'} missing on the platform.
    </p>
    {missing.length > 0 ? (
      <PlainTable
        label="Missing segments"
        rows={missing}
        keyOf={({ activationId }) => activationId}
        columns={[
          { title: 'Topic', cell: ({ topicName }) => topicName },
          { title: 'Segment ID', cell: ({ platformSegmentId }) => platformSegmentId },
          { title: 'Connection', onlyWide: true, cell: ({ connectionId }) => connectionId },
        ]}
      />
    ) : null}
  </Panel>
)
