import { isMark, isResidue, isWindowOf } from '../lexicon/leaf-marks'
import { isMarket } from '../lexicon/seller-words'
import { withoutNoise } from './noise'
import { SEPARATOR, withPathSigns } from './path-signs'

const OF_PATH = /[>›»→|]/

/** A score, a share or a market tells two lists of one topic apart; a window of time is a matter of the day. */
const isDistinction = (part: string): boolean => isMarket(part) || (isMark(part) && withoutNoise(part) === part)

/** Of "US: SUVs - Top 5%" the market and the share. In the middle of a path a market only says how the list is built. */
export function distinctionsOf(name: string): readonly string[] {
  const signed = withPathSigns(name)
  if (!SEPARATOR.test(signed)) return []
  const parts = signed
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isResidue(part) && !isWindowOf(part, ''))
  const start = OF_PATH.test(signed) ? parts.findLastIndex((part) => !isDistinction(part)) + 1 : 0
  return parts.slice(start).filter(isDistinction)
}

const BRACKETED = /^(.*\S) \(([^()]+)\)$/u

/** A name as `topicName` shows it, "SUVs (Top 5%, US)", without them; other names as they are. */
export function withoutDistinctions(name: string): { name: string; distinctions: readonly string[] } {
  const [, bare = '', inside = ''] = name.endsWith(')') ? (BRACKETED.exec(name) ?? []) : []
  const parts = inside.split(', ')
  return bare !== '' && parts.every(isDistinction) ? { name: bare, distinctions: parts } : { name, distinctions: [] }
}
