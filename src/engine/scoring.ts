import type { Sense } from './lexicon/entries'
import { PRODUCT_HEADS } from './lexicon/grammar'
import { ENTRIES, type FoundCues } from './lexicon/index'
import { priorsOf } from './lexicon/priors'
import { categoryByEnding } from './lexicon/subwords'
import type { Reading, Unit } from './reading'
import type { TaxonomyNode } from './taxonomy/tree'
import type { ParentCategory } from './taxonomy/vocabulary'
import { WEIGHTS } from './weights'

/** One reason for a category: the words, the rule, how much it counts. */
export type Vote = {
  category: ParentCategory
  node: TaxonomyNode | null
  sense: Sense | null
  words: string
  rule: string
  weight: number
}

const DECISIVE = 'decisive as the head'

const GOODS: ReadonlySet<ParentCategory> = new Set([
  'Auto',
  'Consumer Electronics',
  'Home & Garden',
  'Home Improvement',
  'Food & Grocery',
  'Apparel & Accessories',
  'Beauty & Personal Care',
  'Manufacturing & Construction',
  'Fitness & Wellness',
  'Hobbies & Arts',
  'Retail & Shopping',
  'Outdoor Recreation',
])

/** Everything in a reading that speaks for a category. */
export function votesOf(reading: Reading, cues: FoundCues): Vote[] {
  const content = reading.units.filter((unit) => unit.type === 'content' && unit.position !== 'none')
  const alone =
    content.length === 1 && reading.units.every((unit) => unit.type !== 'generic' && unit.type !== 'occupation')
  const votes = content.flatMap((unit) => unitVotes(unit, reading.title, alone))
  const domains = reading.title ? [] : domainVotes(reading, cues)
  if (domains.length > 0) for (const vote of votes) soften(vote)
  votes.push(...(reading.title ? titleVotes(reading, cues) : domains))
  votes.push(...genericVotes(reading, content), ...segmentVotes(reading, cues), ...sensitiveVotes(reading, cues))
  support(votes)
  return votes
}

function unitVotes(unit: Unit, title: boolean, alone: boolean): Vote[] {
  const at = WEIGHTS.position[unit.position as keyof typeof WEIGHTS.position]
  const votes = unit.senses.map((sense) => senseVote(unit, sense, at, title, alone))
  if (votes.length > 1) shareAmbiguity(votes)
  const known = unit.senses.some((sense) => sense.strength !== 'weak')
  return [...votes, ...priorVotes(unit, at * (known ? WEIGHTS.listedPrior : WEIGHTS.prior))]
}

function senseVote(unit: Unit, sense: Sense, at: number, title: boolean, alone: boolean): Vote {
  const length = WEIGHTS.length[Math.min(unit.words.length, WEIGHTS.length.length - 1)]!
  let weight = WEIGHTS.kind[sense.kind] * WEIGHTS.strength[sense.strength] * length * at
  let rule: string = sense.kind
  if (isDecisive(unit, sense) && (!title || sense.kind === 'role') && (unit.position === 'head' || unit.position === 'promotedComplement')) {
    weight *= WEIGHTS.decisiveHead
    rule = `${sense.kind}, ${DECISIVE}`
  }
  if (sense.kind === 'role' && title && unit.position !== 'complement') {
    weight *= WEIGHTS.titleRole
    rule = 'occupation'
  }
  if (sense.kind === 'node' && alone) {
    weight *= WEIGHTS.wholeNode
    rule = 'a node of the tree by name'
  }
  if (sense.kind === 'brand' && sense.strength === 'weak' && alone) {
    weight *= WEIGHTS.wholeBrand
    rule = 'brand, the whole name'
  }
  return { category: sense.category, node: sense.node, sense, words: unit.text, rule, weight }
}

/** "Maintenance software" is as decisive as "software". */
function isDecisive(unit: Unit, sense: Sense): boolean {
  if (sense.strength === 'decisive') return true
  if (sense.strength === 'weak' || sense.kind === 'brand' || unit.words.length < 2) return false
  const head = ENTRIES.get(unit.words.at(-1)!) ?? []
  return head.some((other) => other.strength === 'decisive' && other.category === sense.category)
}

/** A phrase filed in several categories speaks less for each; a brand named as a whole keeps its weight. */
function shareAmbiguity(votes: Vote[]): void {
  const categories = new Map<ParentCategory, number>()
  for (const vote of votes) categories.set(vote.category, Math.max(categories.get(vote.category) ?? 0, vote.weight))
  const share = 1 / Math.sqrt(categories.size)
  const seen = new Map<ParentCategory, number>()
  for (const vote of votes) {
    const repeats = seen.get(vote.category) ?? 0
    seen.set(vote.category, repeats + 1)
    vote.weight *= repeats === 0 ? share : share * 0.15
  }
}

function priorVotes(unit: Unit, weight: number): Vote[] {
  const share = weight / unit.words.length
  return unit.words.flatMap((word) => {
    const priors = priorsOf(word)
    if (priors.length > 0) {
      return priors.map((prior) => ({
        category: prior.category,
        node: null,
        sense: null,
        words: word,
        rule: 'general vocabulary',
        weight: share * prior.weight,
      }))
    }
    const category = unit.senses.length === 0 ? categoryByEnding(word) : undefined
    return category
      ? [
          {
            category,
            node: null,
            sense: null,
            words: word,
            rule: 'ending of the word',
            weight: share * WEIGHTS.subword,
          },
        ]
      : []
  })
}

