import { useMutation } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { usePermission } from '../../api/session'
import { SELECTED_IN_ADDRESS, type Selected } from '../../tables/use-selection'
import { NoPermission, Notice } from '../../ui/states'
import { useNavigateHere } from '../../ui/use-navigate-here'
import { ConnectionPage } from '../connections/connection-page'
import type { Connection } from '../connections/queries'
import type { Pushed } from '../connections/search'
import { takesPushes } from '../connections/words'
import { type Choice, choiceOf, forget, isSame, pushedOf } from './choice'
import { ChooseTopics } from './choose-topics'
import { PushRun } from './push-run'
import { beginPush } from './queries'
import { ReviewPush } from './review-push'

/** Pushes topics to a platform: choosing them, the checks, and the progress. */
export function Push() {
  const { id } = useParams({ from: '/shell/connections/$id/push' })
  return (
    <ConnectionPage id={id} title={({ name }) => `Push to ${name}`}>
      {(connection) => (takesPushes(connection) ? <Run key={id} connection={connection} /> : <OnlySource />)}
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
  const { run, push, list, skipped } = useSearch({ from: '/shell/connections/$id/push' })
  const navigate = useNavigateHere('/connections/$id/push')
  const mayActivate = usePermission('activate')
  const choice = useMemo(() => choiceOf(push), [push])
  const begin = useMutation({
    meta: { shownInPlace: true },
    mutationFn: ({ topicIds }: { topicIds: string[]; skipped: number }) => beginPush(id, topicIds),
    onSuccess: ({ runId }, { skipped }) => navigate({ search: { run: runId, skipped: skipped || undefined } }),
  })
  const ticked = useRef<Pushed | undefined>(undefined)
  /** A choice that is larger than what the list has of it in the address. */
  const keep = (chosen: Selected): Pushed | undefined => {
    // Each tick makes another one. What the review before shows is left alone.
    if (isSame(ticked.current, push)) forget(push)
    const isLarge = chosen !== 'all' && chosen.size > SELECTED_IN_ADDRESS
    ticked.current = isLarge ? pushedOf({ topicIds: [...chosen] }) : undefined
    return ticked.current
  }
  const open = (runId: string) => navigate({ search: { run: runId } })
  if (run) {
    return (
      <PushRun
        connection={connection}
        runId={run}
        skipped={skipped ?? 0}
        onOpen={open}
        onAgain={() => navigate({ search: {} })}
      />
    )
  }
  if (!mayActivate) return <NoPermission />
  if (choice && push && !list) {
    return (
      <ReviewPush
        connection={connection}
        choice={choice}
        push={push}
        busy={begin.isPending}
        error={begin.error}
        onChangeTopics={() => navigate({ search: { push, list: 'filters' in choice ? choice.filters : {} } })}
        onStart={(topicIds, skipped) => begin.mutate({ topicIds, skipped })}
      />
    )
  }
  return (
    <ChooseTopics
      connectionId={id}
      list={list ?? {}}
      selected={list?.selected ?? selectedOf(choice)}
      onChange={(next, chosen) => {
        const changed = chosen ? { push: keep(chosen) } : {}
        navigate({ search: (before) => ({ ...before, ...changed, list: next }), replace: true })
      }}
      onOpenRun={open}
      onChosen={(chosen) => navigate({ search: { push: pushedOf(chosen) } })}
    />
  )
}

/** What was chosen before, as the list of topics reads it. */
function selectedOf(choice: Choice | undefined): string | undefined {
  if (!choice) return undefined
  return 'filters' in choice ? 'all' : choice.topicIds.join(',')
}
