import type { CorrectedFields, CorrectionUse } from './corrections/opinion'
import { type ClassifyOptions, confidenceFor, filingOf, type Hints, NO_HINTS } from './filing'
import { judgeLayers } from './layers/judge-layers'
import { keywordsFor } from './outputs/keywords'
import { topicName } from './outputs/names'
import type { Reading } from './reading/read'
import type { CategoryEvidence, ClassificationResult } from './result'
import { alternativesOf } from './scoring/alternatives'
import { UNCERTAIN_BELOW } from './scoring/confidence'
import type { Settled } from './scoring/settle'
import type { Vote } from './scoring/vote'
import type { TaxonomyNode } from './taxonomy/tree'
import type { ParentCategory } from './taxonomy/vocabulary'

/** Below it the keywords of a node are more often wrong than useful. */
const DOUBTFUL_BELOW = 0.7

export function classify(name: string, hints: Hints = NO_HINTS, options: ClassifyOptions = {}): ClassificationResult {
  const filing = filingOf(name, hints, options)
  const { answer, subject, category, node, found, given, activity, votes, confidence, isUncertain } = filing
  const { decision } = answer
  const { corrected } = decision
  const uses = corrected ? categoryUses(corrected, category, given, hints) : []
  const filed = categoryEvidence(answer, category, votes, hints)
  const decided = uses.length > 0 ? { ...filed, corrections: uses } : filed
  const { layers, audience, evidence } = judgeLayers(subject, { hints, confidence, category: decided, corrected })
  const topic = topicName(name, filing.parsed)
  // Whoever gives the category of a name adds nothing to what is known of its words.
  const sureness = confidenceFor(category, answer)
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
      activity: found === node ? activity : null,
      isUncertain: sureness < UNCERTAIN_BELOW,
      isDoubtful: sureness < DOUBTFUL_BELOW,
      votes,
      sensitivity: layers.sensitivity,
    }),
    uncertain: isUncertain,
    layers,
    confidence,
    alternatives: isUncertain ? alternativesOf(answer, category, confidence) : [],
    evidence,
  }
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

/** A runner-up is named if it has more than this share of the winner's score. */
const NEAR = 0.3

function categoryEvidence(
  { ranking, learnedFrom, decision: { reading } }: Settled,
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
  const rule = given ? 'given by the caller' : ruleOf(votes, learned) + readAs(reading)
  const runner_up = near ? { category: other.category, margin: Math.round((own - other.score) * 100) / 100 } : null
  return { words: learned.length > 0 ? learned : leadingWords(votes), rule, runner_up }
}

function ruleOf(votes: readonly Vote[], learned: readonly string[]): string {
  if (learned.length > 0) return 'learned from similar words'
  return votes[0]?.rule ?? 'nothing known: best guess'
}

/** ", “coffe” read as “coffee”". */
const readAs = ({ written: { misspelt } }: Reading): string =>
  misspelt
    .slice(0, MOST_WORDS)
    .map(({ text, canonical }) => `, “${text}” read as “${canonical}”`)
    .join('')

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
