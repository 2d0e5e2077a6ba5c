import type { ParentCategory } from '../taxonomy/vocabulary'
import { groupedBy } from '../text/grouped-by'
import type { CorrectionSet, Corrections, NameParts, ReadCorrection } from './correction-set'
import {
  CORRECTION_SOURCES,
  type CorrectableField,
  type CorrectedFields,
  type CorrectionSource,
  type Opinion,
} from './opinion'

/** A correction is for the same words, for nearly the same words, or for another name about the same thing. */
type Closeness = 'name' | 'near' | 'head'

/** In the measure of the votes for a category: one word of a list that is the head of a name weighs 1. */
const WEIGHTS: Record<Closeness, number> = { name: 12, near: 2, head: 0.8 }
/** Other fields than the category are not voted on. One near name is enough, or three about the same thing. */
const ENOUGH = 2
/** More agreement than this makes no opinion heavier: no number of other names outweighs the name itself. */
const MOST_AGREEMENT = 16
const MOST_USES = 5

const growth = (agreement: number): number => 1 + Math.log2(Math.min(agreement, MOST_AGREEMENT))

/** Null if no correction is for such a name, as for nearly all names. */
export function correctedFields(corrections: Corrections, name: NameParts): CorrectedFields | null {
  const related = CORRECTION_SOURCES.flatMap((source) => relatedIn(corrections[source], source, name))
  if (related.length === 0) return null
  const byField = groupedBy(related, ({ correction }) => correction.field)
  const strongest = (field: CorrectableField): Opinion | undefined => {
    const [first, second] = opinionsOf(byField.get(field) ?? [], name)
    return first && first.weight >= ENOUGH && first.weight !== second?.weight ? first : undefined
  }
  return {
    categories: opinionsOf(byField.get('parent_category') ?? [], name) as Opinion<ParentCategory>[],
    others: {
      subcategory: strongest('subcategory'),
      segment_type: strongest('segment_type'),
      audience_type: strongest('audience_type'),
      sensitivity: strongest('sensitivity'),
    },
  }
}

type Related = { correction: ReadCorrection; source: CorrectionSource; closeness: Closeness }

function relatedIn(set: CorrectionSet | undefined, source: CorrectionSource, name: NameParts): Related[] {
  if (!set) return []
  const same = set.byName.get(name.key) ?? []
  const others = (set.byHead.get(name.head) ?? []).filter(({ key }) => key !== name.key)
  return [
    ...same.map((correction): Related => ({ correction, source, closeness: 'name' })),
    ...others.map(
      (correction): Related => ({ correction, source, closeness: isNear(correction, name) ? 'near' : 'head' }),
    ),
  ]
}

/** They share more than half of the words of the longer one. */
function isNear(a: NameParts, b: NameParts): boolean {
  const shared = a.words.filter((word) => b.words.includes(word)).length
  return 2 * shared > Math.max(a.words.length, b.words.length)
}

/** Of one field, the heaviest first. */
function opinionsOf(related: readonly Related[], name: NameParts): Opinion[] {
  const same = related.filter(({ closeness }) => closeness === 'name')
  if (same.length > 0) return [decidedOpinion(same, name)]
  const near = related.filter(({ closeness }) => closeness === 'near')
  const heaviest = new Map<string, Opinion>()
  for (const opinion of [...opinionsAt('near', near, name), ...opinionsAt('head', related, name)]) {
    const other = heaviest.get(opinion.value)
    if (!other || other.weight < opinion.weight) heaviest.set(opinion.value, opinion)
  }
  return [...heaviest.values()].sort((a, b) => b.weight - a.weight || (a.value < b.value ? -1 : 1))
}

/** What most say of this very name, the organization's own people first; where as many say otherwise, what was said last. */
function decidedOpinion(same: readonly Related[], name: NameParts): Opinion {
  const own = same.filter(({ source }) => source === 'organization')
  const asked = own.length > 0 ? own : same
  // The newest come first, and stay so among values that as many say.
  const [value] = [...byValue(asked)].sort(([, a], [, b]) => b.length - a.length)[0]!
  const counted = notContradicted(same)
  const agreeing = counted.filter(({ correction }) => correction.value === value)
  return opinion('name', agreeing, counted.length - agreeing.length, name)
}

function opinionsAt(closeness: Closeness, related: readonly Related[], name: NameParts): Opinion[] {
  const counted = notContradicted(related)
  return [...byValue(counted).values()]
    .filter((agreeing) => 2 * agreeing.length > counted.length)
    .map((agreeing) => opinion(closeness, agreeing, counted.length - agreeing.length, name))
}

/** Without reviewers' corrections that say what none of the organization's own says. */
function notContradicted(related: readonly Related[]): readonly Related[] {
  const own = byValue(related.filter(({ source }) => source === 'organization'))
  if (own.size === 0) return related
  return related.filter(({ correction }) => own.has(correction.value))
}

const byValue = (related: readonly Related[]): Map<string, Related[]> =>
  groupedBy(related, ({ correction }) => correction.value)

function opinion(closeness: Closeness, agreeing: readonly Related[], disagreeing: number, name: NameParts): Opinion {
  const agreement = Math.max(1, agreeing.length - disagreeing)
  const weight = rounded(WEIGHTS[closeness] * growth(agreement))
  const told = agreeing.toSorted(byRelevance).slice(0, MOST_USES)
  const first = told[0]!
  return {
    value: first.correction.value,
    weight,
    isDecided: closeness === 'name',
    agreement,
    words: closeness === 'name' ? first.correction.name : name.head,
    rule: ruleOf(closeness, first, agreeing.length, disagreeing, name),
    uses: told.map(({ correction: { id, name: corrected, field, value }, source }) => ({
      id,
      name: corrected,
      field,
      value,
      weight: rounded(weight / told.length),
      source,
    })),
  }
}

const CLOSENESS_ORDER: readonly Closeness[] = ['name', 'near', 'head']

/** The organization's own first, then the nearest; the newest come first already. */
const byRelevance = (a: Related, b: Related): number =>
  CORRECTION_SOURCES.indexOf(a.source) - CORRECTION_SOURCES.indexOf(b.source) ||
  CLOSENESS_ORDER.indexOf(a.closeness) - CLOSENESS_ORDER.indexOf(b.closeness)

const WHO: Record<CorrectionSource, string> = { organization: 'your organization', reviewers: 'reviewers' }

function ruleOf(
  closeness: Closeness,
  { correction, source }: Related,
  agree: number,
  disagree: number,
  { head }: NameParts,
): string {
  const what: Record<Closeness, string> = {
    name: `corrected by ${WHO[source]}`,
    near: `a near name corrected by ${WHO[source]}`,
    head: `names about "${head}" corrected by ${WHO[source]}`,
  }
  const counts = [agree > 1 ? `${agree} agree` : '', disagree > 0 ? `${disagree} disagree` : ''].filter(Boolean)
  const told = counts.length > 0 ? ` (${counts.join(', ')})` : ''
  return `${what[closeness]}: "${correction.name}" is ${correction.value}${told}`
}

const rounded = (weight: number): number => Math.round(weight * 100) / 100
