import { z } from 'zod'
import { MCP_PAGE, MCP_PAGE_MAX } from '../limits'
import { storable } from '../storable'

/** Fields that several tools have. */

export const idField = (description: string) =>
  z
    .string({
      error: ({ input, path }) => `${path?.join('.')} ${input === undefined ? 'is required' : 'must be a string'}`,
    })
    .min(1)
    .max(100)
    .overwrite(storable)
    .describe(description)

export const limitField = z
  .number({ error: 'limit must be a number' })
  .int()
  .min(1)
  .max(MCP_PAGE_MAX, `limit must be at most ${MCP_PAGE_MAX}`)
  .default(MCP_PAGE)
  .describe(`How many to return, ${MCP_PAGE} unless you need more, at most ${MCP_PAGE_MAX}`)

export const cursorField = z
  .string({ error: 'cursor must be a string' })
  .max(200)
  .optional()
  .describe('next_cursor of the answer before, to go on from there')

export const dryRunField = z
  .boolean({ error: 'dry_run must be true or false' })
  .default(true)
  .describe('true (the default) only tells what would change; false does it')
