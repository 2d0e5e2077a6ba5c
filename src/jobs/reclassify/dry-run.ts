import type { Rewrite } from '../../catalog/rewrite/rewrite-topics'
import { DRY_RUN_EXAMPLES } from '../../limits'

type Example = { id: string; topicName: string; previousValues: object; newValues: object }
type DryRun = { changedTopics: number; changes: Record<string, number>; examples: Example[] }

/** Adds a chunk to the result of a dry run: how many topics would change in each field, and examples. */
export function addToDryRun(result: Partial<DryRun>, rewrites: readonly Rewrite[]): DryRun {
  const { changes = {}, examples = [], changedTopics = 0 } = result
  const changed = rewrites.filter(({ previousValues }) => Object.keys(previousValues).length > 0)
  const counts = { ...changes }
  for (const { previousValues } of changed) {
    for (const field of Object.keys(previousValues)) counts[field] = (counts[field] ?? 0) + 1
  }
  const newExamples = changed.slice(0, DRY_RUN_EXAMPLES - examples.length).map(toExample)
  return { changedTopics: changedTopics + changed.length, changes: counts, examples: [...examples, ...newExamples] }
}

const toExample = ({ topic, fields, outputs, previousValues }: Rewrite): Example => {
  const after: Record<string, unknown> = { ...fields, ...outputs }
  const newValues = Object.fromEntries(Object.keys(previousValues).map((field) => [field, after[field]]))
  return { id: topic.id, topicName: topic.topic_name, previousValues, newValues }
}
