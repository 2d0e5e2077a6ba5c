import { WORDS } from '../../compiled/words'
import { isPerson } from '../../lexicon/nouns'
import type { ClassifiedTopic } from '../../result'
import type { ValueForm } from '../../taxonomy/source'
import { canonicalWord } from '../../text/tokens'
import { type Figure, figureOf, inDollars, inFigures, inWords, inYears } from './figures'
import { isPlural, pluralOfPerson, pluralOfThing } from './nouns'
import { type Filed, sentenceName, textOf } from './sentence-words'

/** "Homeowner: Yes". */
export const isYes = (value: string): boolean => /^(?:yes|y|true)$/i.test(value)
export const isNo = (value: string): boolean => /^(?:no|n|false|none|0)$/i.test(value)

export const filedAs = ({ layers, parent_category }: ClassifiedTopic): Filed => ({
  isBrandMeant: layers.primary_intent === 'Brand',
  category: parent_category,
})

/** With the capitals of a sentence. */
export function inSentence(text: string, topic: ClassifiedTopic): string {
  const { words, tail } = sentenceName(text.replaceAll(' / ', ' and '), filedAs(topic))
  return textOf(words) + tail
}

/** What parts a label from what it is about, and that from its kinds. */
export const PARTED = /: | [-–—] /

/** "video gamers (first-person shooter, hardcore)". */
export const withKinds = (text: string, kinds: readonly string[], topic: ClassifiedTopic): string =>
  kinds.length === 0 ? text : `${text} (${kinds.map((kind) => inSentence(kind, topic)).join(', ')})`

export const withArticle = (text: string): string =>
  `${/^(?:[aeio]|u(?!ni|s)|8|11|18)/i.test(text) ? 'an' : 'a'} ${text}`

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1)

/** "Democrat", "college graduates". */
export const isPeopleName = (text: string): boolean => isPerson(canonicalWord(lastWord(text).toLowerCase()), false)

/** "Android device users", "evangelical voter": people who the sentence would not be about. */
export function hasPeople(value: string): boolean {
  const last = lastWord(value).toLowerCase()
  return (isPlural(last) || /[eo]r$/.test(last)) && isPerson(canonicalWord(last), false)
}

const LONGEST_ADJECTIVE = 3

type Say = (value: string, topic: ClassifiedTopic) => string | null

const saidAs =
  (write: (figure: Figure) => string | null): Say =>
  (value) => {
    const figure = figureOf(value.replace(/^ages? /i, ''))
    return figure && write(figure)
  }
const ifIt =
  (pattern: RegExp): Say =>
  (value, topic) =>
    pattern.test(value) ? inSentence(value, topic) : null
const silentIf =
  (isSaid: (value: string) => boolean): Say =>
  (value) =>
    isSaid(value) ? '' : null

const DEGREE = /\b(?:degree|diploma|certificate|phd|doctorate|mba|ged)\b/i
const COMPLETED = /^(.*) completed$/

function degreeOf(value: string, topic: ClassifiedTopic): string | null {
  if (!DEGREE.test(value)) return null
  const degree = inSentence(value, topic)
  const [, completed] = COMPLETED.exec(degree) ?? []
  return completed === undefined ? withArticle(degree) : `completed ${withArticle(completed)}`
}

function peopleOf(value: string, topic: ClassifiedTopic): string | null {
  const people = inSentence(value, topic)
  return isPeopleName(people) ? pluralOfPerson(people) : null
}

export function thingsOf(value: string, topic: ClassifiedTopic): string {
  const text = inSentence(value, topic)
  const last = lastWord(text)
  return text.slice(0, text.length - last.length) + (isPlural(last) ? last : (pluralOfThing(last) ?? last))
}

/** The value as the sentence has it, if it is written so. */
export const WRITTEN_AS: Record<ValueForm, Say> = {
  yes: silentIf(isYes),
  no: silentIf(isNo),
  men: silentIf((value) => /^(?:m|males?|man|men)$/i.test(value)),
  women: silentIf((value) => /^(?:f|females?|woman|women)$/i.test(value)),
  owner: silentIf((value) => /^(?:own|owns|owned|owner|homeowner|home owner)$/i.test(value)),
  ages: saidAs((figure) => (figure.to === '' ? null : inFigures(figure))),
  count: saidAs(inWords),
  figure: saidAs(inFigures),
  money: saidAs(inDollars),
  year: saidAs(inYears),
  month: (value) =>
    /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i.test(value)
      ? value
      : null,
  degree: degreeOf,
  school: (value, topic) =>
    ifIt(/^(?:some )?(?:high school|college|university|secondary school|graduate school)$/i)(
      value.replace(/^completed | completed$| only$/gi, ''),
      topic,
    ),
  grade: ifIt(
    /^(?:(?:very|extremely|super) )?(?:low|medium|high|good|excellent|fair|poor|bad|average|prime|subprime|small|large|mid-?sized?|mid-?market)$/i,
  ),
  state: ifIt(new RegExp(`^(?:(?:recently|newly) )?(?:${WORDS.sentences.states.join('|')}|unmarried)$`, 'i')),
  people: peopleOf,
  adjective: (value, topic) => {
    const text = inSentence(value, topic)
    return text.split(' ').length > LONGEST_ADJECTIVE || isPlural(lastWord(text)) ? null : text
  },
  product: (value) => (hasPeople(value) ? null : value.replace(/(?<=\d)\+$/, ' or later').replaceAll(' / ', ' and ')),
  things: (value, topic) => (hasPeople(value) ? null : thingsOf(value, topic)),
  name: (value, topic) => (hasPeople(value) ? null : inSentence(value, topic)),
}
