import type { Corrections } from './corrections/correction-set'
import { audienceRule, pickedAudience } from './layers/audience'
import { boughtForWork } from './layers/bought-for-work'
import { type Defaults, defaultsOf } from './layers/defaults'
import { headerAudience } from './layers/header-audience'
import { predicateAudience } from './layers/predicate'
import type { Subject } from './layers/subject'
import { LEXICON } from './lexicon'
import { formsOf } from './lexicon/forms'
import type { Lexicon } from './lexicon/lexicon'
import { analyze } from './reading/analyze'
import { sensitiveHeaders } from './reading/sensitive-headers'
import type { ParsedPath } from './reading/taxonomy-path'
import { type Activity, activityOf } from './scoring/activity'
import { TELLING_FROM, UNCERTAIN_BELOW } from './scoring/confidence'
import { decide, nodeFor } from './scoring/decision'
import type { HeldOutVoters } from './scoring/held-out'
import { LEARNED, type Model } from './scoring/model'
import { type Settled, settled } from './scoring/settle'
import type { Vote } from './scoring/vote'
import { generalRoot, rootNode, type TaxonomyNode, TREE } from './taxonomy/tree'
import { GROUP_CATEGORIES, PARENT_CATEGORIES, type ParentCategory, type TaxonomyType } from './taxonomy/vocabulary'

/** What the caller already knows. A valid value wins, and the rest is made to fit it. */
export type Hints = {
  parent_category?: string | null
  taxonomy_type?: string | null
  subcategory?: string | null
  segment_type?: string | null
  audience_type?: string | null
}

export const NO_HINTS: Hints = {}

export type ClassifyOptions = {
  /** What people said is right for this name or for names like it. Hints win over them. */
  corrections?: Corrections | null
  lexicon?: Lexicon
  /** What was learned. */
  model?: Model
}

/** As if no list had a phrase, and nothing had been learned from it. */
export function knowledgeWithout(phrase: string, voters: HeldOutVoters): ClassifyOptions {
  return {
    lexicon: LEXICON.without(formsOf(phrase)),
    model: { ...LEARNED, voter: voters.without(phrase) ?? LEARNED.voter },
  }
}

/** Where a name is filed and how sure that is: what its layers are judged by. */
export type Filing = {
  answer: Settled
  category: ParentCategory
  node: TaxonomyNode
  /** The node that words of the name led to, and the one that the caller or a correction gave. */
  found: TaxonomyNode | null
  given: TaxonomyNode | undefined
  /** What led to it, where no word of the name is filed more closely than the category. */
  activity: Activity | null
  votes: readonly Vote[]
  confidence: number
  isUncertain: boolean
  subject: Subject
  parsed: ParsedPath | null
}

export function filingOf(
  name: string,
  hints: Hints,
  { corrections = null, lexicon = LEXICON, model = LEARNED }: ClassifyOptions,
): Filing {
  const analysis = analyze(name, lexicon)
  const answer = settled(decide(analysis, corrections), model)
  const { decision } = answer
  const { corrected } = decision
  const category = hints === NO_HINTS && !corrected ? answer.ranking[0]!.category : categoryFor(answer, hints)
  const subcategory = hints.subcategory || corrected?.others.subcategory?.value
  const given = subcategory ? rootNode(category, subcategory) : undefined
  const votes = votesFor(category, decision.votes)
  const leading = votes[0] ?? null
  const leadingKind = leading?.sense ? leading.sense.kind : ''
  const general = generalRoot(category, decision.reading.title || leadingKind === 'industry')
  const named = nodeFor(category, decision)
  const isGeneral = (named ?? general) === generalRoot(category)
  const activity = isGeneral ? activityOf(category, decision.reading) : null
  const found = activity?.node ?? named
  const node = given && found?.root !== given ? given : (found ?? general)
  // The layers were learned with where the words themselves are filed.
  const filed = activity
    ? defaultsFor(category, named ?? general, named, given)
    : defaultsFor(category, node, found, given)
  const segment = boughtForWork(decision.cues, decision.reading, leading)
  const defaults = segment ? { ...filed, segment } : filed
  const isGiven = hints.parent_category === category || Boolean(hints.subcategory && given)
  const confidence = isGiven ? 1 : confidenceFor(category, answer)
  const isUncertain = confidence < UNCERTAIN_BELOW
  const subject: Subject = {
    name,
    reading: decision.reading,
    cues: decision.cues,
    picked: decision.picked,
    sensitiveWords: decision.sensitive,
    sensitiveHeaders: sensitiveHeaders(analysis),
    measure: decision.measure,
    companyMeasure: decision.companyMeasure,
    opinions: answer.opinions,
    isGiven: isGiven || given !== undefined || isCorrected(category, answer),
    isGuess: confidence < TELLING_FROM && votes.length === 0,
    isBoughtForWork: segment !== null,
    said: decision.said,
    spoken:
      pickedAudience(decision.picked) ??
      audienceRule(decision.reading, decision.cues) ??
      headerAudience(name, leadingKind === 'brand'),
    predicate: predicateAudience(decision.reading),
    category,
    found: named,
    defaults,
    leading,
    leadingKind,
  }
  return {
    answer,
    category,
    node,
    found,
    given,
    activity,
    votes,
    confidence,
    isUncertain,
    subject,
    parsed: analysis.parsed,
  }
}

