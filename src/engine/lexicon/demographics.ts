import { WORDS } from '../compiled/words'

/** Ages, incomes and other figures by which people are counted, as they are written in names. */
export type Measure = { measure: 'age' | 'income' | 'net worth' | 'household' | 'home value'; pattern: RegExp }

export const MEASURES: readonly Measure[] = [
  { measure: 'net worth', pattern: /\bnet\s*worth\b|\bnw\s?[:$£€]?\s?\d/i },
  { measure: 'home value', pattern: /\bhome\s+(market\s+)?value\b/i },
  {
    measure: 'income',
    pattern:
      /\b(hhi|income|earners?|earning|salary over)\b|^[<>≥≤]?\s*(?:(?:under|over|above|less than|more than)\s*)?\$\s*\d[\d,.]*\s*(?:[km]\s*)?(\+|and (over|above|up)|-|–|to)?/i,
  },
  {
    measure: 'age',
    pattern:
      /\b(ages?|aged)\b\s*(?::\s*)?\d|\b(men|women|males?|females?|adults?|people|persons|kids|children|teens|parents|[mfap])\s*\d{1,2}\s*(\+|[-–]\s*\d{1,2}|to \d{1,2})|^\d{1,2}\s*([-–]|to)\s*\d{1,2}(\s*(years?|yrs?)(\s*old)?)?$|^\d{2}\s*(\+|and (over|older|up|above))$|\b\d{1,2}\s*([-–]|to)\s*\d{1,2}\s*(years?|yrs?|yo\b)|\b\d{1,2}\s*(years?|yrs?)\s*old\b|\b(under|over)\s+\d{2}s?$/i,
  },
  {
    measure: 'household',
    pattern:
      /\b\d\+?\s*(adults?|child(ren)?|kids?|persons?|people)(\s*(in (the )?)?(household|home)\b|$)|\b(?:adults|people|under-\d{1,2}s) (?:in (?:the )?(?:home|household)|present)\b|\b(?:household|hh) ?size\b|\b(no|without) (children|kids)\b|\bnumber of (adults|children|kids|people)\b/i,
  },
]

/** Most names count nobody: those that do have a figure or one of these words. */
export const MEASURING: ReadonlySet<string> = new Set(WORDS.demographics.measuring)

/** Figures of a business, not of people. */
const COMPANY_MEASURE =
  /\b\d(?<!\d,*\d)[\d,]*(?:\s+[\d,]+|\s*(?:[-–]|to|\+)(?:\s*[\d,]+)?)?(?:\s*\+)?\s*employees\b|\b(?:company|business|biz) (size|revenue|age)\b|\bannual (sales|revenue)\b|\bnumber of employees\b|\bemployees:? \d|\bemployee (count|size)\b|\b(?:headcount|turnover|fte)[ :]{1,2}[£$€]?\d/i

export function measuresCompanies(name: string): boolean {
  if (COMPANY_MEASURE.test(name)) return true
  const revenue = name.search(/\brevenue\b/i)
  return revenue !== -1 && name.includes('$', revenue)
}

/** In such a frame a place or a people is who they are, not where they travel. */
export const DEMOGRAPHIC_FRAMES = WORDS.demographics.frames

export const MARITAL: ReadonlySet<string> = new Set(WORDS.demographics.marital)

/** Before or after a language these say that people speak it, not that they learn it. */
export const LANGUAGE_FRAMES = WORDS.demographics.languageFrames

export const LANGUAGES = WORDS.demographics.languages
