import { z } from 'zod'

/** Takes anything, for a list whose length is checked before its entries, and is described as what checks them. */
export function checkedLater(schema: z.ZodType) {
  const {
    $schema: _,
    '~standard': __,
    ...description
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return z.unknown().meta(description)
}
