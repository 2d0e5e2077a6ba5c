import { WORDS } from '../../compiled/words'
import { LEXICON } from '../../lexicon'
import { isPerson } from '../../lexicon/nouns'
import { verbForm } from '../../lexicon/verbs'
import { GERUND, saysState, WHOLE_PHRASES } from './head'
import { type NameParts, newParts } from './parts'
import type { SentenceWord } from './sentence-words'

const { standings, changes } = WORDS.sentences
const PHRASES = new Set(standings)
const CHANGES = new Set(changes)

/** Names that say only how people stand or what they are doing: "behind on rent", "switching broadband", "lost a parent". */
export function stateOf(words: readonly SentenceWord[], text: string): NameParts | null {
  const [first, second, third] = words.slice(0, 3).map((word) => word.text.toLowerCase())
  if (first === undefined || second === undefined || AUDIENCE.test(words.at(-1)!.text)) return null
  if (!words.every(({ gap }) => SPACE_OR_HYPHEN.test(gap))) return null
  if (PHRASES.has(text) || PHRASES.has(text.split(WHEN, 1)[0]!) || isStanding(first, second, third))
    return newParts('state', text)
  if (isChanging(words)) return newParts('doing', `are ${text}`)
  return hasHappened(first, second, third) ? newParts('doing', `have ${text}`) : null
}

const SPACE_OR_HYPHEN = /^ *(?:- *)?$/

/** "Getting married in the next 6 months". */
const WHEN = / (?:in|within|this|next|last|soon) /

/** Of "new to golf players" the players are meant. */
const AUDIENCE =
  /^(?:buyers|owners|users|fans|shoppers|customers|members|students|adults|people|consumers|households|drivers|players|investors|lovers|viewers|readers|brands|companies|offers|programs|programmes|guides|kits)$/

/** "Worried about money", "new to golf", "at risk of diabetes"; meals are "ready to eat". */
function isStanding(first: string, second: string, third = ''): boolean {
  if (third === '' || WHOLE_PHRASES.has(`${first} ${second} ${third}`)) return false
  if (first === 'about') return second === 'to'
  if (first === 'at') return second === 'risk' && third === 'of'
  if (first === 'back') return second === 'from'
  return saysState(first, second)
}

/** "Switching broadband", "looking after elderly parents"; a "changing table" is a thing. */
function isChanging(words: readonly SentenceWord[]): boolean {
  const [first, second] = words
  if (first!.isName || !GERUND.test(first!.text)) return false
  if (words.length > 2 && PARTICLE.test(second!.text)) return !isListed(words)
  if (isPerson(second!.canonical, false)) return false
  return CHANGES.has(first!.text) && !OF_CHANGING.test(words.at(-1)!.text)
}

/** "Washing-up liquid". */
const isListed = (words: readonly SentenceWord[]): boolean =>
  LEXICON.sensesOf(words.map(({ canonical }) => canonical).join(' ')).length > 0

const PARTICLE = /^(?:after|into|off|up|without)$/
const OF_CHANGING =
  /^(?:tables?|mats?|rooms?|pads?|bags?|stations?|costs?|fees?|equipment|services?|software|systems?|tools?|apps?|agents?|kits?|units?|offers?|bonus(?:es)?|gear|stor(?:e|es)|companies|contractors|calculators?|guides?|parts?|moms|mothers|parents|couples|women)$/

/** "Lost a parent", "had a baby", "never bought skincare", "moved in the last month". */
function hasHappened(first: string, second: string, third: string | undefined): boolean {
  if (third === undefined) return false
  if (first === 'never') return isPast(second)
  if (/^(?:moved|graduated|retired)$/.test(first) && /^(?:in|from|to|last|within)$/.test(second)) return true
  return isPast(first) && /^(?:an?|their|his|her)$/.test(second)
}

const isPast = (word: string): boolean => word === 'had' || verbForm(word) === 'past'
