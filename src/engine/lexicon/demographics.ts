/** Ages, incomes and other figures by which people are counted, as they are written in names. */
export type Measure = { measure: 'age' | 'income' | 'net worth' | 'household' | 'home value'; pattern: RegExp }

export const MEASURES: readonly Measure[] = [
  { measure: 'net worth', pattern: /\bnet\s*worth\b/i },
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
      /\b\d\+?\s*(adults?|child(ren)?|kids?|persons?|people)(\s*(in (the )?)?(household|home)\b|$)|\bhousehold size\b|\b(no|without) (children|kids)\b|\bnumber of (adults|children|kids|people)\b/i,
  },
]

/** Most names count nobody: those that do have a figure or one of these words. */
export const MEASURING: ReadonlySet<string> = new Set(
  'income earner earning earn hhi salary worth networth value household number child kid company annual employee revenue age aged'.split(
    ' ',
  ),
)

/** Figures of a business, not of people. */
const COMPANY_MEASURE =
  /\b\d(?<!\d,*\d)[\d,]*(?:\s+[\d,]+|\s*(?:[-–]|to|\+)(?:\s*[\d,]+)?)?(?:\s*\+)?\s*employees\b|\bcompany (size|revenue|age)\b|\bannual (sales|revenue)\b|\bnumber of employees\b|\bemployee (count|size)\b/i

export function measuresCompanies(name: string): boolean {
  if (COMPANY_MEASURE.test(name)) return true
  const revenue = name.search(/\brevenue\b/i)
  return revenue !== -1 && name.includes('$', revenue)
}

/** In such a frame a place or a people is who they are, not where they travel. */
export const DEMOGRAPHIC_FRAMES = `resident, residents of, living in, lives in, located in, born in, native of, speaker, speaking, language, language spoken, ethnicity, origin, heritage, country of origin, race, dma, zip code, postal code, census, population, metro area, gender, age, marital status, income, demographic`

export const MARITAL: ReadonlySet<string> = new Set('single married divorced widowed unmarried separated'.split(' '))

/** Before or after a language these say that people speak it, not that they learn it. */
export const LANGUAGE_FRAMES = `speak, speaks, spoken, speaker, speaking, primary language, household language, home language, native language, language preference, preferred language, language spoken, first language, dominant`

export const LANGUAGES = `english, spanish, mandarin, cantonese, chinese, french, german, italian, portuguese, russian, arabic, hindi, urdu, bengali, punjabi, tamil, telugu, gujarati, marathi, korean, japanese, vietnamese, tagalog, filipino, thai, indonesian, malay, persian, farsi, turkish, polish, ukrainian, czech, romanian, hungarian, greek, hebrew, yiddish, dutch, swedish, danish, norwegian, finnish, swahili, amharic, somali, haitian creole, hmong, armenian, navajo, yoruba, igbo, hausa, zulu, catalan, serbian, croatian, bulgarian`
