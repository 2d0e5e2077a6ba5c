import type { Entry, PhraseFacts } from '../lexicon/entry'
import { LEXICON } from '../lexicon/index'
import type { Mark } from '../lexicon/marks'
import { PHRASE_TRAITS, type Sense, type UnitType } from '../lexicon/phrase'
import { classesOf, WORD_CLASSES } from '../lexicon/word-classes'
import { namesOccupation } from './occupations'

/** What a phrase is for in a name, as far as the phrase alone tells. */
export function factsOf(entry: Entry): PhraseFacts {
  entry.facts ??= newFacts(entry)
  return entry.facts
}

function newFacts(entry: Entry): PhraseFacts {
  const { words } = entry
  const classes = words.length === 1 ? classesOf(words[0]!) : 0
  const type = typeOf(entry, classes)
  return { classes, type, traits: traitsOf(entry, classes) | (type === 'function' ? PHRASE_TRAITS.joining : 0) }
}

const { titleTails, kitchenDevices, employees, people, genericHeads, portableHeads } = WORD_CLASSES

function traitsOf({ words, senses, marks }: Entry, classes: number): number {
  let traits = 0
  for (const { strength, kind } of senses) {
    traits |= strength === 'weak' ? PHRASE_TRAITS.weak : PHRASE_TRAITS.sure
    if (kind === 'brand') traits |= PHRASE_TRAITS.brand
  }
  if (words.every((word) => classesOf(word) & portableHeads)) traits |= PHRASE_TRAITS.portable
  if (isRanked(words, senses)) traits |= PHRASE_TRAITS.ranked
  if (marks.some((mark) => mark.type === 'frame')) traits |= PHRASE_TRAITS.framing
  if (namesOccupation(words, senses, marks)) traits |= PHRASE_TRAITS.occupation
  if ((words.length === 1 ? classes : classesOf(words.join(' '))) & titleTails) traits |= PHRASE_TRAITS.tail
  if (classes & kitchenDevices) traits |= PHRASE_TRAITS.kitchenDevice
  if (classes & employees) traits |= PHRASE_TRAITS.employees
  if (classes & people || (words.length === 1 && /^\d/.test(words[0]!))) traits |= PHRASE_TRAITS.people
  if (classes & genericHeads) traits |= PHRASE_TRAITS.genericHead
  return traits
}

const { conjunctions, prepositions, exclusions, functionWords, genericOccupations, grades } = WORD_CLASSES

function typeOf({ words, senses, marks }: Entry, classes: number): UnitType {
  if (classes & (conjunctions | prepositions | exclusions)) return 'function'
  if (classes & functionWords && senses.length === 0) return 'function'
  if (classes & genericOccupations) return 'occupation'
  if (classes & grades) return 'structure'
  const known = senses.some((sense) => sense.strength !== 'weak')
  if (marks.length === 0) {
    if (known) return 'content'
    return words.every((word) => classesOf(word) & genericHeads) ? 'generic' : 'content'
  }
  const is = (type: Mark['type']) => marks.some((mark) => mark.type === type)
  if (is('rank') && !isChief(words)) return 'rank'
  if (is('frame') && words.length > 1) return 'frame'
  if (is('place') && senses.every((sense) => sense.category === 'Travel & Tourism')) return 'place'
  if (known) return 'content'
  if (is('structure')) return 'structure'
  if (is('occupation')) return 'occupation'
  if (is('frame')) return 'frame'
  if (is('place')) return 'place'
  return words.every((word) => classesOf(word) & genericHeads) ? 'generic' : 'content'
}

/** "CFO" and "chief operating officer" name a function, "director" does not. */
export function isChief(words: readonly string[]): boolean {
  return words[0] === 'chief' || (words.length === 1 && /^c[a-z]{1,2}o$/.test(words[0]!))
}

function isRanked(words: readonly string[], senses: readonly Sense[]): boolean {
  if (!senses.some((sense) => sense.kind === 'role')) return false
  const ranks = (word: string) => LEXICON.marksOf(word).some((mark) => mark.type === 'rank')
  return isChief(words) || (words[0] !== 'executive' && ranks(words[0]!)) || ranks(words.at(-1)!)
}
