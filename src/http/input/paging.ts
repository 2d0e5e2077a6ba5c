import { z } from 'zod'
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../limits'

/** The last item of a page of a list that is sorted by time and id, newest first. The next page begins after it. */
export type Position = { at: Date; id: string | number }

export const writeCursor = ({ at, id }: Position): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

function readCursor(cursor: string, isId: RegExp): { at: Date; id: string } | null {
  const [time = '', id = '', ...others] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const at = new Date(time)
  return isId.test(id) && others.length === 0 && at.getFullYear() > 0 && at.getFullYear() < 10_000 ? { at, id } : null
}

const LIMIT = `limit must be a whole number from 1 to ${PAGE_SIZE_MAX}`
const CURSOR = 'cursor must be the nextCursor of an earlier page'

/** The parameters of such a list. `isId` is for the ids of its items. */
export const cursorPaging = (isId: RegExp) => ({
  limit: z.coerce
    .number({ error: LIMIT })
    .int(LIMIT)
    .min(1, LIMIT)
    .max(PAGE_SIZE_MAX, LIMIT)
    .default(PAGE_SIZE_DEFAULT),
  cursor: z
    .string()
    .max(300, CURSOR)
    .transform((value, context) => {
      const position = readCursor(value, isId)
      if (position) return position
      context.addIssue({ code: 'custom', message: CURSOR })
      return z.NEVER
    })
    .optional()
    .describe('`nextCursor` of the page before'),
})
