import { PhraseTable } from '../lexicon/phrase-table'
import { HIGHLY_SENSITIVE, PARENT_CATEGORIES, SEGMENT_TYPES } from '../taxonomy/vocabulary'
import { signOf, valueAt } from './vector-text'
import type { Opinion, Voter } from './voter'

const CATEGORIES = PARENT_CATEGORIES.length
/** So many categories are written, the likeliest first; the rest share what is left. */
const WRITTEN = 6
const LOWEST = -45
/** Steps of the logarithm of a probability. */
const LOG_STEP = 0.1
const SHARE_STEPS = 40
/** How much of the name is known and how likely it is of High sensitivity stand before the categories. */
const SHARES = 2

/** Which subject it is by is not written. */
const NO_SUBJECTS: readonly number[] = HIGHLY_SENSITIVE.map(() => 0)
/** The lists do not say the segment type of their phrases: consumers are as likely as all others together. */
const ANY_SEGMENT: readonly number[] = SEGMENT_TYPES.map((type) =>
  type === 'B2C' ? 0.5 : 0.5 / (SEGMENT_TYPES.length - 1),
)

/** What a voter that was trained without a phrase says of it: the payload of the phrase's line. */
export function heldOutPayload({ probabilities, high, known }: Opinion): string {
  const likeliest = Array.from(probabilities.keys())
    .sort((a, b) => probabilities[b]! - probabilities[a]!)
    .slice(0, WRITTEN)
  const signs = likeliest.map(
    (c) => signOf(c + LOWEST) + signOf(LOWEST - Math.log(Math.max(1e-4, probabilities[c]!)) / LOG_STEP),
  )
  return signOf(known * SHARE_STEPS) + signOf(high * SHARE_STEPS) + signs.join('')
}

function opinionOf(payload: string): Opinion {
  const probabilities = PARENT_CATEGORIES.map(() => 0)
  let sum = 0
  for (let at = SHARES; at < payload.length; at += 2) {
    const probability = Math.exp((LOWEST - valueAt(payload, at + 1)) * LOG_STEP)
    probabilities[valueAt(payload, at) - LOWEST] = probability
    sum += probability
  }
  const rest = Math.max(0, 1 - sum) / (CATEGORIES - WRITTEN)
  return {
    probabilities: probabilities.map((probability) => probability || rest),
    known: valueAt(payload, 0) / SHARE_STEPS,
    high: valueAt(payload, 1) / SHARE_STEPS,
    subjects: NO_SUBJECTS,
    segments: ANY_SEGMENT,
    textsFor: () => [],
  }
}

/** For each phrase of the lists that has a line the voter that was trained without it. */
export class HeldOutVoters {
  private readonly table: PhraseTable<Opinion>

  constructor(lines: string) {
    this.table = new PhraseTable(lines, opinionOf)
  }

  phrases(): string[] {
    return this.table.phrases()
  }

  /** Null for phrases that came to the lists later: no voter was trained with them. */
  without(phrase: string): Voter | null {
    const opinion = this.table.get(phrase)
    return opinion === undefined ? null : () => opinion
  }
}
