/** How the model is written: a sign for each whole number from -45 to 45, none of which a string has to escape. */
const MOST = 45

/** What a step of a written vector is worth. */
export const WORD_STEP = 0.08
export const SUBWORD_STEP = 0.04

/** The line of what holds for every name. */
export const EVERY_NAME = '*'

const MIDDLE = 80
const BACKSLASH = 92

export function signOf(value: number): string {
  const code = MIDDLE + Math.max(-MOST, Math.min(MOST, Math.round(value)))
  return String.fromCharCode(code < BACKSLASH ? code : code + 1)
}

/** The values of a written vector, or of many one after the other. */
export function vectorOf(text: string): Int8Array {
  const values = new Int8Array(text.length)
  for (let at = 0; at < text.length; at++) values[at] = valueAt(text, at)
  return values
}

export function valueAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return (code < BACKSLASH ? code : code - 1) - MIDDLE
}
