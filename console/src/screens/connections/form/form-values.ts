import type { Connection } from '../queries'
import type { Section, Setting, Values } from './setting'
import { askedFor, isCredential } from './settings'

type Settings = Record<string, unknown>

/** Filed the other way round: by what the source calls them. */
const MAPPINGS = 'field_mappings'

/** As the form shows them. Credentials are never given out, and so are empty. */
export function valuesOf(config: Connection['config'], sections: readonly Section[]): Values {
  const values: Values = {}
  for (const { key, kind } of sections.flatMap(({ settings }) => settings)) {
    const [part, name = '', deeper] = key.split('.')
    const value = part === 'config' ? read(config, name, deeper) : undefined
    if (value !== undefined) values[key] = kind === 'json' ? JSON.stringify(value) : String(value)
  }
  return values
}

function read(config: Settings, name: string, deeper: string | undefined): unknown {
  if (deeper === undefined) return config[name]
  const inner = (config[name] ?? {}) as Settings
  if (name !== MAPPINGS) return inner[deeper]
  return Object.keys(inner).find((external) => inner[external] === deeper)
}

/** By key; nothing where all is well. */
export function problemsOf(sections: readonly Section[], values: Values, isNew: boolean): Values {
  const asked = askedFor(sections, values)
  const replaces = isNew || asked.some((setting) => isCredential(setting) && filled(setting, values))
  const problems: Values = {}
  for (const setting of asked) {
    const given = filled(setting, values)
    if (setting.required && !given && (replaces || !isCredential(setting))) problems[setting.key] = 'Needed here.'
    if (given && setting.kind === 'number' && !Number.isFinite(Number(given))) problems[setting.key] = 'Not a number.'
    if (given && setting.kind === 'json' && !isObject(given)) problems[setting.key] = 'Not a JSON object.'
  }
  return problems
}

const filled = ({ key }: Setting, values: Values): string => values[key]?.trim() ?? ''

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** What is sent: of the config also what goes, as null; of the credentials all or, where none is filled in, nothing. */
export function bodyOf(sections: readonly Section[], values: Values, before: Settings = {}) {
  const config: Settings = {}
  const credentials: Settings = {}
  for (const setting of askedFor(sections, values)) {
    const text = filled(setting, values)
    if (text === '') continue
    const [, name = '', deeper] = setting.key.split('.')
    if (isCredential(setting)) credentials[name] = text
    else if (deeper === undefined) config[name] = parsed(setting, text)
    else
      config[name] = { ...(config[name] as Settings), ...(name === MAPPINGS ? { [text]: deeper } : { [deeper]: text }) }
  }
  const known = sections.flatMap(({ settings }) => settings).map(({ key }) => key.split('.')[1] ?? '')
  for (const name of known) if (before[name] !== undefined && config[name] === undefined) config[name] = null
  return { config, ...(Object.keys(credentials).length > 0 ? { credentials } : {}) }
}

/** Of the settings that say where credentials go, those that now say another place: the server asks for them again. */
export function movedAddresses(sections: readonly Section[], values: Values, before: Settings): Set<string> {
  const addresses = askedFor(sections, values).filter(({ key }) => key.startsWith('config.') && key.endsWith('_url'))
  const origins = new Set(addresses.map(({ key }) => originOf(read(before, key.slice('config.'.length), undefined))))
  const moved = addresses.filter((setting) => {
    const origin = originOf(filled(setting, values))
    return origin !== null && !origins.has(origin)
  })
  return new Set(moved.map(({ key }) => key))
}

const originOf = (address: unknown): string | null =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : null

function parsed({ kind }: Setting, text: string): unknown {
  if (kind === 'number') return Number(text)
  return kind === 'json' ? JSON.parse(text) : text
}

/** Of the server's complaint, which begins with the key of what it complains of. */
export function keyIn(message: string, sections: readonly Section[]): string | undefined {
  const said = message.split(/[\s:]/)[0]
  return sections.flatMap(({ settings }) => settings).find(({ key }) => key === said)?.key
}
