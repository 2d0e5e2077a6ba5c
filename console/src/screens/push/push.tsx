import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import { usePermission } from '../../api/session'
import { NoPermission, Notice } from '../../ui/states'
import { ConnectionPage } from '../connections/connection-page'
import type { Connection } from '../connections/queries'
import type { Pushed } from '../connections/search'
import { takesPushes } from '../connections/words'
import { ChooseTopics } from './choose-topics'
import { Checks } from './preflight'
import { PushRun } from './push-run'
import { beginPush } from './queries'

/** Pushes topics to a platform: choosing them, the checks, and the progress. */
export function Push() {
  const { id } = useParams({ from: '/shell/connections/$id/push' })
  return (
    <ConnectionPage id={id} title={({ name }) => `Push to ${name}`}>
      {(connection) => (takesPushes(connection) ? <Run connection={connection} /> : <OnlySource />)}
    </ConnectionPage>
  )
}

const OnlySource = () => (
  <Notice icon={ArrowLeftRight} title="This connection is a source">
    It is set up for reading only. Add another connection to push to the same system.
  </Notice>
)

function Run({ connection }: { connection: Connection }) {
  const { id } = connection
  const { run, push, skipped } = useSearch({ from: '/shell/connections/$id/push' })
  const navigate = useNavigate({ from: '/connections/$id/push' })
  const mayActivate = usePermission('activate')
  const begin = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (chosen: Pushed) => beginPush(id, chosen),
    onSuccess: ({ runId, skipped }) => navigate({ search: { run: runId, skipped: skipped || undefined } }),
  })
  if (run) {
    return (
      <PushRun
        connection={connection}
        runId={run}
        skipped={skipped ?? 0}
        onOpen={(runId) => navigate({ search: { run: runId } })}
        onAgain={() => navigate({ search: {} })}
      />
    )
  }
  if (!mayActivate) return <NoPermission />
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <ChooseTopics
        id={id}
        push={push ?? { filters: {} }}
        onChange={(next) => navigate({ search: { push: next }, replace: true })}
        onOpenRun={(runId) => navigate({ search: { run: runId } })}
        busy={begin.isPending}
        error={begin.error}
        onStart={begin.mutate}
      />
      <Checks connection={connection} />
    </div>
  )
}
