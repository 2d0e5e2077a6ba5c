import type { TopicOutputs } from './outputs'
import { OUTPUT_NAMES } from './record'

export const changedOutputs = (before: TopicOutputs, after: TopicOutputs): (keyof TopicOutputs)[] =>
  OUTPUT_NAMES.filter((name) =>
    name === 'platform_outputs' ? !isSameByPlatform(before[name], after[name]) : before[name] !== after[name],
  )

/** Ignores the order of keys, which jsonb doesn't keep. */
function isSameByPlatform(before: TopicOutputs['platform_outputs'], after: TopicOutputs['platform_outputs']): boolean {
  const platforms = Object.keys(after)
  return (
    platforms.length === Object.keys(before).length &&
    platforms.every((key) => {
      const [a, b] = [before[key], after[key]]
      return a?.name === b?.name && a?.description === b?.description
    })
  )
}
