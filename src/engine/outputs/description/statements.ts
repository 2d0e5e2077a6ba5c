import type { ClassifiedTopic } from '../../result'
import type { AttributeSentence, ValueForm } from '../../taxonomy/source'
import { canonicalWord } from '../../text/tokens'
import { BY_LABEL, isMeasure, LABEL_PATTERNS, namesAttribute, normalLabel, THINGS_TOO } from './attribute-labels'
import { peopleFor } from './behavior'
import { figureOf, inFigures } from './figures'
import { shapeSaid } from './name-shapes'
import { pluralOfPerson } from './nouns'
import {
  hasPeople,
  inSentence,
  isNo,
  isPeopleName,
  isYes,
  thingsOf,
  WRITTEN_AS,
  withArticle,
  withKinds,
} from './value-forms'

/** "Household Size: 5+": an attribute of people and its value. */
type Labelled = {
  label: string
  /** The label as the name has it. */
  written: string
  value: string
  /** What a bracket adds. */
  note: string
  /** It may be a thing and its kind. */
  isLoose: boolean
}

/** What a label with a value says of people: "households of five or more people"; null for other names. */
export function statementOf(topic: ClassifiedTopic): string | null {
  const shaped = shapeSaid(topic)
  if (shaped !== null) return shaped
  const labelled = MAY_BE_LABELLED.test(topic.topic_name) ? labelledOf(topic.topic_name) : null
  if (labelled === null) return null
  const said = saidOf(labelled, topic)
  return said === null || labelled.note === '' ? said : `${said} (${labelled.note})`
}

const MAY_BE_LABELLED = /[:=\d]| [-–—] /
const SIGN = / ?::? ?| ?= ?| [-–—] /
const DASH = /^ [-–—] $/
const NOTE = /^(.*\S) \(([^()]*)\)$/u
/** How the value was made is no news of the people. */
const MADE = /^(?:modell?ed|estimated|inferred|declared|self-reported|composite|predicted)$/i

function labelledOf(name: string): Labelled | null {
  const [, bare = name, bracket = ''] = name.endsWith(')') ? (NOTE.exec(name) ?? []) : []
  const note = MADE.test(bracket) ? '' : bracket
  const sign = SIGN.exec(bare)
  if (sign === null) return withoutSign(bare, note)
  const written = bare.slice(0, sign.index)
  const label = normalLabel(written)
  const value = bare.slice(sign.index + sign[0].length).trim()
  if (label === '' || value === '' || NO_VALUE.test(value) || hasLabels(value)) return null
  return { label, written, value, note, isLoose: DASH.test(sign[0]) && THINGS_TOO.has(label) }
}

/** "Device: older than 3 years", "Tech stack: uses Braze", "Seniority: Director / Industry: Import". */
const NO_VALUE = /^(?:uses?|has|have|owns?|older|newer|not) /i
const hasLabels = (value: string): boolean => value.includes(' / ') && value.includes(':')

const FIGURE_AHEAD = / (?=(?:(?:under|over|less than|more than|up to) )?\$?\d)/i

/** "Credit Score Range 720-779": a figure is a value without a sign before it. */
function withoutSign(name: string, note: string): Labelled | null {
  const start = name.search(FIGURE_AHEAD)
  const written = name.slice(0, Math.max(start, 0))
  const label = normalLabel(written)
  const value = name.slice(start + 1)
  return BY_LABEL.has(label) && figureOf(value) !== null ? { label, written, value, note, isLoose: false } : null
}

function saidOf(labelled: Labelled, topic: ClassifiedTopic): string | null {
  const { label, value, isLoose } = labelled
  const sentence = BY_LABEL.get(label)
  if (sentence !== undefined && (sentence.only?.includes(topic.parent_category) ?? true))
    return saidBy(sentence.says, labelled, topic) ?? (isLoose ? null : ofAnybody(labelled, topic))
  return (
    flagged(label, value, topic) ??
    byPattern(labelled, topic) ??
    (namesAttribute(label) || (isMeasure(label) && isMeasured(value, topic)) ? ofAnybody(labelled, topic) : null)
  )
}

const OF_HOUSEHOLD = /(?: [-–—])? (?:in )?(?:hh|household)$/i
const KINDS = / [-–—] |: |, /

