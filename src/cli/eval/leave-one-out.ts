import { readFileSync } from 'node:fs'
import { classify, HeldOutVoters, hash32, knowledgeWithout, LEXICON } from '../../engine'
import { type JudgedAnswer, type Reliability, reliabilityLines, reliabilityOf } from './reliability'
import { type Share, Shares, shareLine } from './share'

/** For each phrase of the lists what a voter says of it that was trained without it. */
const HELD_OUT_FILE = 'taxonomy/model/held-out.txt'

/** Every so many phrases are a sample that takes seconds. */
const SAMPLE = 25
const SAMPLE_SEED = 29

export type LeaveOneOut = {
  phrases: number
  /** Filed right, by kind of entry and number of words: "term of two words". */
  category: Record<string, Share>
  /** Of the phrases of High sensitivity, those that are found while hidden. */
  high: Record<string, Share>
  reliability: Reliability
}

/**
 * Hides each phrase of the category files from the engine and classifies it again: what the engine makes of names it never
 * met.
 */
export function leaveOneOut({ all = false } = {}): LeaveOneOut {
  const voters = new HeldOutVoters(readFileSync(HELD_OUT_FILE, 'utf8'))
  const phrases = voters.phrases().filter((phrase) => all || (hash32(phrase, SAMPLE_SEED) >>> 0) % SAMPLE === 0)
  const category = new Shares()
  const high = new Shares()
  const answers: JudgedAnswer[] = []
  for (const phrase of phrases) {
    const senses = LEXICON.sensesOf(phrase)
    const sure = senses.filter(({ strength }) => strength !== 'weak')
    if (sure.length === 0) continue
    const { kind } = sure[0]!
    const words = phrase.split(' ').length
    const hidden = classify(phrase, undefined, knowledgeWithout(phrase, voters))
    const isRight = sure.some((sense) => sense.category === hidden.parent_category)
    category.add(`${kind} of ${LENGTHS[words] ?? 'more'}`, isRight)
    answers.push({ confidence: hidden.confidence, isRight })
    if (classify(phrase).layers.sensitivity === 'High') {
      const length = words === 1 ? 'one word' : 'several words'
      const isFound = hidden.layers.sensitivity === 'High'
      high.add(`all of ${length}`, isFound)
      if (kind === 'term') high.add(`terms of ${length}`, isFound)
    }
  }
  return {
    phrases: phrases.length,
    category: category.toRecord(),
    high: high.toRecord(),
    reliability: reliabilityOf(answers),
  }
}

const LENGTHS = ['none', 'one word', 'two words']

export function leaveOneOutReport({ phrases, category, high, reliability }: LeaveOneOut): string {
  return [
    `Leave one out: ${phrases} phrases of the category files, each hidden while it is classified`,
    ...Object.entries(category).map(([label, share]) => shareLine(label, share)),
    'Found to be of High sensitivity',
    ...Object.entries(high).map(([label, share]) => shareLine(label, share)),
    'Confidence',
    ...reliabilityLines(reliability),
  ].join('\n')
}
