import type { Corrections } from './corrections/correction-set'
import type { CorrectedFields, CorrectionUse } from './corrections/opinion'
import { audienceRule } from './layers/audience'
import { type Defaults, defaultsOf } from './layers/defaults'
import { judgeLayers } from './layers/judge-layers'
import type { Subject } from './layers/subject'
import { LEXICON } from './lexicon'
import { formsOf } from './lexicon/forms'
import type { Lexicon } from './lexicon/lexicon'
import { keywordsFor } from './outputs/keywords'
import { topicName } from './outputs/names'
import { analyze } from './reading/analyze'
import type { CategoryEvidence, ClassificationResult } from './result'
import { alternativesOf } from './scoring/alternatives'
import { UNCERTAIN_BELOW } from './scoring/confidence'
import { decide, nodeFor } from './scoring/decision'
import type { HeldOutVoters } from './scoring/held-out'
import { learnedVoter } from './scoring/learned-voter'
import { type Settled, settled } from './scoring/settle'
import type { Vote } from './scoring/vote'
import type { Voter } from './scoring/voter'
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

const NO_HINTS: Hints = {}

type ClassifyOptions = {
  /** What people said is right for this name or for names like it. Hints win over them. */
  corrections?: Corrections | null
  lexicon?: Lexicon
  voter?: Voter
}

/** As if no list had a phrase, and nothing had been learned from it. */
export function knowledgeWithout(phrase: string, voters: HeldOutVoters): ClassifyOptions {
  return { lexicon: LEXICON.without(formsOf(phrase)), voter: voters.without(phrase) ?? learnedVoter }
}

export function classify(
  name: string,
  hints: Hints = NO_HINTS,
  { corrections = null, lexicon = LEXICON, voter = learnedVoter }: ClassifyOptions = {},
): ClassificationResult {
  const answer = settled(decide(analyze(name, lexicon), corrections), voter)
  const { decision } = answer
  const { corrected } = decision
  const category = hints === NO_HINTS && !corrected ? answer.ranking[0]!.category : categoryFor(answer, hints)
  const subcategory = hints.subcategory || corrected?.others.subcategory?.value
  const given = subcategory ? rootNode(category, subcategory) : undefined
  const found = nodeFor(category, decision)
  const votes = votesFor(category, decision.votes)
  const leading = votes[0] ?? null
  const leadingKind = leading?.sense ? leading.sense.kind : ''
  const trade = decision.reading.title || leadingKind === 'industry'
  const node = given && found?.root !== given ? given : (found ?? generalRoot(category, trade))
  const defaults = defaultsFor(category, node, found, given)
  const isGiven = hints.parent_category === category || Boolean(hints.subcategory && given)
  const confidence = isGiven ? 1 : confidenceFor(category, answer)
  const uncertain = confidence < UNCERTAIN_BELOW
  const subject: Subject = {
    name,
    reading: decision.reading,
    cues: decision.cues,
    measure: decision.measure,
    companyMeasure: decision.companyMeasure,
    learnedHigh: answer.learnedHigh,
    learnedAtWork: answer.learnedAtWork,
    isGuess: uncertain && votes.length === 0,
    said: decision.said,
    spoken: audienceRule(decision.reading, decision.cues),
    category,
    found,
    defaults,
    leading,
    leadingKind,
  }
  const uses = corrected ? categoryUses(corrected, category, given, hints) : []
  const filing = categoryEvidence(answer, category, votes, hints)
  const decided = uses.length > 0 ? { ...filing, corrections: uses } : filing
  const { layers, audience, evidence } = judgeLayers(subject, { hints, confidence, category: decided, corrected })
  const topic = topicName(name)
  return {
    topic_name: topic,
    parent_category: category,
    taxonomy_type: node.group,
    subcategory: given ? given.name : hints.subcategory?.trim().slice(0, 200) || node.root.name,
    taxonomy_path: node.path,
    segment_type: layers.segment_type,
    audience_type: audience,
    iab_code: node.iab,
    keywords: keywordsFor({
      topicName: topic,
      reading: decision.reading,
      node,
      isNodeFound: found !== null && found === node,
      // Whoever gives the category of a name adds nothing to what is known of its words.
      isUncertain: confidenceFor(category, answer) < UNCERTAIN_BELOW,
      votes,
      sensitivity: layers.sensitivity,
    }),
    uncertain,
    layers,
    confidence,
    alternatives: uncertain ? alternativesOf(answer, category, confidence) : [],
    evidence,
  }
}

/** A category that only the hinted group made the answer is as likely as not. */
function confidenceFor(category: ParentCategory, { decision, ranking, confidence }: Settled): number {
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

/** The corrections that speak for the category and the subcategory of the answer, where the caller gave none. */
function categoryUses(
  { categories, others }: CorrectedFields,
  category: ParentCategory,
  given: TaxonomyNode | undefined,
  hints: Hints,
): readonly CorrectionUse[] {
  const ofCategory = hints.parent_category ? [] : categories.filter(({ value }) => value === category)
  const ofSubcategory = given && !hints.subcategory ? [others.subcategory] : []
  return [...ofCategory, ...ofSubcategory].flatMap((opinion) => opinion?.uses ?? [])
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

/** A runner-up farther behind than this share of the winner's score tells nothing. */
const NEAR = 0.3

function categoryEvidence(
  { ranking, learnedFrom }: Settled,
  category: ParentCategory,
  votes: readonly Vote[],
  hints: Hints,
): CategoryEvidence {
  const best = ranking[0]
  const own = best!.category === category ? best!.score : scoreOf(category, ranking)
  const other = best!.category === category ? ranking[1] : best
  const near = other !== undefined && other.score > own * NEAR
  const given = hints.parent_category === category
  const learned = !given && best!.category === category ? learnedFrom : []
  const rule = given ? 'given by the caller' : ruleOf(votes, learned)
  const runner_up = near ? { category: other.category, margin: Math.round((own - other.score) * 100) / 100 } : null
  return { words: learned.length > 0 ? learned : leadingWords(votes), rule, runner_up }
}

function ruleOf(votes: readonly Vote[], learned: readonly string[]): string {
  if (learned.length > 0) return 'learned from similar words'
  return votes[0]?.rule ?? 'nothing known: best guess'
}

function scoreOf(category: ParentCategory, ranking: Settled['ranking']): number {
  return ranking.find((entry) => entry.category === category)?.score ?? 0
}

const MOST_WORDS = 4

/** Each word once, and none that only repeats a part of a phrase before it. */
function leadingWords(votes: readonly Vote[]): string[] {
  const leading: string[] = []
  for (const { words } of votes) {
    if (leading.length === MOST_WORDS) break
    if (!leading.some((phrase) => phrase.toLowerCase().includes(words.toLowerCase()))) leading.push(words)
  }
  return leading
}
