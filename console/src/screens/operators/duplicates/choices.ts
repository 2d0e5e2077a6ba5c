import { useState } from 'react'
import type { Cluster } from './queries'

/** What a person decided of a cluster otherwise than the sweep. */
export type Choice = { winnerId: string; leftOut: readonly string[] }

export const membersOf = (cluster: Cluster): { id: string; name: string }[] => [
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

/** As the merge takes it; null where fewer than two are left of it. */
export function decided(cluster: Cluster, { winnerId, leftOut }: Choice) {
  const kept = membersOf(cluster).filter(({ id }) => !leftOut.includes(id))
  const winner = kept.find(({ id }) => id === winnerId)
  const losers = kept.filter(({ id }) => id !== winnerId)
  if (!winner || losers.length === 0) return null
  return {
    winnerId,
    winnerName: winner.name,
    loserIds: losers.map(({ id }) => id),
    loserNames: losers.map(({ name }) => name),
    similarity: cluster.similarity,
  }
}