const isCorrected = (category: ParentCategory, { decision }: Settled): boolean =>
  decision.corrected?.categories.some(({ value, isDecided }) => isDecided && value === category) ?? false

/** A category that only the hinted group made the answer is as likely as not. */
export function confidenceFor(category: ParentCategory, { decision, ranking, confidence }: Settled): number {
  const correction = decision.corrected?.categories.find(({ value }) => value === category)
  if (correction?.isDecided) return Math.round(100 - 5 / correction.agreement) / 100
  return category === ranking[0]!.category ? confidence : 0.5
}

const CATEGORY_DEFAULTS = new Map(
  [...TREE].map(([category, { source }]) => [category, defaultsOf(category, category, source)]),
)

function defaultsFor(
  category: ParentCategory,
  node: TaxonomyNode,
  found: TaxonomyNode | null,
  given: TaxonomyNode | undefined,
): Defaults {
  if (!found) return given ? defaultsOf(category, category, given) : CATEGORY_DEFAULTS.get(category)!
  if (found !== node) return defaultsOf(category, node.path, found)
  node.defaults ??= defaultsOf(category, node.path, node)
  return node.defaults
}

/** The votes for a category, the heaviest first: a handful, put in their place one by one. */
function votesFor(category: ParentCategory, all: readonly Vote[]): readonly Vote[] {
  let count = 0
  for (let i = 0; i < all.length; i++) if (all[i]!.category === category) count++
  const votes = new Array<Vote>(count)
  let last = 0
  for (let i = 0; i < all.length; i++) {
    const vote = all[i]!
    if (vote.category !== category) continue
    let at = last++
    for (; at > 0 && votes[at - 1]!.weight < vote.weight; at--) votes[at] = votes[at - 1]!
    votes[at] = vote
  }
  return votes
}

/** Never an empty category: the hint, then the correction or the best of the hinted group, then the best of all. */
function categoryFor({ ranking, decision: { corrected } }: Settled, hints: Hints): ParentCategory {
  const named = PARENT_CATEGORIES.find((category) => category === hints.parent_category)
  if (named) return named
  const group =
    hints.taxonomy_type && Object.hasOwn(GROUP_CATEGORIES, hints.taxonomy_type)
      ? GROUP_CATEGORIES[hints.taxonomy_type as TaxonomyType]
      : undefined
  const allowed: readonly ParentCategory[] = group ?? PARENT_CATEGORIES
  const withNode = hints.subcategory ? allowed.filter((category) => rootNode(category, hints.subcategory!)) : []
  const pool = withNode.length > 0 ? withNode : allowed
  const decided = corrected?.categories.find(({ value, isDecided }) => isDecided && pool.includes(value))
  if (decided) return decided.value
  return ranking.find(({ category }) => pool.includes(category))?.category ?? pool[0]!
}
