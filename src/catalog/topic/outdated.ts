import { ENGINE_VERSION } from '../../engine'

const VERSION = /^\d{1,9}(?:\.\d{1,9})*$/
const partsOf = (version: string): number[] => version.split('.').map(Number)
const CURRENT = partsOf(ENGINE_VERSION)

/** Whether an engine older than the current one classified a topic. What is not a version counts as older. */
export function isOutdated(version: string): boolean {
  if (!VERSION.test(version)) return true
  const parts = partsOf(version)
  const at = CURRENT.findIndex((part, index) => part !== parts[index])
  return at >= 0 && (parts[at] ?? -1) < CURRENT[at]!
}

/** The same in SQL. Most topics have the current version, and cost one comparison. */
export const outdatedCondition = (column: string): string =>
  `(${column} <> '${ENGINE_VERSION}' AND CASE WHEN ${column} ~ '^\\d{1,9}(\\.\\d{1,9})*$'
    THEN string_to_array(${column}, '.')::int[] < '{${CURRENT.join(',')}}' ELSE true END)`
