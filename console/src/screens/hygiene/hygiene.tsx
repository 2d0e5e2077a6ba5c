import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { meQuery, usePermission } from '../../api/session'
import { startDrive } from '../../runs/drive'
import { lastRun, rememberRun } from '../../runs/last-run'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/confirm'
import { Page } from '../../ui/page'
import { Failure, Skeleton } from '../../ui/states'
import { counted } from '../../ui/words'
import { HygieneCard } from './card'
import { beginRefresh, hygieneQuery } from './queries'
import { driveRefresh, RefreshJob, UnfinishedRefresh } from './refresh-job'

/** What has grown old since it was classified or pushed, and how to bring it up to date. */
export function Hygiene() {
  const { job } = useSearch({ from: '/shell/hygiene' })
  const navigate = useNavigate({ from: '/hygiene' })
  const { data: me } = useQuery(meQuery)
  const { data, error, refetch } = useQuery(hygieneQuery)
  const organization = me?.organization.id ?? ''
  const open = (jobId: string) => navigate({ search: { job: jobId } })
  return (
    <Page title="Hygiene" lead="What has grown old since it was classified or pushed.">
      {error && !data ? (
        <Failure error={error} retry={refetch} />
      ) : !data ? (
        <div role="status" aria-label="Loading" className="grid gap-4 lg:grid-cols-3">
          {['one', 'two', 'three'].map((card) => (
            <Skeleton key={card} className="h-56" />
          ))}
        </div>
      ) : (
        <div className="grid gap-4 lg:grid-cols-3">
          <HygieneCard
            title="Outdated topics"
            value={data.outdatedTopics}
            of={data.topics}
            things="topics"
            action={
              <Button asChild>
                <Link to="/library" search={{ outdated: 'true' }}>
                  Reclassify in the library
                </Link>
              </Button>
            }
          >
            Classified by an earlier version of the engine. Reclassify them to have its better judgment.
          </HygieneCard>
          <HygieneCard
            title="Stale activations"
            value={data.staleActivations}
            of={data.activeActivations}
            things="active"
            action={
              <>
                <Button asChild>
                  <Link to="/activations" search={{ stale: 'true' }}>
                    See what differs
                  </Link>
                </Button>
                {job ? null : (
                  <RefreshAll action="Refresh all" counts={data} organization={organization} onBegun={open} />
                )}
              </>
            }
          >
            On a platform under a name, a description or an engine version that is no longer the topic’s own.
          </HygieneCard>
          <HygieneCard
            title="Without an external id"
            value={data.topicsWithoutExternalId}
            of={data.topics}
            things="topics"
            action={
              <Button asChild>
                <Link to="/library" search={{ hasExternalId: 'false' }}>
                  See them
                </Link>
              </Button>
            }
          >
            Your own systems cannot tell which of their records these are.
          </HygieneCard>
        </div>
      )}
      {data && data.failedActivations > 0 ? (
        <p className="text-ink-soft">
          The last push of {counted(data.failedActivations, 'topic')} failed.{' '}
          <Link
            to="/activations"
            search={{ status: 'error' }}
            className="rounded text-accent underline underline-offset-2"
          >
            See why
          </Link>
        </p>
      ) : null}
      {data && data.pendingActivations > 0 ? (
        <section
          aria-label="Unfinished activations"
          className="flex flex-wrap items-center justify-between gap-2 rounded-lg border bg-panel px-4 py-2.5"
        >
          <p>
            {counted(data.pendingActivations, 'activation')} not finished: a refresh is under way, or was cut off.{' '}
            <Link
              to="/activations"
              search={{ status: 'pending' }}
              className="rounded text-accent underline underline-offset-2"
            >
              See which
            </Link>
          </p>
          {job ? null : <RefreshAll action="Finish" counts={data} organization={organization} onBegun={open} />}
        </section>
      ) : null}
      {job ? (
        <RefreshJob jobId={job} onClose={() => navigate({ search: {} })} />
      ) : (
        <UnfinishedRefresh jobId={lastRun('refresh', organization)} onOpen={open} />
      )}
    </Page>
  )
}

type RefreshAllProps = {
  action: string
  counts: { staleActivations: number; pendingActivations: number }
  organization: string
  onBegun: (jobId: string) => void
}

/** One job for both: what is stale is refreshed, what was cut off is finished. */
function RefreshAll({ action, counts, organization, onBegun }: RefreshAllProps) {
  const { staleActivations: stale, pendingActivations: pending } = counts
  const [asking, setAsking] = useState(false)
  const cache = useQueryClient()
  const mayActivate = usePermission('activate')
  const begin = useMutation({
    mutationFn: beginRefresh,
    onSuccess: ({ jobId }) => {
      rememberRun('refresh', organization, jobId)
      const { step, onStep } = driveRefresh(cache, jobId)
      startDrive(jobId, step, onStep)
      onBegun(jobId)
    },
    onSettled: () => setAsking(false),
  })
  if (!mayActivate) return null
  return (
    <>
      <Button kind="primary" onClick={() => setAsking(true)}>
        <RefreshCw />
        {action}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={stale > 0 ? `Refresh ${counted(stale, 'activation')}?` : `Finish ${counted(pending, 'activation')}?`}
        action={action}
        busy={begin.isPending}
        onConfirm={() => begin.mutate()}
      >
        {stale > 0 ? (
          <p>
            Each segment is taken off its platform and created anew with its current name and description. It gets a new
            id there, so campaigns that use the old one must be changed.
          </p>
        ) : null}
        {pending > 0 ? (
          <p>
            {counted(pending, 'activation')} that a refresh or a push left unfinished: each is looked for on its
            platform, and created where it is missing.
          </p>
        ) : null}
      </Confirm>
    </>
  )
}
