import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** Words for what a schema has no message of its own for. Zod's are written for programmers: "Too big: expected number …". */
export const usePlainMessages = () => z.config({ customError: plainMessage })

/** Begins with the field: "limit must be at most 100". */
export function plainMessage(issue: Issue): string {
  const field = issue.path?.length ? issue.path.join('.') : 'body'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${field} is required` : mustBe(field, TYPES[issue.expected])
    case 'invalid_value':
      return `${field} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`
    case 'too_big':
      return `${field} must ${bound(issue.origin, issue.maximum, issue.exact ? 'exactly' : issue.inclusive ? 'at most' : 'less than')}`
    case 'too_small':
      return isEmpty(issue)
        ? `${field} must not be empty`
        : `${field} must ${bound(issue.origin, issue.minimum, issue.exact ? 'exactly' : issue.inclusive ? 'at least' : 'more than')}`
    case 'invalid_format':
      return mustBe(field, FORMATS[issue.format])
    case 'not_multiple_of':
      return `${field} must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `${field} has an unknown field: ${issue.keys[0]}`
    case 'invalid_union':
      return unionMessage(field, issue.errors)
    default:
      return mustBe(field, undefined)
  }
}

/** Of the alternatives, the one that the value comes nearest to tells what is wrong; if it is none of them, all are named. */
function unionMessage(field: string, alternatives: z.core.$ZodIssue[][]): string {
  const inside = alternatives.find((issues) => issues.some(({ path }) => path.length > 0))?.[0]
  if (inside) return inside.message.replace(/^[\w.]+/, (name) => (name === 'body' ? field : `${field}.${name}`))
  const kinds = alternatives.flatMap((issues) => issues.map(({ message }) => /must be (.+)$/.exec(message)?.[1]))
  return mustBe(field, [...new Set(kinds.filter((kind) => kind !== undefined))].join(', or '))
}

const mustBe = (field: string, what: string | undefined): string =>
  what ? `${field} must be ${what}` : `${field} is not valid`

const TYPES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
}

const FORMATS: Record<string, string> = {
  email: 'an email address',
  url: 'a URL',
  datetime: 'a date and time, such as 2026-01-31T12:00:00Z',
  date: 'a date, YYYY-MM-DD',
}

const LISTS = new Set(['array', 'set', 'map'])

const isEmpty = ({ origin, minimum }: { origin: string; minimum: number | bigint }): boolean =>
  minimum === 1 && (origin === 'string' || LISTS.has(origin))

function bound(origin: string, limit: number | bigint, comparison: string): string {
  if (origin === 'string') return `be ${comparison} ${limit} ${Number(limit) === 1 ? 'character' : 'characters'}`
  const entries = Number(limit) === 1 ? 'entry' : 'entries'
  return LISTS.has(origin) ? `have ${comparison} ${limit} ${entries}` : `be ${comparison} ${limit}`
}
