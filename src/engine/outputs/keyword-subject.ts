import type { Reading } from '../reading/read'
import type { Activity } from '../scoring/activity'
import type { Vote } from '../scoring/vote'
import type { TaxonomyNode } from '../taxonomy/tree'
import type { Sensitivity } from '../taxonomy/vocabulary'

/** What keywords are made from. */
export type KeywordSubject = {
  /** As it is shown. */
  topicName: string
  reading: Reading
  node: TaxonomyNode
  /** Words of the name led to the node. Else it is only where the category files the rest. */
  isNodeFound: boolean
  /** What the people of the name do, if that led to the node. */
  activity: Activity | null
  /** Nothing is known of the name. */
  isUncertain: boolean
  /** The category may be wrong: what only it says of the topic is left out. */
  isDoubtful: boolean
  /** For the topic's category, the heaviest first. */
  votes: readonly Vote[]
  sensitivity: Sensitivity
}
