import { useState } from 'react'
import type { Cluster } from './queries'

/** What a person decided about a cluster. */
export type Choice = { winnerId: string; leftOut: readonly string[] }

export const membersOf = (cluster: Cluster): Member[] => [
  { id: cluster.winnerId, name: cluster.winnerName },
  ...cluster.loserIds.map((id, at) => ({ id, name: cluster.loserNames[at] ?? id })),
]

const suggestedChoice = ({ winnerId }: Cluster): Choice => ({ winnerId, leftOut: [] })

export function useChoices() {
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const of = (cluster: Cluster): Choice => choices[cluster.winnerId] ?? suggestedChoice(cluster)
  return {
    of,
    change: (cluster: Cluster, part: Partial<Choice>) =>
      setChoices({ ...choices, [cluster.winnerId]: { ...of(cluster), ...part } }),
  }
}
export type Choices = ReturnType<typeof useChoices>

type Member = { id: string; name: string }
type IsGone = (member: Member) => boolean

/** The topic to keep: the chosen one, or the next if that one was merged or archived meanwhile. */
export const winnerOf = (cluster: Cluster, { winnerId, leftOut }: Choice, isGone: IsGone): Member | undefined => {
  const candidates = membersOf(cluster).filter((member) => !leftOut.includes(member.id) && !isGone(member))
  return candidates.find(({ id }) => id === winnerId) ?? candidates[0]
}

/** The cluster for the merge job; null if fewer than two topics are left. */
export function mergeOf(cluster: Cluster, choice: Choice, isGone: IsGone) {
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
