import { WORDS } from '../../compiled/words'
import type { Unit } from '../../reading/units'
import type { Token } from '../../text/tokens'

const { wholeNames, partsOfNames, tradesInNames } = WORDS['company-names']
const WHOLE = new Set(wholeNames)
const PARTS = new Set(partsOfNames)
const TRADES = new Set(tradesInNames)

/** A name whose capitals may be a company's. */
type Written = {
  name: string
  words: readonly Token[]
  units: readonly Unit[]
  isBroken: (at: number) => boolean
  isBrand: (unit: Unit) => boolean
  /** A brand of the trade that the name is filed under. */
  isOfTrade: (unit: Unit) => boolean
  isUnknown: (unit: Unit) => boolean
}

const NONE: ReadonlySet<number> = new Set()

/** "Trade Desk (The)", as lists of companies have it. */
const ARTICLE_BEHIND = /[\p{L}\d.!] \(the\)$/iu

/** The places of the words that are a company's name: "Omnicom Group", "Goodyear Tire & Rubber". */
export function companyWords(written: Written): ReadonlySet<number> {
  const { name, words } = written
  const hasArticle = ARTICLE_BEHIND.test(name)
  const end = hasArticle ? words.length - 1 : words.length
  const last = words[end - 1]
  if (last === undefined || (end === 1 && !hasArticle)) return NONE
  const isWhole = hasArticle || isLegalForm(last.text)
  if (!(isWhole || isPart(last.text)) || !words.slice(0, end).every(isInTitleCase) || isParted(written, end))
    return NONE
  return isWhole || isBehindName(written, end) ? new Set([...words.keys()].slice(0, end)) : NONE
}

const isIn = (list: ReadonlySet<string>, text: string): boolean => list.has(text.toLowerCase())
/** It parts nothing from the name before it: "The Links, Incorporated". */
export const isLegalForm = (text: string): boolean => isIn(WHOLE, text)

const isSure = (text: string): boolean => isIn(PARTS, text)
const isPart = (text: string): boolean => isSure(text) || isIn(TRADES, text)
const isAnd = (text: string): boolean => text === '&' || text.toLowerCase() === 'and'
const isInTitleCase = ({ text }: Token): boolean => /^[\p{Lu}\d]/u.test(text) || isAnd(text) || text === 'of'

/** Something stands within it that parts names; the comma of "Hexcel, Inc." parts nothing. */
const isParted = ({ words, isBroken, name }: Written, end: number): boolean =>
  words.slice(1, end).some((word, i) => {
    const at = i + 1
    if (!isBroken(at) || isAnd(word.text) || isAnd(words[at - 1]!.text)) return false
    const gap = name.slice(words[at - 1]!.end, word.start)
    return !(/^[-–'’.]$/.test(gap) || gap === '. ' || (/^,? $/.test(gap) && isLegalForm(word.text)))
  })

function isBehindName({ units, isBrand, isOfTrade, isUnknown }: Written, end: number): boolean {
  const inName = units.filter((unit) => unit.end <= end)
  const start = inName.findLastIndex((unit) => !unit.text.split(' ').every((text) => isPart(text) || isAnd(text))) + 1
  const before = inName.slice(0, start)
  const added = inName.slice(start)
  if (before.length === 0 || added.length === 0 || !before.every((unit) => isBrand(unit) || isUnknown(unit)))
    return false
  return (
    added.some(({ text }) => text.split(' ').some(isSure)) || before.every((unit) => isOfTrade(unit) || isUnknown(unit))
  )
}

/** "Molson Coors Brewing", as a name has it. */
export function isCompany(text: string): boolean {
  const last = text.slice(text.lastIndexOf(' ') + 1)
  return last !== text && /^\p{Lu}/u.test(last) && isPart(last)
}
