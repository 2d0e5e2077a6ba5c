import type { Field, Section } from '../../../platforms/queries'
import { settingMessage } from '../../../platforms/setting-messages'
import type { Connection } from '../queries'
import { destinationsIn, isAnyUnnamed, textOfStored } from './destinations'
import { allVisibleFields, isCredential, type Values } from './form-fields'

type Settings = Record<string, unknown>

/** As the form shows them. The API never returns credentials, so theirs are empty. */
export function valuesOf(config: Connection['config'], sections: readonly Section[]): Values {
  const values: Values = {}
  for (const field of sections.flatMap(({ fields }) => fields)) {
    const value = storedValue(config, field)
    if (value !== undefined) values[field.key] = shown(field, value)
  }
  return values
}

function shown({ kind }: Field, value: unknown): string {
  if (kind === 'destinations') return textOfStored(value)
  return kind === 'json' ? JSON.stringify(value) : String(value)
}

function storedValue(config: Settings, { key, kind }: Pick<Field, 'key' | 'kind'>): unknown {
  const [part, name = '', inner] = key.split('.')
  if (part !== 'config') return undefined
  if (inner === undefined) return config[name]
  const settings = (config[name] ?? {}) as Settings
  return kind === 'mapping' ? Object.keys(settings).find((external) => settings[external] === inner) : settings[inner]
}

/** By key; empty where the form can be sent. */
export function problemsOf(sections: readonly Section[], values: Values, isNew: boolean): Values {
  const fields = allVisibleFields(sections, values)
  const replacesCredentials = isNew || fields.some((field) => isCredential(field) && entered(field, values))
  const problems: Values = {}
  for (const field of fields) {
    const { key, kind, label, required } = field
    const text = entered(field, values)
    if (required && !text && (replacesCredentials || !isCredential(field))) problems[key] = `${label} is required`
    if (text && kind === 'number' && !Number.isFinite(Number(text))) problems[key] = `${label} must be a number`
    if (text && kind === 'json' && !isObject(text)) problems[key] = `${label} must be a JSON object`
    if (text && kind === 'destinations' && isAnyUnnamed(text)) problems[key] = 'Each destination needs a name'
  }
  return problems
}

const entered = ({ key }: Field, values: Values): string => values[key]?.trim() ?? ''

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** What is sent. Emptied settings are null, so that they are removed; credentials are sent all or not at all. */
export function bodyOf(sections: readonly Section[], values: Values, before: Settings = {}) {
  const config: Settings = {}
  const credentials: Settings = {}
  for (const field of allVisibleFields(sections, values)) {
    const text = entered(field, values)
    if (text === '') continue
    const [, name = '', inner] = field.key.split('.')
    if (isCredential(field)) credentials[name] = text
    else if (inner === undefined) config[name] = parsed(field, text)
    else
      config[name] = {
        ...(config[name] as Settings),
        ...(field.kind === 'mapping' ? { [text]: inner } : { [inner]: text }),
      }
  }
  const names = sections.flatMap(({ fields }) => fields).map(({ key }) => key.split('.')[1] ?? '')
  for (const name of names) if (before[name] !== undefined && config[name] === undefined) config[name] = null
  return { config, ...(Object.keys(credentials).length > 0 ? { credentials } : {}) }
}

/** Addresses that lead to another origin than before: the API then wants the credentials again. */
export function movedAddresses(sections: readonly Section[], values: Values, before: Settings): Set<string> {
  const addresses = allVisibleFields(sections, values).filter(({ kind }) => kind === 'address')
  const origins = new Set(addresses.map((field) => originOf(storedValue(before, field))))
  const moved = addresses.filter((field) => {
    const origin = originOf(entered(field, values))
    return origin !== null && !origins.has(origin)
  })
  return new Set(moved.map(({ key }) => key))
}

const originOf = (address: unknown): string | null =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : null

function parsed({ kind }: Field, text: string): unknown {
  if (kind === 'number') return Number(text)
  if (kind === 'destinations') return destinationsIn(text)
  return kind === 'json' ? JSON.parse(text) : text
}

/** What the API refused, and the field it is about, since its message begins with the key; null for the whole form. */
export function refusalOf(message: string, sections: readonly Section[]): { key: string | null; words: string } {
  const start = message.split(/[\s:]/)[0]
  const field = sections.flatMap(({ fields }) => fields).find(({ key }) => key === start)
  return { key: field?.key ?? null, words: settingMessage(message, sections) }
}
