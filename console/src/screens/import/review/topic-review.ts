/** What people have decided about imported topics, and what they can decide. */
export type TopicReview = {
  isReady: boolean
  /** The next topics, in the order of doubt. */
  remaining: readonly string[]
  remainingCount: number
  /** Those of them that were filed by a guess. */
  uncertain: readonly string[]
  uncertainCount: number
  kept: number
  skipped: number
  keep: (ids: readonly string[]) => void
  keepAll: () => Promise<void>
  /** After the topics were removed from the library. */
  skip: (ids: readonly string[]) => void
  /** Takes decisions back, of topics that are in the library. */
  reopen: (ids: readonly string[]) => Promise<unknown>
}
