import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { usePermission } from '../../api/session'
import { Button } from '../../ui/button'
import { counted } from '../../ui/format'
import { Page } from '../../ui/page'
import { Failure, Skeleton } from '../../ui/states'
import { useNavigateHere } from '../../ui/use-navigate-here'
import { HygieneCard } from './card'
import { hygieneQuery, startRefresh } from './queries'
import { RefreshAllDialog } from './refresh-all-dialog'
import { OpenRefresh, RefreshJob } from './refresh-job'

/** What is out of date in the library and on platforms, and how to update it. */
export function Hygiene() {
  const { job } = useSearch({ from: '/shell/hygiene' })
  const navigate = useNavigateHere('/hygiene')
  const { data, error, refetch } = useQuery(hygieneQuery)
  const open = (jobId: string) => navigate({ search: { job: jobId } })
  return (
    <Page title="Hygiene" lead="What is out of date in your library and on your platforms.">
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
            An earlier version of the engine classified them. Reclassify them for better results.
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
                {job ? null : <RefreshAll action="Refresh all" counts={data} onStarted={open} />}
              </>
            }
          >
            If they were pushed now, they would have another name, description or engine version.
          </HygieneCard>
          <HygieneCard
            title="No external ID"
            value={data.topicsWithoutExternalId}
            of={data.topics}
            things="topics"
            action={
              <Button asChild>
                <Link to="/library" search={{ hasExternalId: 'false' }}>
                  View topics
                </Link>
              </Button>
            }
          >
            Your systems cannot match these topics with their own records.
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
            {counted(data.pendingActivations, 'activation is', 'activations are')} not finished: a push or a refresh was
            interrupted, or a refresh is running.{' '}
            <Link
              to="/activations"
              search={{ status: 'pending' }}
              className="rounded text-accent underline underline-offset-2"
            >
              View them
            </Link>
          </p>
          {job ? null : <RefreshAll action="Finish" counts={data} onStarted={open} />}
        </section>
      ) : null}
      {job ? (
        <RefreshJob jobId={job} onOpen={open} onClose={() => navigate({ search: {} })} />
      ) : (
        <OpenRefresh onOpen={open} />
      )}
    </Page>
  )
}

type RefreshAllProps = {
  action: string
  counts: { staleActivations: number; pendingActivations: number }
  onStarted: (jobId: string) => void
}

/** One job for both: it refreshes what is stale and finishes what was interrupted. */
function RefreshAll({ action, counts, onStarted }: RefreshAllProps) {
  const { staleActivations: stale, pendingActivations: pending } = counts
  const [isAsking, setIsAsking] = useState(false)
  const mayActivate = usePermission('activate')
  const start = useMutation({
    mutationFn: startRefresh,
    onSuccess: ({ jobId }) => onStarted(jobId),
    onSettled: () => setIsAsking(false),
  })
  if (!mayActivate) return null
  return (
    <>
      <Button kind="primary" onClick={() => setIsAsking(true)}>
        <RefreshCw />
        {action}
      </Button>
      {isAsking ? (
        <RefreshAllDialog
          title={stale > 0 ? `Refresh ${counted(stale, 'activation')}?` : `Finish ${counted(pending, 'activation')}?`}
          action={action}
          busy={start.isPending}
          onConfirm={() => start.mutate()}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
