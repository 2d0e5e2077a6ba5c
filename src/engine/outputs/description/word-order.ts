import { WORDS } from '../../compiled/words'
import { JOINTS } from './head'
import { PLACED } from './missing-words'
import { isPlural } from './nouns'
import { type SentenceName, withText } from './sentence-words'

/** "Electric SUVs Ohio" are electric SUVs in Ohio. */
export function withPlace(name: SentenceName): SentenceName {
  const { words, tail } = name
  const start = words.findLastIndex(({ isPlace }) => !isPlace) + 1
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

/** "Scoreboards, electronic" are electronic scoreboards, "managers, pharma" are pharma managers. */
export function turnedRound(name: SentenceName): SentenceName {
  const { words, tail } = name
  const last = words.at(-1)
  const isTurned = last !== undefined && !last.isPlace && /^, ?$/.test(last.gap) && words.length > 1 && tail === ''
  if (!isTurned || isPlural(last.text) || words.some(({ text, gap }) => gap === ' ' && JOINTS.has(text))) return name
  if (words.slice(0, -1).some(({ gap }) => /[,(:]/.test(gap))) return name
  const [first, ...rest] = words.slice(0, -1)
  if (last.isName && first!.isName) return { words: [first!, ...rest, { ...last, gap: ' and ' }], tail }
  return { words: [{ ...last, gap: '' }, { ...first!, gap: ' ' }, ...rest], tail }
}

const WITH_ARTICLE = new Set(WORDS.sentences.placesWithArticle)
