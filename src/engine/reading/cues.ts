import { CUES } from '../lexicon/index'
import type { Cue, FoundCues } from '../lexicon/marks'
import { WORD_TRAITS } from '../lexicon/phrase'
import { Matches } from '../lexicon/phrases'
import type { Reading } from './read'

const NONE: never[] = []
const matches = new Matches<Cue>()

const noCues = (): FoundCues => ({
  audience: NONE,
  department: NONE,
  segment: NONE,
  business: NONE,
  industry: NONE,
  sensitivity: NONE,
  unless: NONE,
  children: NONE,
  demographic: NONE,
  language: NONE,
  domain: NONE,
})

const NO_CUES = noCues()

/** Every cue of a name in order, the longest first, also those inside each other, except in what the name excludes. */
export function cuesIn({ written, excluded }: Pick<Reading, 'written' | 'excluded'>): FoundCues {
  const { words } = written
  if ((written.traits & WORD_TRAITS.cued) === 0) return NO_CUES
  let found = NO_CUES
  for (let at = 0; at < words.length; at++) {
    const { traits, cues } = words[at]!
    if ((traits & WORD_TRAITS.cued) === 0 || (excluded !== null && at >= excluded.start && at < excluded.end)) continue
    CUES.matchesFrom(cues, words, at, matches)
    if (matches.count > 0 && found === NO_CUES) found = noCues()
    for (let i = 0; i < matches.count; i++) {
      const meant = matches.values[i]!
      for (let nth = 0; nth < meant.length; nth++) add(found, meant[nth]!, at, matches.ends[i]!)
    }
  }
  return found
}

function add(found: FoundCues, cue: Cue, start: number, end: number): void {
  switch (cue.type) {
    case 'audience':
      found.audience = added(found.audience, { cue, start, end })
      break
    case 'department':
      found.department = added(found.department, { cue, start, end })
      break
    case 'segment':
      found.segment = added(found.segment, { cue, start, end })
      break
    case 'business':
      found.business = added(found.business, { cue, start, end })
      break
    case 'industry':
      found.industry = added(found.industry, { cue, start, end })
      break
    case 'sensitivity':
      found.sensitivity = added(found.sensitivity, { cue, start, end })
      break
    case 'unless':
      found.unless = added(found.unless, { cue, start, end })
      break
    case 'children':
      found.children = added(found.children, { cue, start, end })
      break
    case 'demographic':
      found.demographic = added(found.demographic, { cue, start, end })
      break
    case 'language':
      found.language = added(found.language, { cue, start, end })
      break
    case 'domain':
      found.domain = added(found.domain, { cue, start, end })
  }
}

/** Most lists stay empty: they get an array of their own with their first cue. */
function added<T>(list: T[], found: T): T[] {
  if (list === NONE) return [found]
  list.push(found)
  return list
}
