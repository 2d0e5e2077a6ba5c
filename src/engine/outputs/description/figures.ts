const FIGURE =
  /^(?<least>under |over |less than |more than |up to |before |after )?\$?(?<from>\d[\d,.]{0,12}(?:mm|[kmb])?)(?: ?[-–] ?| to )?(?<to>\$?\d[\d,.]{0,12}(?:mm|[kmb])?)?(?<more>\+| plus| or more| and over)?(?<unit> (?:years?|yrs?|employees|people|persons|sq\.? ?ft\.?|square feet|vehicles|adults|children|kids))?$/i

export type Figure = { least: string; from: string; to: string; isOpen: boolean }

/** "5+", "250K-499K", "under 2 years"; null for anything else. */
export function figureOf(text: string): Figure | null {
  const { least = '', from, to = '', more } = FIGURE.exec(text)?.groups ?? {}
  if (from === undefined) return null
  return { least: least.toLowerCase(), from, to: to.replace('$', ''), isOpen: more !== undefined }
}

const SMALL = 'no one two three four five six seven eight nine ten'.split(' ')

/** As a sentence has it: "five", "12". */
const counted = (figure: string): string => SMALL[Number(figure)] ?? figure

type Writing = { figure: (text: string) => string; more: string }

function written({ least, from, to, isOpen }: Figure, { figure, more }: Writing): string {
  if (to !== '') return `${figure(from)} to ${figure(to)}`
  return isOpen ? `${figure(from)} ${more}` : `${least}${figure(from)}`
}

/** "five or more", "two to four". */
export const inWords = (figure: Figure): string => written(figure, { figure: counted, more: 'or more' })

/** "720 to 779", "15 or more". */
export const inFigures = (figure: Figure): string => written(figure, { figure: (text) => text, more: 'or more' })

/** "$250K to $499K". */
export const inDollars = (figure: Figure): string =>
  written(figure, {
    figure: (text) => `$${text.replace(/m?[kmb]$/i, (unit) => unit.at(-1)!.toUpperCase())}`,
    more: 'or more',
  })

/** "from 1980 to 1989", "in 1995", "in 2000 or later". */
export function inYears(figure: Figure): string {
  if (figure.to !== '') return `from ${figure.from} to ${figure.to}`
  return figure.least === '' ? `in ${written(figure, { figure: (text) => text, more: 'or later' })}` : inFigures(figure)
}
