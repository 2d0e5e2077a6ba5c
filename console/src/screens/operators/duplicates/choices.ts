import { useState } from 'react'
import type { Cluster } from './queries'

/** What a person decided of a cluster otherwise than the sweep. */
export type Choice = { winnerId: string; leftOut: readonly string[] }

export const membersOf = (cluster: Cluster): Member[] => [
  { id: cluster.winnerId, name: cluster.winnerName },
  ...cluster.loserIds.map((id, at) => ({ id, name: cluster.loserNames[at] ?? id })),
]

const asFound = ({ winnerId }: Cluster): Choice => ({ winnerId, leftOut: [] })

export function useChoices() {
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const of = (cluster: Cluster): Choice => choices[cluster.winnerId] ?? asFound(cluster)
  return {
    of,
    change: (cluster: Cluster, part: Partial<Choice>) =>
      setChoices({ ...choices, [cluster.winnerId]: { ...of(cluster), ...part } }),
  }
}
export type Choices = ReturnType<typeof useChoices>

type Member = { id: string; name: string }
type IsGone = (member: Member) => boolean

/** The one that stays: as chosen, or the next where that one was merged or archived meanwhile. */
export const winnerOf = (cluster: Cluster, { winnerId, leftOut }: Choice, isGone: IsGone): Member | undefined => {
  const kept = membersOf(cluster).filter((member) => !leftOut.includes(member.id) && !isGone(member))
  return kept.find(({ id }) => id === winnerId) ?? kept[0]
}

/** As the merge takes it; null where fewer than two are left of it. */
export function decided(cluster: Cluster, choice: Choice, isGone: IsGone) {
  const winner = winnerOf(cluster, choice, isGone)
  const losers = membersOf(cluster).filter(
    (member) => member.id !== winner?.id && !choice.leftOut.includes(member.id) && !isGone(member),
  )
  if (!winner || losers.length === 0) return null
  return {
    winnerId: winner.id,
    winnerName: winner.name,
    loserIds: losers.map(({ id }) => id),
    loserNames: losers.map(({ name }) => name),
    similarity: cluster.similarity,
  }
}
