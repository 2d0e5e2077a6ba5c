import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeField, formFields } from '../../src/form-fields'

test('kind, limits, default and choices come from the schema, the words from its description', () => {
  const schema = z
    .strictObject({
      engine: describeField(z.enum(['fast', 'slow']), {
        label: 'Engine',
        choices: { slow: { label: 'The slow one', help: 'Takes longer' } },
      }),
      name: describeField(z.string().min(1).max(20), { label: 'Name', help: 'Of the run' }).optional(),
      share: describeField(z.number().min(0).max(1), { label: 'Share' }).default(0.5),
      limit: describeField(z.int().min(1).max(9), { label: 'At most', none: 'All' }).optional(),
      dryRun: describeField(z.boolean(), { label: 'Dry run', initial: true }).default(false),
      rows: describeField(z.array(z.string()), { label: 'Rows' }),
    })
    .superRefine(() => {})
  expect(formFields(schema)).toEqual([
    {
      key: 'engine',
      label: 'Engine',
      kind: 'choice',
      required: true,
      choices: [
        { value: 'fast', label: 'fast' },
        { value: 'slow', label: 'The slow one', help: 'Takes longer' },
      ],
    },
    { key: 'name', label: 'Name', help: 'Of the run', kind: 'text', required: false, maxLength: 20 },
    {
      key: 'share',
      label: 'Share',
      kind: 'number',
      required: false,
      default: 0.5,
      minimum: 0,
      maximum: 1,
      integer: false,
    },
    {
      key: 'limit',
      label: 'At most',
      none: 'All',
      kind: 'number',
      required: false,
      minimum: 1,
      maximum: 9,
      integer: true,
    },
    { key: 'dryRun', label: 'Dry run', initial: true, kind: 'boolean', required: false, default: false },
    { key: 'rows', label: 'Rows', kind: 'list', required: true },
  ])
})

test('a field without a description is refused', () => {
  expect(() => formFields(z.object({ speed: z.number() }))).toThrow('The field speed has no description')
})
