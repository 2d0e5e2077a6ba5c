import { z } from 'zod'
import { type OutputTemplate, TEMPLATE_DEFAULTS } from '../engine'
import { TEMPLATE_FIELDS, TEMPLATE_TEXT_LENGTH, TEMPLATE_WORDS_LENGTH } from '../limits'
import { storable } from '../storable'
import { DESCRIPTION_COLUMNS, NAME_COLUMNS } from './columns'
import { previewTemplate } from './preview'
import type { StoredTemplate } from './stored'

/** Not trimmed: blanks around a separator are part of it. */
const untrimmed = (field: string, max = TEMPLATE_WORDS_LENGTH) =>
  z
    .string({ error: `${field} must be a string` })
    .max(max, `${field} must be at most ${max} characters`)
    .overwrite(storable)

const words = (field: string, max?: number) => untrimmed(field, max).trim()
const name = (field: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? `${field} is required` : `${field} must be a string`) })
    .max(TEMPLATE_WORDS_LENGTH, `${field} must be at most ${TEMPLATE_WORDS_LENGTH} characters`)
    .overwrite(storable)
    .trim()
    .min(1, `${field} is required`)

const flag = (field: string) => z.boolean({ error: `${field} must be true or false` })
const column = <const T extends readonly string[]>(field: string, list: T) =>
  z.enum(list, { error: `${field} must be null or one of ${list.join(', ')}` }).nullable()

const pathField = z.object(
  {
    key: words('pathFields.key').min(1, 'pathFields.key must not be empty'),
    label: words('pathFields.label').optional(),
    format: untrimmed('pathFields.format', TEMPLATE_TEXT_LENGTH).optional().describe('Text with `{{field}}` in it'),
  },
  { error: 'pathFields must be an array of {key, label?, format?}' },
)

const required = {
  platformKey: name('platformKey').regex(
    /^[a-z0-9][a-z0-9._-]*$/,
    'platformKey must be lowercase letters, digits, ".", "_" and "-", without spaces',
  ),
  displayName: name('displayName'),
  pathFields: z
    .array(pathField, {
      error: ({ input }) => (input === undefined ? 'pathFields is required' : 'pathFields must be an array'),
    })
    .min(1, 'pathFields must have at least one field')
    .max(TEMPLATE_FIELDS, `pathFields must be at most ${TEMPLATE_FIELDS}`),
}

const optional = z
  .object({
    isActive: flag('isActive').describe('Whether its outputs are stored with topics'),
    sortOrder: z.int({ error: 'sortOrder must be a whole number' }),
    pathSeparator: untrimmed('pathSeparator'),
    slugFields: z
      .array(words('slugFields'), { error: 'slugFields must be an array of strings' })
      .max(TEMPLATE_FIELDS, `slugFields must be at most ${TEMPLATE_FIELDS}`),
    slugSeparator: untrimmed('slugSeparator'),
    includeSlug: flag('includeSlug'),
    descTemplate: untrimmed('descTemplate', TEMPLATE_TEXT_LENGTH),
    descCharLimit: z
      .int({ error: 'descCharLimit must be a whole number or null' })
      .min(1, 'descCharLimit must be at least 1')
      .nullable(),
    descPrefixB2b: words('descPrefixB2b'),
    descPrefixB2c: words('descPrefixB2c'),
    descPrefixB2b2c: words('descPrefixB2b2c'),
    recency: words('recency'),
    dbColumnName: column('dbColumnName', NAME_COLUMNS),
    dbColumnDesc: column('dbColumnDesc', DESCRIPTION_COLUMNS),
    userBehaviorOverride: words('userBehaviorOverride').nullable(),
  })
  .partial().shape

export const createTemplateBody = z
  .object({ ...required, ...optional }, { error: 'platformKey is required' })
  .transform((body): OutputTemplate => ({ ...TEMPLATE_DEFAULTS, ...body }))

export const previewBody = z
  .object({ ...optional, pathFields: required.pathFields }, { error: 'pathFields is required' })
  .transform((body): OutputTemplate => ({ ...TEMPLATE_DEFAULTS, platformKey: '', displayName: '', ...body }))

const NOTHING = 'No valid fields to update'
export const updateTemplateBody = z
  .object({ ...z.object(required).partial().shape, ...optional }, { error: NOTHING })
  .refine((body) => Object.keys(body).length > 0, NOTHING)
export type UpdateTemplate = z.output<typeof updateTemplateBody>

export const templateParams = z.object({ templateId: z.string().max(100).overwrite(storable) })

const warnings = z.array(z.string()).describe('Fields that no topic has: they are left empty')

export const preview = z.object({
  name: z.string(),
  description: z.string(),
  descLength: z.number(),
  context: z.record(z.string(), z.string()).describe('Every field that a template may name'),
  warnings,
})

export const templateRecord = z.object({
  id: z.string(),
  platformKey: z.string(),
  displayName: z.string(),
  isActive: z.boolean(),
  sortOrder: z.number(),
  pathFields: z.array(z.object({ key: z.string(), label: z.string().optional(), format: z.string().optional() })),
  pathSeparator: z.string(),
  slugFields: z.array(z.string()),
  slugSeparator: z.string(),
  includeSlug: z.boolean(),
  descTemplate: z.string(),
  descCharLimit: z.number().nullable(),
  descPrefixB2b: z.string(),
  descPrefixB2c: z.string(),
  descPrefixB2b2c: z.string(),
  recency: z.string(),
  dbColumnName: z.string().nullable(),
  dbColumnDesc: z.string().nullable(),
  userBehaviorOverride: z.string().nullable(),
  builtIn: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  warnings,
})

export const toTemplateRecord = (template: StoredTemplate): z.infer<typeof templateRecord> => ({
  ...template,
  createdAt: template.createdAt.toISOString(),
  updatedAt: template.updatedAt.toISOString(),
  warnings: previewTemplate(template).warnings,
})
