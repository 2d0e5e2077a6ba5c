/** What sellers' systems leave in names: recency, prices, ids, dates, versions, quoting. None of it names an audience. */

const WINDOW = '(?:7|14|15|21|28|30|31|45|60|90|120|180|270|360|365)'
const UNIT = '(?:days?|weeks?|months?|years?)'
const EDGE_BEFORE = String.raw`(?<![A-Za-z0-9\u00c0-\uffff])`
const EDGE_AFTER = String.raw`(?![A-Za-z0-9\u00c0-\uffff])`

const NOISE: readonly RegExp[] = [
  String.raw`(?:in the |within the |within )?(?:last|past|previous|trailing|rolling) \d{1,3}[ -]?${UNIT}`,
  `[lp]-?${WINDOW}d?`,
  `${WINDOW}d`,
  String.raw`${WINDOW}[ -]days?(?: recency| window| lookback)?(?=[\s)\]]*$)`,
  String.raw`(?:\$ ?\d+(?:\.\d+)? ?cpm|cpm ?[:=@-]? ?\$? ?\d+(?:\.\d+)?|\d+\.\d+ ?cpm|@ ?\$ ?\d+(?:\.\d+)?)`,
  String.raw`(?:(?:segment|audience|seg|taxonomy|sku|ref)[ -]?)?ids?(?: ?[:#=-] ?| )[a-z]{0,4}-?\d{2,}`,
  String.raw`seg[ -]?\d{3,}`,
  String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
  String.raw`\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})`,
  String.raw`20[0-3]\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])`,
  `[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,
  String.raw`(?<![$€£.,] ?|\d[ -]{1,3})\d{6,}(?![%+.,]|[ -]*\d)`,
  String.raw`(?<=[#(\[])\d{5,}(?=[)\]]|$)`,
  String.raw`v\d{1,2}(?=[\s)\]]*$)`,
  String.raw`\(copy\)|copy of(?= )`,
].map((pattern) => new RegExp(`${EDGE_BEFORE}(?:${pattern})${EDGE_AFTER}`, 'gi'))

/** Nearly all noise has digits in it, and most names have none. */
const MAY_BE_NOISY = /\d|copy/i

const LEFT_OVER = /\(\s*\)|\[\s*\]|\{\s*\}/g
const OUTER = /^[\s#"'“”‘’`´,;:.|/\\_<>=~*^·•–—-]+|[\s"“”‘`´,;:|/\\_<>=~*^·•–—-]+$/g
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu

/** The name without noise; what is nothing but noise becomes empty. Repeated until nothing is left to remove. */
export function withoutNoise(raw: string): string {
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
    if (MAY_BE_NOISY.test(text)) for (const pattern of NOISE) text = text.replace(pattern, ' ')
    text = text.replace(LEFT_OVER, ' ').replace(/\s+/g, ' ').replace(OUTER, '').trim()
    text = text
      .replace(/(?: [-–—,;:|/])+(?= [-–—,;:|/] )/g, '')
      .replace(/\(\s+/g, '(')
      .replace(/\s+\)/g, ')')
  }
  return text
}
