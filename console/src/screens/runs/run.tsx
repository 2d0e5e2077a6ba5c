import { Link, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, FileQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/client'
import { Failures } from '../../runs/failures'
import { Figures } from '../../runs/figures'
import { isOpen, type RunDetail } from '../../runs/queries'
import { RunPanel } from '../../runs/run-panel'
import { useRun } from '../../runs/use-run'
import { KIND_WORDS, startedBy, titleOf } from '../../runs/words'
import { Button } from '../../ui/button'
import { moment } from '../../ui/format'
import { Page, Panel } from '../../ui/page'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { UndoButton } from '../../undo/undo-button'

export function Run() {
  const { id } = useParams({ from: '/shell/runs/$id' })
  const { system: isSystem = false } = useSearch({ from: '/shell/runs/$id' })
  const { data: run, error, refetch } = useRun(id, isSystem)
  return (
    <Page
      title={run ? titleOf(run) : 'Run'}
      lead={run ? `Started ${moment(run.createdAt)} by ${startedBy(run)}` : null}
      actions={
        <>
          {run?.kind === 'edit' ? <UndoButton run={run} /> : null}
          <Button asChild kind="quiet">
            <Link to="/runs">
              <ArrowLeft />
              All runs
            </Link>
          </Button>
        </>
      }
    >
      {run ? (
        <Parts run={run} isSystem={isSystem} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <Notice icon={FileQuestion} title="Run not found">
          Check the address. The run may also belong to another organization.
        </Notice>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <LoadingRows rows={4} />
      )}
    </Page>
  )
}

function Parts({ run, isSystem }: { run: RunDetail; isSystem: boolean }) {
  const { kind, counts, progress } = run
  const { success, skipped, things } = KIND_WORDS[kind]
  return (
    <>
      <RunPanel run={run} isSystem={isSystem}>
        <Figures
          figures={[
            { name: 'Done', value: counts.success, note: success },
            ...(kind === 'push' ? [] : [{ name: 'Skipped', value: counts.skipped, note: skipped }]),
            { name: 'Errors', value: counts.errors, note: 'could not be done', isBad: counts.errors > 0 },
            ...(progress.total === null
              ? []
              : [
                  {
                    name: 'Left',
                    value: Math.max(0, progress.total - progress.processed),
                    note: isOpen(run) ? `${things} to do` : 'not done',
                  },
                ]),
          ]}
        />
      </RunPanel>
      <Failures run={run} isSystem={isSystem} />
      <Panel title="Details">
        <dl className="grid grid-cols-[8rem_1fr] gap-x-4 gap-y-1.5 p-4">
          <Fact name="Kind">{KIND_WORDS[kind].label}</Fact>
          <Fact name="Started by">{startedBy(run)}</Fact>
          <Fact name="Driven by">{run.driver === 'server' ? 'The server' : 'The program that started it'}</Fact>
          {run.startedAt ? <Fact name="Started">{moment(run.startedAt)}</Fact> : null}
          {run.completedAt ? <Fact name="Ended">{moment(run.completedAt)}</Fact> : null}
          <Fact name="Id">
            <span className="font-mono text-xs break-all">{run.id}</span>
          </Fact>
        </dl>
      </Panel>
      <OwnPage run={run} isSystem={isSystem} />
    </>
  )
}

/** The page of its kind tells more: findings of a push, the review of an import, the result of a job. */
function OwnPage({ run, isSystem }: { run: RunDetail; isSystem: boolean }) {
  const link = ownPage(run, isSystem)
  return link ? (
    <Button asChild className="self-start">
      {link}
    </Button>
  ) : null
}

function ownPage({ id, kind, title, connection }: RunDetail, isSystem: boolean): ReactNode {
  if (isSystem) {
    return kind === 'job' ? (
      <Link to="/operators/jobs/$id" params={{ id }}>
        Open the job
        <ArrowRight />
      </Link>
    ) : null
  }
  if (kind === 'import') {
    return (
      <Link to="/import/$batchId" params={{ batchId: id }}>
        Open the import
        <ArrowRight />
      </Link>
    )
  }
  if (kind === 'job') {
    return title === 'refresh_activations' ? (
      <Link to="/hygiene" search={{ job: id }}>
        Open in Hygiene
        <ArrowRight />
      </Link>
    ) : null
  }
  if (!connection?.name) return null
  return kind === 'push' ? (
    <Link to="/connections/$id/push" params={{ id: connection.id }} search={{ run: id }}>
      Open the push
      <ArrowRight />
    </Link>
  ) : (
    <Link to="/connections/$id/sync" params={{ id: connection.id }} search={{ run: id }}>
      Open the sync
      <ArrowRight />
    </Link>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-xs leading-5 text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
)
