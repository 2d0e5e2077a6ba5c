import { FIELD_NAMES, IS_FREE } from './context'
import { slugWords } from './slug'

/** The texts of a topic's fields, each worked out when a template first asks for it. */
export class FieldTexts {
  /** Some text is empty or has spaces to spare: whatever is made with it must be tidied. */
  loose = false
  private readonly known: (string | undefined)[] = new Array(FIELD_NAMES.length)
  private slugFields: readonly number[] = []
  private slugSeparator = ''
  private slugText = ''

  constructor(private readonly find: (field: number) => string) {}

  of(field: number): string {
    if (field === -1) return ''
    let text = this.known[field]
    if (text === undefined) {
      text = this.find(field)
      this.known[field] = text
      if (IS_FREE[field] && !this.loose) this.loose = !isTidy(text)
    }
    return text
  }

  forget(fields: readonly number[]): void {
    for (const field of fields) this.known[field] = undefined
  }

  /** Most templates end in the same slug. */
  slug(fields: readonly number[], separator: string): string {
    if (separator === this.slugSeparator && isSame(fields, this.slugFields)) return this.slugText
    let words = ''
    for (const field of fields) {
      const more = slugWords(this.of(field))
      if (more !== '') words += words === '' ? more : ` ${more}`
    }
    this.slugFields = fields
    this.slugSeparator = separator
    this.slugText = words.split(' ').join(separator)
    return this.slugText
  }
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((field, at) => field === b[at])
}

/** Surely one space between words and none around them. */
function isTidy(text: string): boolean {
  return text !== '' && isSign(text.charCodeAt(0)) && isSign(text.charCodeAt(text.length - 1)) && !text.includes('  ')
}

const isSign = (code: number): boolean => code > 32 && code < 127
