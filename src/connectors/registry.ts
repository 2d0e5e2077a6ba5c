import { z } from 'zod'
import { BUILT_IN_TEMPLATES } from '../engine'
import { conflict } from '../errors'
import { commonConfig } from './common-config'
import type { Connector } from './connector'
import { describeSections } from './describe'

/** The connectors of an application, by platform. */
export type Connectors = ReadonlyMap<string, Connector>

/** A connector whose description is incomplete is refused here, so that the service does not start with it. */
export function registerConnectors(connectors: readonly Connector[]): Connectors {
  const byPlatform = new Map<string, Connector>()
  for (const connector of connectors) {
    const { platform } = connector
    if (byPlatform.has(platform)) throw new Error(`Two connectors are called ${platform}`)
    const problem = problemOf(connector)
    if (problem) throw new Error(`Connector ${platform}: ${problem}`)
    byPlatform.set(platform, connector)
  }
  return byPlatform
}

export function connectorOf(connectors: Connectors, platform: string): Connector {
  const connector = connectors.get(platform)
  // A connection may outlive the connector that it was made for.
  if (!connector) throw conflict(`This service has no connector for ${platform}`)
  return connector
}

/** The key of a registered platform. */
export function platformKey(connectors: Connectors, missing?: string) {
  const platforms = [...connectors.keys()].join(', ')
  const message = `platform must be one of ${platforms}`
  const isMissing = (input: unknown) => input === undefined || input === null || input === ''
  return z
    .string({ error: ({ input }) => (isMissing(input) ? (missing ?? message) : message) })
    .refine((key) => connectors.has(key), {
      error: ({ input }) => (isMissing(input) ? (missing ?? message) : message),
    })
    .describe(`One of ${platforms}; GET /api/platforms describes them`)
}

function problemOf(connector: Connector): string | null {
  const { platform, config, credentials, form, naming } = connector
  if (!/^[a-z][a-z0-9_]{0,49}$/.test(platform)) return 'platform must be lowercase letters, digits and underscores'
  const fields = describeSections(form, { config, credentials }).flatMap((section) => section.fields)
  const keys = fields.map(({ key }) => key)
  const unasked = ownKeys(connector).find((key) => !keys.some((name) => name === key || name.startsWith(`${key}.`)))
  if (unasked) return `${unasked} is in no section of the form`
  const condition = fields.find(({ when }) => when && !keys.includes(when.key))
  if (condition) return `${condition.key} depends on ${condition.when?.key}, which the form does not ask for`
  if (typeof naming === 'object' && 'output' in naming && !isStored(naming.output)) {
    return `there is no stored output ${naming.output}`
  }
  return null
}

/** Of common settings a form may leave out what its platform has no use for. */
const ownKeys = ({ config, credentials }: Connector): string[] => [
  ...Object.entries(config.shape)
    .filter(([name, setting]) => (commonConfig as Record<string, z.ZodType>)[name] !== setting)
    .map(([name]) => `config.${name}`),
  ...Object.keys(credentials.shape).map((name) => `credentials.${name}`),
]

const isStored = (output: string): boolean =>
  BUILT_IN_TEMPLATES.some(({ platformKey, dbColumnName }) => platformKey === output && dbColumnName !== null)
