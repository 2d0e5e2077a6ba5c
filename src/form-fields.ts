import { z } from 'zod'

const choice = z.object({
  value: z.string(),
  label: z.string(),
  help: z.string().optional(),
  group: z.string().optional().describe('The heading that a picker shows it under'),
  needsLlm: z.boolean().optional().describe('To be chosen only where the server has an LLM key'),
})

/** A field of a configuration as the API describes it: enough to draw a form from. */
export const formField = z.object({
  key: z.string(),
  label: z.string(),
  help: z.string().optional(),
  kind: z.enum(['text', 'number', 'boolean', 'choice', 'list']),
  required: z.boolean(),
  default: z.unknown().optional().describe('What is used where the field is left out'),
  initial: z.unknown().optional().describe('What a form starts with, where that is not the default'),
  choices: z.array(choice).optional(),
  none: z.string().optional().describe('What it means to leave the field empty'),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  integer: z.boolean().optional(),
  maxLength: z.number().int().optional(),
  when: z
    .object({ key: z.string(), is: z.union([z.string(), z.array(z.string())]) })
    .optional()
    .describe('The field is accepted only where another one has this value, or one of these'),
  refersTo: z
    .object({
      record: z.enum(['organization', 'job', 'workspace', 'connection']),
      jobType: z.string().optional().describe('Jobs of this type only'),
      action: z.string().optional().describe('What to call this step where it is offered on the record itself'),
    })
    .optional()
    .describe('The value is the id of such a record'),
})
export type FormField = z.infer<typeof formField>

/** What people read about a field; all else is derived from its schema. */
type FieldText = Pick<FormField, 'label' | 'help' | 'initial' | 'none' | 'when' | 'refersTo'> & {
  /** By value. Choices without an entry are labelled by their value. */
  choices?: Record<string, { label?: string; help?: string; group?: string; needsLlm?: boolean }>
}

/** A registry of its own, so that none of this shows up in the description of the API. */
const texts = z.registry<{ text: FieldText }>()

/** Attaches the text to a schema, before `optional` and `default`. */
export function describeField<T extends z.ZodType>(schema: T, text: FieldText): T {
  texts.add(schema, { text })
  return schema
}

type Property = {
  text?: FieldText
  type?: string
  enum?: string[]
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
}

/** The fields of a schema, in its order. Throws where one has no label, so that no form misses a field. */
export function formFields(schema: z.ZodType): FormField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: texts,
  })
  return Object.entries(properties).map(([key, property]) => toField(key, property as Property, required.includes(key)))
}

function toField(key: string, property: Property, required: boolean): FormField {
  if (!property.text) throw new Error(`The field ${key} has no description: see describeField`)
  const { choices, ...text } = property.text
  const { default: usual, minimum, maximum, maxLength } = property
  const kind = kindOf(property)
  return {
    key,
    ...text,
    kind,
    required,
    ...(usual === undefined ? {} : { default: usual }),
    ...(kind === 'choice' ? { choices: choicesOf(property.enum!, choices) } : {}),
    ...(kind === 'number' ? { minimum, maximum, integer: property.type === 'integer' } : {}),
    ...(kind === 'text' ? { maxLength } : {}),
  }
}

function kindOf({ type, enum: values }: Property): FormField['kind'] {
  if (values) return 'choice'
  if (type === 'boolean') return 'boolean'
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'string' ? 'text' : 'list'
}

const choicesOf = (values: readonly string[], texts: FieldText['choices'] = {}) =>
  values.map((value) => ({ value, label: value, ...texts[value] }))
