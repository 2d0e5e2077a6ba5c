import { z } from 'zod'
import { destinationOf, PROOF } from './destinations'

/** How a form asks for a setting. The kind of control, the choices and the key come from the setting's schema. */
export type Field<V = string> = {
  label: string
  help?: string
  /** What holds where nothing is entered. */
  default?: string
  /** An example, shown while the field is empty. */
  placeholder?: string
  /** The form insists on it. Through the API, a connection may be made before everything is known. */
  required?: true
  /** The key of an output template: chosen from those that there are. */
  template?: true
  /** Not shown while it is typed. */
  secret?: true
  /** A credential that error messages may contain; all others are cut out of them. */
  public?: true
  /** How the values of a choice are called; those without a label are shown as they are. */
  labels?: Partial<Record<Choice<V>, string>>
  /** What an empty choice means, where there is no default. */
  none?: string
  /** Asked for only where another setting has this value, or has it by default. */
  when?: { key: string; is: string }
}

/** Of a mapping, what names are mapped to. */
type Choice<V> = V extends string ? V : V extends Record<string, infer Target extends string> ? Target : string

export type Section<Key extends string = string> = {
  title: string
  note?: string
  folded?: true
  fields: readonly Key[]
}

const registry = z.registry<Field>()

/** A setting that a form can ask for. Optional, as all settings are. */
export function field<T extends z.ZodType>(schema: T, description: Field<z.output<T>>): z.ZodOptional<T> {
  const setting = schema.optional()
  registry.add(setting, description as Field)
  return setting
}

export const settingField = (setting: z.ZodType): Field | undefined => registry.get(setting)

export const FIELD_KINDS = [
  'text',
  'secret',
  'number',
  'digits',
  'address',
  'choice',
  'template',
  'mapping',
  'json',
  'destinations',
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/** A field as the API describes it. */
export type DescribedField = Omit<Field, 'labels' | 'public' | 'required' | 'secret' | 'template'> & {
  /** Where its value goes: `config.currency`, `credentials.token`, `config.preflight.empty_name`. */
  key: string
  kind: FieldKind
  required: boolean
  choices?: { value: string; label: string }[]
}

/** The fields of one setting; an object has one for each of its own settings. */
export function describeSetting(key: string, setting: z.ZodType): DescribedField[] {
  const schema = inside(setting)
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, inner]) => describeSetting(`${key}.${name}`, inner))
  }
  const description = settingField(setting)
  if (!description) throw new Error(`${key} has no field: describe it with field()`)
  const { labels = {}, required = false, secret, template, public: _, ...rest } = description
  const values = choicesOf(schema)
  return [
    {
      key,
      kind: secret ? 'secret' : template ? 'template' : kindOf(schema),
      required,
      ...rest,
      ...(values ? { choices: values.map((value) => ({ value, label: labels[value] ?? value })) } : {}),
    },
  ]
}

const inside = (setting: z.ZodType): z.ZodType =>
  setting instanceof z.ZodOptional ? inside(setting.unwrap() as z.ZodType) : setting

function kindOf(schema: z.ZodType): FieldKind {
  const destination = destinationOf(schema)
  if (destination && destination !== PROOF) return 'address'
  if (schema instanceof z.ZodEnum) return 'choice'
  if (schema instanceof z.ZodNumber) return 'number'
  if (schema instanceof z.ZodPipe) return 'digits'
  if (schema instanceof z.ZodArray) return 'destinations'
  if (schema instanceof z.ZodRecord) return schema.valueType instanceof z.ZodEnum ? 'mapping' : 'json'
  return 'text'
}

/** Of a mapping, what the names that are entered are mapped to. */
function choicesOf(schema: z.ZodType): string[] | undefined {
  const values = schema instanceof z.ZodRecord ? schema.valueType : schema
  return values instanceof z.ZodEnum ? values.options.map(String) : undefined
}
