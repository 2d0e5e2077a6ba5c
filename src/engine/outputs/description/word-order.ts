import { WORDS } from '../../compiled/words'
import { isNoun, isPerson } from '../../lexicon/nouns'
import { isLegalForm } from './companies'
import { ACTING, JOINTS } from './head'
import { PLACED } from './missing-words'
import { isPlural } from './nouns'
import { type SentenceName, type SentenceWord, textOf, withText } from './sentence-words'
import { pluralVerb } from './sentences'

/** "Electric SUVs Ohio" are electric SUVs in Ohio, "hotel seekers, Lisbon & Porto" are in both. */
export function withPlace(name: SentenceName): SentenceName {
  const { words, tail } = name
  const start = words.findLastIndex(({ isPlace, text }, at) => !isPlace && !(isAnd(text) && words[at - 1]?.isPlace)) + 1
  const before = words[start - 1]
  const firstOfPlace = words[start]
  if (firstOfPlace === undefined || before === undefined || before.isName) return name
  if (!isPlural(before.text) && !PLACED.has(before.text)) return name
  const joints = (WITH_ARTICLE.has(firstOfPlace.text) ? ['in', 'the'] : ['in']).map((text) =>
    withText({ ...before, gap: ' ' }, text),
  )
  const placed = [...words.slice(0, start), ...joints, { ...firstOfPlace, gap: ' ' }, ...words.slice(start + 1)]
  return { words: placed, tail: firstOfPlace.gap.includes('(') ? tail.replace(')', '') : tail }
}

const isAnd = (text: string): boolean => text === 'and'

/** "mothers-to-be" are one word. */
export function joinedToBe(name: SentenceName): SentenceName {
  const { words, tail } = name
  const at = words.findIndex(({ text, gap }, i) => text === 'to' && gap === '-' && isBe(words[i + 1]))
  if (at < 1) return name
  const whole = words[at - 1]!
  return { words: [...words.slice(0, at - 1), withText(whole, `${whole.text}-to-be`), ...words.slice(at + 2)], tail }
}

const isBe = (word: SentenceWord | undefined): boolean => word?.gap === '-' && /^be$/i.test(word.text)

/** "Trade Desk (The)" is the Trade Desk. */
export function withArticleFirst(name: SentenceName): SentenceName {
  const { words, tail } = name
  const last = words.at(-1)
  if (tail !== ')' || last === undefined || !last.gap.endsWith(' (') || !/^the$/i.test(last.text)) return name
  const [first, ...others] = words.slice(0, -1)
  if (first === undefined) return name
  const article = { ...withText(last, 'the'), gap: '', isName: false, isPlace: first.isPlace }
  return { words: [article, { ...first, gap: ' ' }, ...others], tail: last.gap.slice(0, -' ('.length) }
}

/** "Scoreboards, electronic" are electronic scoreboards, "driller, oil rig" is an oil rig driller. */
export function turnedRound(name: SentenceName): SentenceName {
  const { words, tail } = name
  const at = words.findLastIndex(({ gap }) => /^, ?$/.test(gap))
  if (
    at < 1 ||
    tail !== '' ||
    isLegalForm(words[at]!.text) ||
    words.some(({ gap }, i) => i !== at && /[,(:]/.test(gap))
  )
    return name
  const before = words.slice(0, at)
  const after = words.slice(at)
  const last = words.at(-1)!
  if (before.some(isJoint) || isPlural(last.text) || after.some(({ isPlace }) => isPlace)) return name
  const [first, ...rest] = before
  if (after[0]!.isName && before.at(-1)!.isName)
    return { words: [...before, { ...after[0]!, gap: ' and ' }, ...after.slice(1)], tail }
  if (after.length > 1 && !mayStandFirst(after, before)) return name
  return { words: [{ ...after[0]!, gap: '' }, ...after.slice(1), { ...first!, gap: ' ' }, ...rest], tail }
}

const MOST_TURNED = 3

/** Several words stand first in a title ("driller, oil rig"), as one word ("bean-to-cup") and as "head of". */
function mayStandFirst(after: readonly SentenceWord[], before: readonly SentenceWord[]): boolean {
  const last = after.at(-1)!
  const title = before.at(-1)!
  if (last.text === 'of') return after.length === 2
  if (after.length > MOST_TURNED || after.some(({ text }) => /\d/.test(text) || isAnd(text))) return false
  if (before.some(({ text }) => isAnd(text)) || !isNoun(last.canonical) || LEADS_ON.test(after[0]!.text)) return false
  if (after.slice(1).every(({ gap }) => gap === '-')) return true
  const isSaid = pluralVerb(before[0]!.text, before[1]?.text ?? '') !== undefined
  return title.isOccupation && !isPlural(title.text) && !isSaid
}

const LEADS_ON = /^(?:all|except|excluding|including|interested|no|non|not|only|other|without)$/i

/** What a comma adds to people stands in a bracket: "sales directors (group and conference business)". */
export function withRemark(words: readonly SentenceWord[], end: number, tail: string): string {
  const [first, ...others] = words.slice(end)
  if (first === undefined || !isRemark([first, ...others])) return textOf(words) + tail
  return `${textOf(words.slice(0, end))} (${textOf([{ ...first, gap: '' }, ...others])}${tail})`
}

const MOST_REMARKED = 5

const isRemark = (words: readonly SentenceWord[]): boolean =>
  words.length <= MOST_REMARKED &&
  !(isPlural(words.at(-1)!.text) && words.some(({ text }) => isAnd(text))) &&
  words.every(({ gap, isPlace }, at) => !isPlace && (at === 0 ? /^, ?$/.test(gap) : !/[,(:]/.test(gap))) &&
  !words.some(({ text, canonical }) => ACTING.test(text) || isPerson(canonical, false))

const isJoint = ({ text, gap }: SentenceWord): boolean => gap === ' ' && JOINTS.has(text)

const WITH_ARTICLE = new Set(WORDS.sentences.placesWithArticle)
