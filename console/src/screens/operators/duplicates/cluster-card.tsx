import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Selection } from '../../../tables/use-selection'
import { Badge } from '../../../ui/badge'
import { cx } from '../../../ui/class-names'
import { counted, day } from '../../../ui/format'
import { Skeleton } from '../../../ui/states'
import { type GlobalTopic, globalTopic } from '../topics/queries'
import { type Choice, membersOf, winnerOf } from './choices'
import { Outputs } from './outputs'
import { type Cluster, isGone, usesQuery } from './queries'

type Props = { cluster: Cluster; choice: Choice; onChoice: (part: Partial<Choice>) => void; selection: Selection }

const similarityFormat = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** The topics of a cluster side by side: one is kept, some may be left out. */
export function ClusterCard({ cluster, choice, onChoice, selection }: Props) {
  const members = membersOf(cluster)
  const queries = useQueries({ queries: members.map(({ id }) => globalTopic(id)) })
  const { data: uses } = useQuery(usesQuery(members.map(({ id }) => id)))
  const isLoading = queries.some(({ isPending }) => isPending)
  const topics = new Map(queries.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
  const isOver = members.filter(({ id }) => !isGone(topics.get(id))).length < 2
  const winner = winnerOf(cluster, choice, ({ id }) => isGone(topics.get(id)))
  const out = (id: string) => choice.leftOut.includes(id)
  const toggle = (id: string, isIn: boolean) =>
    onChoice({ leftOut: isIn ? choice.leftOut.filter((other) => other !== id) : [...choice.leftOut, id] })
  return (
    <li className="rounded-lg border bg-panel">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2.5">
        <label className="flex min-w-0 flex-1 items-center gap-2.5 font-semibold">
          <input
            type="checkbox"
            aria-label={`Select ${cluster.winnerName}`}
            className="size-4 shrink-0 accent-(--accent)"
            disabled={isOver || selection.selected === 'all'}
            checked={!isOver && selection.has(cluster.winnerId)}
            onChange={({ target }) => selection.set([cluster.winnerId], target.checked)}
          />
          <span className="min-w-0 truncate">{cluster.winnerName}</span>
        </label>
        <span className="text-xs text-ink-soft tabular-nums">
          {similarityFormat.format(cluster.similarity)} similar
        </span>
        {isOver ? <Badge tone="good">Nothing left to merge</Badge> : null}
      </header>
      <ul className="flex flex-wrap gap-px overflow-hidden rounded-b-lg bg-line">
        {members.map(({ id, name }) => (
          <Member
            key={id}
            name={name}
            topic={topics.get(id)}
            kept={winner && winner.id !== id ? topics.get(winner.id) : undefined}
            uses={uses?.get(id)}
            isLoading={isLoading}
            isSuggested={id === cluster.winnerId}
            isWinner={id === winner?.id}
            isOut={out(id)}
            group={cluster.winnerId}
            onWin={() => onChoice({ winnerId: id, leftOut: choice.leftOut.filter((other) => other !== id) })}
            onToggle={(isIn) => toggle(id, isIn)}
          />
        ))}
      </ul>
    </li>
  )
}

type MemberProps = {
  name: string
  topic: GlobalTopic | undefined
  /** The topic that this one would be merged into. */
  kept: GlobalTopic | undefined
  uses: { libraries: number; activations: number } | undefined
  isLoading: boolean
  isSuggested: boolean
  isWinner: boolean
  isOut: boolean
  group: string
  onWin: () => void
  onToggle: (isIn: boolean) => void
}

function Member(props: MemberProps) {
  const { name, topic, isWinner, isOut } = props
  const hasLeft = isGone(topic)
  const record = hasLeft ? undefined : topic
  const id = useId()
  return (
    <li className={cx('flex min-w-0 flex-1 basis-72 flex-col gap-1.5 bg-panel px-4 py-3', isOut && 'bg-sunken')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs">
        <label className="flex items-center gap-1.5">
          <input
            type="radio"
            name={props.group}
            aria-describedby={id}
            className="accent-(--accent)"
            disabled={hasLeft}
            checked={isWinner}
            onChange={props.onWin}
          />
          {isWinner ? 'Kept' : 'Keep this one'}
        </label>
        {isWinner ? null : (
          <label className="flex items-center gap-1.5">
            <input
              type="checkbox"
              aria-describedby={id}
              className="accent-(--accent)"
              disabled={hasLeft}
              checked={!isOut}
              onChange={({ target }) => props.onToggle(target.checked)}
            />
            Merge
          </label>
        )}
        {props.isSuggested ? <Badge tone="accent">In most libraries</Badge> : null}
        {hasLeft ? <Badge>No longer in the catalog</Badge> : null}
      </div>
      <p id={id} className={cx('font-medium break-words', isOut && 'text-ink-soft')}>
        {record ? (
          <Link
            to="/operators/topics"
            search={{ search: record.topicName, topic: record.id }}
            className="rounded hover:underline"
          >
            {record.topicName}
          </Link>
        ) : (
          name
        )}
      </p>
      {record ? (
        <>
          {props.uses ? (
            <p className="text-xs tabular-nums">
              In <strong>{counted(props.uses.libraries, 'library', 'libraries')}</strong>,{' '}
              {counted(props.uses.activations, 'active segment')}
            </p>
          ) : null}
          <p className="text-xs text-ink-soft">
            {record.segmentType} · {record.parentCategory} · {record.taxonomyPath} · added {day(record.createdAt)}
          </p>
          <Outputs topic={record} kept={props.kept} />
        </>
      ) : props.isLoading ? (
        <Skeleton className="h-4 w-3/5" />
      ) : null}
    </li>
  )
}