/** Generic words decide only where nothing else does. */
function genericVotes(reading: Reading, content: Unit[]): Vote[] {
  const scale = content.length === 0 ? 1 : 0.12
  return reading.units
    .filter(
      (unit) =>
        unit.type === 'generic' ||
        unit.type === 'occupation' ||
        (unit.type === 'place' && content.length === 0) ||
        (unit.type === 'frame' && content.length === 0),
    )
    .flatMap((unit) => {
      const listed = unit.senses.map((sense) => senseVote(unit, sense, scale, false, false))
      const place: Vote[] =
        unit.type === 'place'
          ? [
              {
                category: 'Travel & Tourism',
                node: null,
                sense: null,
                words: unit.text,
                rule: 'a place alone',
                weight: WEIGHTS.place,
              },
            ]
          : []
      return [...listed, ...priorVotes(unit, scale * WEIGHTS.prior)]
    })
}

/** Government bodies and employees as such are their own subject, whatever they buy or sell. */
function segmentVotes(reading: Reading, cues: FoundCues): Vote[] {
  return cues.segment
    .filter(({ cue }) => cue.rule.subject)
    .slice(0, 1)
    .map(({ cue, start, end }) => ({
      category: cue.rule.subject!,
      node: null,
      sense: null,
      words: reading.words.slice(start, end).join(' '),
      rule: cue.rule.rule,
      weight: WEIGHTS.segmentSubject,
    }))
}

/** Symptoms and treatments give themselves away even where no list has them. */
function sensitiveVotes(reading: Reading, cues: FoundCues): Vote[] {
  if (reading.title) return []
  return cues.sensitivity
    .filter(({ cue }) => cue.rule.category)
    .slice(0, 1)
    .map(({ cue, start, end }) => ({
      category: cue.rule.category!,
      node: null,
      sense: null,
      words: reading.words.slice(start, end).join(' '),
      rule: cue.rule.rule,
      weight: WEIGHTS.sensitive,
    }))
}

function placeVote(unit: Unit): Vote {
  return { category: 'Travel & Tourism', node: null, sense: null, words: unit.text, rule: 'a place alone', weight: WEIGHTS.place }
}

/** Goods give way to what they are made for ("hair appliances"); services and media do not ("dog insurance"). */
function soften(vote: Vote): void {
  if (vote.rule.endsWith(DECISIVE) && GOODS.has(vote.category)) vote.weight /= WEIGHTS.decisiveHead
}

/** "Laboratory freezers": what a thing is made for, where it stands before an ordinary thing. */
function domainVotes(reading: Reading, cues: FoundCues): Vote[] {
  const domains = cues.domain.filter(({ cue, start, end }) => {
    const first = reading.units.find((unit) => unit.start === start)
    const last = reading.units.find((unit) => unit.end === end)
    if (!first || !last || last.position === 'none' || last.position === 'complement') return false
    return reading.units.some((next) => next.start >= end && next.chunk === last.chunk && (isGoods(next) || (cue.whole && next.type === 'content')))
  })
  const [domain] = domains.sort((a, b) => a.start - b.start || b.end - a.end)
  if (!domain) return []
  const { cue, start, end } = domain
  const words = reading.words.slice(start, end).join(' ')
  const weight = cue.whole ? WEIGHTS.wholeDomain : WEIGHTS.domain
  return [{ category: cue.category, node: null, sense: null, words, rule: 'what it is made for', weight }]
}

/** Something that is made for a purpose: listed goods, a word for goods, or a word in no list. */
function isGoods({ type, words, senses }: Unit): boolean {
  if (type === 'generic') return PRODUCT_HEADS.has(words.at(-1)!)
  if (type !== 'content') return false
  if (senses.length === 0) return !words.at(-1)!.endsWith('ing')
  return senses.some((sense) => sense.strength !== 'weak' && GOODS.has(sense.category) && (sense.kind === 'term' || sense.kind === 'node'))
}

/** The function that a title names decides; a title that names none is management. */
function titleVotes(reading: Reading, cues: FoundCues): Vote[] {
  const ranks = reading.units.filter((unit) => unit.type === 'rank')
  const votes: Vote[] = cues.department
    .filter(({ start, end }) =>
      reading.units.some((unit) => unit.start < end && unit.end > start && unit.position !== 'none'),
    )
    .map(({ cue, start, end }) => ({
      category: cue.category,
      node: null,
      sense: null,
      words: reading.words.slice(start, end).join(' '),
      rule: 'function named in the title',
      weight: WEIGHTS.department * (cue.weak ? 0.3 : 1) * (end - start > 1 ? 1.4 : 1) * (ranks.length > 0 ? 1 : 0.6),
    }))
  for (const unit of ranks) {
    votes.push({
      category: 'Business Services',
      node: null,
      sense: null,
      words: unit.text,
      rule: 'a title with no function',
      weight: WEIGHTS.plainTitle,
    })
  }
  return votes
}

/** Weak words count for a category that other words of the name speak for. */
function support(votes: Vote[]): void {
  for (const vote of votes) {
    if (vote.sense?.strength !== 'weak') continue
    const supported = votes.some(
      (other) =>
        other.category === vote.category &&
        other.words !== vote.words &&
        other.sense?.strength !== 'weak' &&
        other.weight > 0.2,
    )
    if (supported) vote.weight *= WEIGHTS.supported
  }
}
