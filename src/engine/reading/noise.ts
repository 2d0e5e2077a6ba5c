import { LEAF_MARKS } from '../lexicon/providers'

/** What sellers' systems leave in names: recency, prices, ids, dates, versions, quoting. None of it names an audience. */

const WINDOW = '(?:7|14|15|21|28|30|31|45|60|90|120|180|270|360|365)'
const UNIT = '(?:days?|weeks?|months?|years?)'
const DASH = '[-–]'
const MONEY = '$€£'
const EDGE_BEFORE = String.raw`(?<![A-Za-z0-9\u00c0-\uffff])`
const EDGE_AFTER = String.raw`(?![A-Za-z0-9\u00c0-\uffff])`

/** Stands where noise was until the word that led to it is gone: "Anniversary within 30 Days". */
const GAP = '\u0001'
const AGED = LEAF_MARKS.aged.join('|')
const MADE = LEAF_MARKS.made.join('|')
const COUNT = '(?:[kmb]|thousand|million)'
const COPIES = '(?:uniques|devices|maids|cookies|hhs)'

const NOISE: readonly RegExp[] = [
  String.raw`\d{1,2}(?:\+|x|\+? (?:visits?|orders|purchases)) in (?:the )?(?:last |past )?\d{1,3} ?(?:d|days?|wks?|weeks?|mos?|months?)(?=[\s)\]]*$)`,
  String.raw`(?<!\d${DASH})\d{1,3} ?${DASH} ?\d{1,3} ?d`,
  String.raw`(?<!\d${DASH})(?:0|1|31|61|91) ?${DASH} ?${WINDOW} ?days?(?=[\s)\]]*$)`,
  String.raw`(?:in the |within the |within )?(?:last|past|previous|trailing|rolling) \d{1,3}[ -]?${UNIT}`,
  String.raw`(?<=^|[–—,|(-] ?)(?:last|past) \d{1,3} ?(?:mos?|wks?|yrs?)`,
  `[lp]-?${WINDOW}d?`,
  String.raw`l\d{1,2}[wm]`,
  `${WINDOW}d`,
  String.raw`(?<!\d ?${DASH} ?)${WINDOW}[ -]days?(?: recency| window| lookback)?(?=[\s)\]]*$)`,
  String.raw`(?:\$ ?\d+(?:\.\d+)? ?cpm|cpm ?[:=@-]? ?\$? ?\d+(?:\.\d+)?|\d+\.\d+ ?cpm|@ ?\$ ?\d+(?:\.\d+)?)`,
  String.raw`(?:(?:segment|audience|seg|taxonomy|sku|ref)[ -]?)?ids?(?: ?[:#=-] ?| )[a-z]{0,4}-?\d{2,}`,
  String.raw`(?:naics|sic|soc|isic|nace)(?: codes?)?[ :#-]*\d{2,8}(?:-\d{2,4})?`,
  String.raw`^iab ?\d{1,2}(?:-\d{1,3})?(?= )|^iab tier \d:?(?= )`,
  String.raw`^dma ?\d{3}(?= [-–—:])`,
  String.raw`\(?flag ?= ?[1y]\)?|(?:presence )?indicator y(?=[\s)\]]*$)|y/n ?= ?y`,
  String.raw`\((?:composite|psychographic)\)`,
  String.raw`seg[ -]?\d{3,}|seg [a-z](?=[\s)\]]*$)`,
  String.raw`^(?:segment|audience|seg|aud)[ -]?#?\d{2,}`,
  String.raw`^\[\d{3,}\]`,
  String.raw`#\d{4,}(?=[\s)\]]*$)`,
  String.raw`look-?alikes?(?: audiences?)? ?\(?\d{1,2} ?%\)?|\d{1,2} ?% look-?alikes?(?: of(?= ))?`,
  String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
  String.raw`\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})`,
  String.raw`20[0-3]\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])`,
  `[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,
  String.raw`(?<![${MONEY}.,] ?|\d[ -]{1,3})\d{6,}(?![%+.,]|[ -]*\d)`,
  String.raw`(?<=[#(\[])\d{5,}(?=[)\]]|$)`,
  String.raw`(?<!v\d{1,2}[\s)\]]{1,3})v\d{1,2}(?:[\s)\]]{1,3}v\d{1,2})*(?=[\s)\]]*$)`,
  String.raw`\((?:copy|test|draft)\)|copy of(?= )`,
  String.raw`reach[ :=]{1,2}\d[\d.,]{0,12}${COUNT}|\d[\d.,]{0,12} ?${COUNT} ${COPIES}`,
  String.raw`(?<=[a-z)\]] \(?)(?<!(?:^| )(?:last|past|(?:${AGED})s?(?: [a-z]+)?) \(?)\d{1,2}(?:${DASH}\d{1,2})? ?(?:wks?|mos?)(?=[\s)\]]*$)`,
  String.raw`(?<=[([][^()[\]]{0,60}, ?)(?:${MADE})(?= ?[,)\]])`,
  String.raw`[([]\s*(?:(?:${MADE}|${GAP})[\s,]*){1,6}[)\]]`,
].map((pattern) => new RegExp(`${EDGE_BEFORE}(?:${pattern})${EDGE_AFTER}`, 'gi'))

const LEADING =
  '(?:within|in|of|for|at|by|from|over|during|since|every|after|before|the|last|past|next|with|to|and|or|&)'
/** From the first of several such words on: from each of them, a long row of them would be read again and again. */
const DANGLING = new RegExp(
  String.raw`(?<!(?:^| )${LEADING} )(?:(?<=^| )${LEADING} )+${GAP}(?= ?(?:$|[)\],;|–—-]))`,
  'gi',
)
const GAPS = new RegExp(GAP, 'g')

/** What all of it has in common, so that few names are searched for every kind. */
const MAY_BE_NOISY = new RegExp(
  String.raw`[([,] ?(?:${MADE})[,)\]]|reach[ :=]{1,2}\d|${COPIES}|\d(?:\+|x|\+? [a-z]+) in |` +
    /\((?:copy|test|draft|composite|psychographic)\)|copy of |iab ?\d|iab tier|dma ?\d|= ?[1y]|indicator y|\d ?(?:mo|wk|yr)|l\d+[wm]|cpm|look-?alike|\d[ -]?(?:day|week|month|year)|\d ?d(?![a-z])|[lpv]-?\d|@|(?<![a-z])ids?(?![a-z])|(?:audience|taxonomy|sku|ref)[ -]?(?:id|#?\d)|seg|aud[ -]?#?\d|\[\d|#\d|naics|sic|soc|nace|\d{4}[-/.]\d|\d[/.]\d|\d{5}|[\da-f]{8}-/
      .source,
  'i',
)

const LEFT_OVER = /,(?=\s*[)\]])|\(\s*\)|\[\s*\]|\{\s*\}/g
const BEFORE = /^[\s#"'“”‘’`´,;:.|/\\_<>=~*^·•–—-]+/
const AFTER = /(?<![\s"“”‘`´,;:|/\\_<>=~*^·•–—-])[\s"“”‘`´,;:|/\\_<>=~*^·•–—-]+$/
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu

/**
 * Letters and figures with a sign between them, before a word or after it: there is nothing to take off. No text can be
 * read in two ways, so that a long one is not tried again and again.
 */
const TIDY = /^\$?[A-Za-z\d]+(?:(?: [$(]?|['’.,:+%)] |[&'’.,/:+(-])[A-Za-z\d]+)*[+%)]?$/

/** Nothing of a seller's system is in it. */
export const isTidy = (name: string): boolean => TIDY.test(name) && !MAY_BE_NOISY.test(name)

/** The name without noise; what is nothing but noise becomes empty. Repeated until nothing is left to remove. */
export function withoutNoise(raw: string): string {
  if (isTidy(raw)) return raw
  let text = raw
    .replace(/&(?:amp|#38);/g, '&')
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&gt;/g, '>')
    .replace(CONTROL, ' ')
  for (let before = ''; before !== text; ) {
    before = text
    text = text
      .replace(/_/g, ' ')
      .replace(/["“”]/g, '')
      .replace(/''+|``+/g, '')
      .replace(/\s+/g, ' ')
    if (MAY_BE_NOISY.test(text)) text = withoutPatterns(text)
    text = text.replace(LEFT_OVER, ' ').replace(/\s+/g, ' ').replace(BEFORE, '').replace(AFTER, '').trim()
    text = text
      .replace(/(?: [-–—,;:|/])+(?= [-–—,;:|/] )/g, '')
      .replace(/\(\s+/g, '(')
      .replace(/(?<!\s)\s+\)/g, ')')
  }
  return text
}

function withoutPatterns(text: string): string {
  let marked = text
  for (const pattern of NOISE) marked = marked.replace(pattern, ` ${GAP} `)
  return marked === text ? text : marked.replace(/\s+/g, ' ').replace(DANGLING, ' ').replace(GAPS, ' ')
}
