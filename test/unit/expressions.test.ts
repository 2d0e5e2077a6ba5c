import { describe, expect, it } from 'vitest'
import { faultOf } from '../harness/linear/fault'
import { expressionsBuiltBy, expressionsIn, filesWithExpressions } from '../harness/linear/written-expressions'

const FOLDERS = ['src', 'console/src', 'sdk']
const files = FOLDERS.flatMap(filesWithExpressions)

/** Calls that make a file build the expressions it builds only when needed. */
const NEEDED: Record<string, (file: Record<string, unknown>) => void> = {
  'src/engine/text/tokens.ts': ({ tokenize }) => (tokenize as (text: string) => void)('日本'),
}

describe('every expression takes linear time', () => {
  it('as it is written', () => {
    const faults = files.flatMap(({ literals }) =>
      literals.flatMap(({ location, expression }) => {
        const fault = faultOf(expression)
        return fault === null ? [] : [`${location} ${expression}: ${fault}`]
      }),
    )
    expect(files.flatMap(({ literals }) => literals).length).toBeGreaterThan(200)
    expect(faults).toEqual([])
  })

  it.each(files.filter(({ built }) => built > 0))('as $path builds it', async ({ path, built }) => {
    const expressions = await expressionsBuiltBy(async () => {
      // Loaded again, because another test may have loaded it already.
      const file = await import(/* @vite-ignore */ `../../${path}?once-more`)
      NEEDED[path]?.(file)
    })
    expect(expressions.length, 'NEEDED has what makes the others').toBeGreaterThanOrEqual(built)
    expect(expressions.flatMap((expression) => faultOf(expression) ?? [])).toEqual([])
  })
})

describe('what is found', () => {
  it.each([
    // Tried again from every position of a run.
    /\s+$/,
    /[ \t]+\n/g,
    /<[^>]*>/g,
    /(\d+)\.xml$/,
    /\s*,\s*/,
    /\w+(?=:)/,
    // One run that two quantifiers share.
    /^\s*-?\s*x/,
    /^(?:a|b|ab)*c/,
    /^(\w+\s?)*$/,
    /\p{Ll}.*\p{Lu}|\p{Lu}{2,}.*\p{Ll}/u,
    // Runs of several characters.
    /\brevenue\b.*\$/i,
    /<\/?(?:\w+:)?cite\b[^>]*>/,
    /,|\s+\d[\d\s+–-]*$/,
    // Each match takes linear time, all of them together do not.
    /a(?=[\s\S]*)/g,
  ])('%s', (expression) => {
    expect(faultOf(expression)).not.toBeNull()
  })

  it.each([
    /(?<!\s)\s+$/,
    /<[^<>]*>/g,
    /^[a-z0-9-]{1,100}$/,
    /^(?:[A-Z]?[a-z]+|[A-Z]+)(?: (?:[A-Z]?[a-z]+|[A-Z]+))*$/,
    /[^\p{L}\p{M}\p{N}+#%$€£]+/gu,
    /\b(?:men|women)\s{0,3}\d{1,2}\b/i,
  ])('not in %s', (expression) => {
    expect(faultOf(expression)).toBeNull()
  })

  it('is looked for in literals and in what is built', () => {
    const source = 'const a = /a+$/u; const b = <i>{/b/}</i>; new RegExp("c"); RegExp("d"); "/e/"'
    const { literals, built } = expressionsIn('some/file.tsx', source)
    expect(literals.map(({ location, expression }) => `${location} ${expression}`)).toEqual([
      'some/file.tsx:1 /a+$/u',
      'some/file.tsx:1 /b/',
    ])
    expect(built).toBe(2)
  })
})