function saidBy(says: AttributeSentence['says'], { value, isLoose }: Labelled, topic: ClassifiedTopic): string | null {
  const [main = '', ...kinds] = value.replace(OF_HOUSEHOLD, '').split(KINDS)
  const said = firstSaid(says, main, topic, isLoose)
  if (said === null) return null
  const text = OF_HOUSEHOLD.test(value) ? said.replace(/^people with /, 'households with somebody with ') : said
  return withKinds(text, kinds, topic)
}

const ANY_VALUE: ReadonlySet<ValueForm> = new Set<ValueForm>(['name', 'things', 'product', 'people', 'adjective'])

function firstSaid(
  says: AttributeSentence['says'],
  value: string,
  topic: ClassifiedTopic,
  isLoose: boolean,
): string | null {
  for (const [form, sentence] of Object.entries(says) as [ValueForm, string][]) {
    const said = isLoose && ANY_VALUE.has(form) ? null : WRITTEN_AS[form](value, topic)
    if (said !== null) return filled(sentence, said, topic)
  }
  return null
}

const filled = (sentence: string, said: string, topic: ClassifiedTopic): string =>
  sentence
    .replace('{people}', peopleFor(topic))
    .replace('{}', said)
    .replace('{a}', withArticle(said))
    .replace('{staff}', topic.audience_type === 'Decision Makers' ? 'decision makers' : 'professionals')
    .replace(/\b(one|1) ([a-z]+)$/, (_, figure: string, things: string) => `${figure} ${canonicalWord(things)}`)

const AT_EDGE = /^(?:presence of|has an?|has|owns an?|owns) | (?:present|presence|indicator|flag|in home)$/g

/** "Fireplace Present: Yes", "Dog Owner: Y". */
function flagged(label: string, value: string, topic: ClassifiedTopic): string | null {
  if (!isYes(value) && !isNo(value)) return null
  const thing = label.replace(AT_EDGE, '').trim()
  if (isPeopleName(thing)) {
    const people = pluralOfPerson(inSentence(thing, topic))
    return isYes(value) ? people : `people who are not ${people}`
  }
  const text = inSentence(thing, topic)
  const isOne = thingsOf(thing, topic) !== text
  const who = /\b(?:present|presence|home)\b/.test(label) ? 'households' : 'people'
  return `${who} ${isYes(value) ? 'with' : 'without'} ${isOne ? withArticle(text) : text}`
}

function byPattern({ label, value }: Labelled, topic: ClassifiedTopic): string | null {
  for (const { pattern, says } of LABEL_PATTERNS) {
    const match = pattern.exec(label)
    const said = match && firstSaid(says, value.replace(WINDOW, ''), topic, false)
    if (said) return said.replace('{label}', inSentence(match[1] ?? '', topic))
  }
  return null
}

/** When it was counted, or will be. */
const WINDOW = / (?:(?:last|past|next) \d{1,3} \w+|\/ ?\w+)$/i

const isMeasured = (value: string, topic: ClassifiedTopic): boolean =>
  figureOf(value) !== null || WRITTEN_AS.grade(value, topic) !== null

function ofAnybody({ written, value }: Labelled, topic: ClassifiedTopic): string | null {
  const [main = '', ...kinds] = value.split(KINDS)
  const figure = figureOf(main)
  if (hasPeople(main) || /[(]/.test(main) || (figure === null && /\d/.test(main))) return null
  const label = inSentence(written, topic)
  return withKinds(`people whose ${label} is ${figure ? inFigures(figure) : inSentence(main, topic)}`, kinds, topic)
}

const VERBS: readonly (readonly [start: RegExp, verb: string])[] = [
  [/^(?:\S+ ){1,4}who /, ''],
  [/^households that /, ''],
  [/^households (?=of |in )/, 'live in households '],
  [/^(?:people|adults|households|homeowners) with(?=out )/, 'live with'],
  [/^(?:people|adults|households|homeowners) with /, 'have '],
  [/^(?:professionals|decision makers) at /, 'work at '],
  [/^(?:professionals|decision makers) with /, 'have '],
  [/^(?:people|professionals) (?=in |interested )/, 'are '],
]

/** What follows "Consumers who": "have a credit score of 720 to 779". */
export function predicateOfStatement(statement: string): string {
  const rule = VERBS.find(([start]) => start.test(statement))
  return rule ? statement.replace(...rule) : `are ${statement}`
}
