/** What people have decided about imported topics, and what they can decide. */
export type TopicReview = {
  isReady: boolean
  /** The next topics, those filed by a guess first. */
  remaining: readonly string[]
  remainingCount: number
  /** Those of them that were filed by a guess. */
  uncertain: readonly string[]
  uncertainCount: number
  kept: number
  skipped: number
  keep: (id: string) => void
  keepAll: () => Promise<void>
  /** After the topic was removed from the library. */
  skip: (id: string) => void
}
