import { WORDS } from '../compiled/words'

/** Legal forms as they end a company's name, letters only. */
const FORMS = new Set(WORDS['company-names'].legalForms)

/** Short forms are words and places too: they count in their own capitals, or with their dots and strokes ("S.p.A.", "A/S"). */
const CAPITALS = new Set(WORDS['company-names'].legalFormsInCapitals)
const POINTED = new Set(WORDS['company-names'].legalFormsWithPoints)

/** Between two forms of one name: "S.A.B. de C.V.", "GmbH & Co. KG". */
const LINKS = new Set(['&', 'and', 'de', 'und'])

const LAST_WORD = /(?<![\s,])[\s,]+\(?([A-Za-z&][A-Za-z./]*)\)?[\s,]*$/
const JOINED = /(?:[&+]|\b(?:and|the))\s*$/i

/** "Pearson plc" → "Pearson", "Block, Inc." → "Block"; null for a name without a legal form. */
export function withoutLegalForm(text: string): string | null {
  if (!mayEndInForm(text)) return null
  let name: string | null = null
  let rest = text
  for (let match = LAST_WORD.exec(rest); match !== null; match = LAST_WORD.exec(rest)) {
    const before = rest.slice(0, match.index)
    if (!/[\p{L}\p{N}]/u.test(before)) break
    if (!isForm(match[1]!)) {
      if (name === null || !LINKS.has(match[1]!)) break
    } else if (!JOINED.test(before)) name = before
    else if (name === null) break
    rest = before
  }
  return name === null ? null : name.replace(/^PT\.? (?=\S)/, '')
}

function isForm(written: string): boolean {
  const bare = written.replace(/[./]/g, '')
  if (FORMS.has(bare.toLowerCase()) || CAPITALS.has(bare)) return true
  return bare !== written && POINTED.has(bare.toLowerCase())
}

/** Nearly every name ends in a longer word in small letters. */
function mayEndInForm(text: string): boolean {
  const start = text.lastIndexOf(' ') + 1
  return start > 0 && mayBeForm(text.slice(start))
}

const LONGEST_FORM = 12

export function mayBeForm(word: string): boolean {
  if (word.length > LONGEST_FORM) return false
  return FORMS.has(word.toLowerCase()) || CAPITALS.has(word) || /[./)]/.test(word)
}
