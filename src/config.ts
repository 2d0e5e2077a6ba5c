import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { SECRET_LENGTH, SLOW_STATEMENT_MS } from './limits'
import { readTelemetry, type TelemetrySettings } from './telemetry/settings'

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((value) => value === 'true' || value === '1')

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** In US dollars per million tokens and per search. Cache prices default to the provider's usual ratios. */
const price = z
  .object({
    input: z.number().min(0),
    output: z.number().min(0),
    cacheWrite: z.number().min(0).optional(),
    cacheRead: z.number().min(0).optional(),
    search: z.number().min(0).default(0.01),
  })
  .transform(({ cacheWrite, cacheRead, ...rest }) => ({
    ...rest,
    cacheWrite: cacheWrite ?? rest.input * 1.25,
    cacheRead: cacheRead ?? rest.input * 0.1,
  }))
export type LlmPrice = z.output<typeof price>

/** List prices by prefix of the model's name; those in TAXON_LLM_PRICES take precedence. */
const PRICES: Record<string, z.input<typeof price>> = {
  'claude-opus': { input: 5, output: 25 },
  'claude-sonnet': { input: 3, output: 15 },
  'claude-haiku': { input: 1, output: 5 },
}

const PROXIES =
  'must be the number of proxies in front (such as 1) or their addresses and networks (10.0.0.0/8, 192.0.2.7)'

/** Trusting every sender is refused: callers could then choose the address they seem to come from. */
function readProxies(text: string, ctx: z.RefinementCtx): TrustProxy {
  if (['', 'false', '0'].includes(text)) return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = list(text)
  if (networks.length > 0 && networks.every(isNetwork)) return networks
  ctx.addIssue(PROXIES)
  return z.NEVER
}

function isNetwork(text: string): boolean {
  if (!text.includes('/')) return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  return ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0
}

function readJson(text: string, ctx: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    ctx.addIssue('must be JSON: {"<model>": {"input": 3, "output": 15}}')
    return z.NEVER
  }
}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATABASE_URL: z.string().startsWith('postgres', 'must be a postgres:// URL').optional(),
  DATABASE_DIRECT_URL: z.string().startsWith('postgres', 'must be a postgres:// URL').optional(),
  DATABASE_REPLICA_URL: z.string().startsWith('postgres', 'must be a postgres:// URL').optional(),
  DATABASE_NAMED_STATEMENTS: z
    .enum(['true', 'false', '1', '0'])
    .default('true')
    .transform((value) => value === 'true' || value === '1'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  TAXON_DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  TAXON_DATA_DIR: z.string().min(1).default('./data'),
  TAXON_SECRET: z
    .string()
    .transform(list)
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= SECRET_LENGTH),
      `each secret needs at least ${SECRET_LENGTH} characters`,
    )
    .optional(),
  TAXON_BASE_URL: z.url().optional(),
  TAXON_TRUSTED_ORIGINS: z.string().default('').transform(list),
  TAXON_TRUST_PROXY: z.string().trim().default('').transform(readProxies),
  TAXON_OWNER_EMAIL: z.email().optional(),
  TAXON_OWNER_PASSWORD: z.string().min(8).max(128).optional(),
  TAXON_SIGNUP: z.enum(['invitation', 'open']).default('invitation'),
  TAXON_OIDC_ISSUER: z.url().optional(),
  TAXON_OIDC_CLIENT_ID: z.string().min(1).optional(),
  TAXON_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  TAXON_OIDC_NAME: z.string().min(1).default('Single sign-on'),
  TAXON_OAUTH: flag,
  TAXON_METRICS_TOKEN: z.string().min(16).optional(),
  TAXON_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be smtp://[user:password@]host[:port] or smtps://…' })
    .optional(),
  TAXON_MAIL_FROM: z
    .string()
    .regex(
      /^[^<>@\s]+@[^<>@\s]+$|^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/,
      'must be an address, such as Taxon <alerts@example.com>',
    )
    .optional(),
  TAXON_ALLOW_PRIVATE_NETWORKS: flag,
  TAXON_MARKETPLACE_TOKEN_URL: z.url().optional(),
  TAXON_MARKETPLACE_API_URL: z.url().optional(),
  TAXON_DSPAPI_API_URL: z.url().optional(),
  TAXON_S3_ENDPOINT: z.url().optional(),
  TAXON_STS_ENDPOINT: z.url().optional(),
  AWS_REGION: z.string().min(1).default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AWS_SESSION_TOKEN: z.string().min(1).optional(),
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: z.url().default('https://api.anthropic.com'),
  CLASSIFICATION_MODEL: z.string().min(1).default('claude-sonnet-5-5'),
  TAXON_LLM_TIMEOUT_SECONDS: z.coerce.number().positive().max(600).default(60),
  TAXON_LLM_PRICES: z.string().default('{}').transform(readJson).pipe(z.record(z.string(), price)),
  TAXON_SLOW_STATEMENT_MS: z.coerce.number().int().min(0).max(3_600_000).default(SLOW_STATEMENT_MS),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The number of proxies in front, or their networks: X-Forwarded-For is believed from these alone. */
export type TrustProxy = false | number | string[]

export type Oidc = { issuer: string; clientId: string; clientSecret: string; name: string }

/** The server that mail is sent through, and the sender. */
export type MailConfig = { url: string; from: string }

/** Used by connections that set no address of their own. */
export type PlatformAddresses = {
  marketplaceTokenUrl: string | undefined
  marketplaceApiUrl: string | undefined
  dspapiApiUrl: string | undefined
  aws: AwsConfig
}

/** The identity with which the roles of connections are assumed. */
export type AwsConfig = {
  region: string
  /** Instead of the region's: for an S3-compatible store. */
  s3Endpoint: string | undefined
  stsEndpoint: string | undefined
  /** Undefined: AWS's default sources, such as the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined
}

export type LlmConfig = {
  apiKey: string
  baseUrl: string
  model: string
  timeoutMs: number
  /** Null if the model's price is unknown: calls are then recorded without a cost. */
  price: LlmPrice | null
  /** For a job that uses another model. */
  priceOf(model: string): LlmPrice | null
}

export type Config = {
  port: number
  host: string
  databaseUrl: string | undefined
  /** Past a transaction pooler, for what needs a session of its own. Undefined: `databaseUrl`. */
  directUrl: string | undefined
  /** A copy for reads that may be a moment old. */
  replicaUrl: string | undefined
  /** Whether the database keeps prepared statements; some transaction poolers do not. */
  namedStatements: boolean
  poolSize: number
  /** How long a node that is told to stop goes on answering while it says that it is not ready. */
  drainMs: number
  dataDir: string
  /** The first signs and encrypts, all of them verify and decrypt. Undefined: generated in the data folder. */
  secrets: string[] | undefined
  baseUrl: string | undefined
  trustedOrigins: string[]
  trustProxy: TrustProxy
  owner: { email: string | undefined; password: string | undefined }
  signUp: 'invitation' | 'open'
  oidc: Oidc | undefined
  /** Whether apps, such as hosted assistants, connect by OAuth. Needs `baseUrl`. */
  oauth: boolean
  metricsToken: string | undefined
  /** Undefined: no mail is sent. */
  mail: MailConfig | undefined
  /** Whether connections may use addresses outside of the public internet. */
  allowPrivateNetworks: boolean
  platforms: PlatformAddresses
  /** Undefined: the local engine answers everything. */
  llm: LlmConfig | undefined
  logLevel: string
  /** A statement that takes longer is logged. */
  slowStatementMs: number
  /** Undefined: no traces and metrics are exported. */
  telemetry: TelemetrySettings | undefined
  /** Whether this is `taxon demo`, whose platforms are simulated. */
  isDemo: boolean
}

/** Names of this machine in a URL. */
export const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** One line that says which setting is wrong and why. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Where people reach the console. */
export const baseUrlOf = ({ baseUrl, host, port }: Config): string => baseUrl ?? `http://${host}:${port}`

export function readConfig(env: Record<string, string | undefined>): Config {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(settings)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const e = parsed.data
  if (e.DATABASE_URL && !e.TAXON_SECRET?.length) {
    throw new ConfigError('TAXON_SECRET is required with DATABASE_URL (at least 32 characters; all nodes share it)')
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (e[name] && !e.DATABASE_URL) throw new ConfigError(`${name} needs DATABASE_URL`)
  }
  return {
    port: e.PORT,
    host: e.HOST,
    databaseUrl: e.DATABASE_URL,
    directUrl: e.DATABASE_DIRECT_URL,
    replicaUrl: e.DATABASE_REPLICA_URL,
    namedStatements: e.DATABASE_NAMED_STATEMENTS,
    poolSize: e.DATABASE_POOL_SIZE,
    drainMs: e.TAXON_DRAIN_SECONDS * 1000,
    dataDir: e.TAXON_DATA_DIR,
    secrets: e.TAXON_SECRET?.length ? e.TAXON_SECRET : undefined,
    baseUrl: e.TAXON_BASE_URL?.replace(/\/$/, ''),
    trustedOrigins: e.TAXON_TRUSTED_ORIGINS,
    trustProxy: e.TAXON_TRUST_PROXY,
    owner: { email: e.TAXON_OWNER_EMAIL, password: e.TAXON_OWNER_PASSWORD },
    signUp: e.TAXON_SIGNUP,
    oidc: readOidc(e),
    oauth: readOauth(e),
    metricsToken: e.TAXON_METRICS_TOKEN,
    mail: readMail(e),
    allowPrivateNetworks: e.TAXON_ALLOW_PRIVATE_NETWORKS,
    platforms: {
      marketplaceTokenUrl: e.TAXON_MARKETPLACE_TOKEN_URL,
      marketplaceApiUrl: e.TAXON_MARKETPLACE_API_URL,
      dspapiApiUrl: e.TAXON_DSPAPI_API_URL,
      aws: readAws(e),
    },
    llm: readLlm(e),
    logLevel: e.LOG_LEVEL,
    slowStatementMs: e.TAXON_SLOW_STATEMENT_MS,
    telemetry: readTelemetry(settings),
    isDemo: false,
  }
}

function readOidc(e: z.infer<typeof environment>): Oidc | undefined {
  if (!e.TAXON_OIDC_ISSUER) return undefined
  if (!e.TAXON_OIDC_CLIENT_ID || !e.TAXON_OIDC_CLIENT_SECRET) {
    throw new ConfigError('TAXON_OIDC_ISSUER needs TAXON_OIDC_CLIENT_ID and TAXON_OIDC_CLIENT_SECRET')
  }
  return {
    issuer: e.TAXON_OIDC_ISSUER.replace(/\/$/, ''),
    clientId: e.TAXON_OIDC_CLIENT_ID,
    clientSecret: e.TAXON_OIDC_CLIENT_SECRET,
    name: e.TAXON_OIDC_NAME,
  }
}

const OAUTH_ADDRESS =
  'TAXON_OAUTH needs TAXON_BASE_URL, an https:// address without a path (or http:// on this machine)'

/** Tokens are for this one address, and pass through people's browsers. */
function readOauth({ TAXON_OAUTH: isOn, TAXON_BASE_URL: baseUrl }: z.infer<typeof environment>): boolean {
  if (!isOn) return false
  const { protocol, hostname, pathname } = new URL(baseUrl ?? 'none:')
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.has(hostname))
  if (!isSafe || pathname !== '/') throw new ConfigError(OAUTH_ADDRESS)
  return true
}

function readMail({ TAXON_SMTP_URL: url, TAXON_MAIL_FROM: from }: z.infer<typeof environment>): MailConfig | undefined {
  if (!url) return undefined
  if (!from) throw new ConfigError('TAXON_SMTP_URL needs TAXON_MAIL_FROM')
  return { url, from }
}

function readAws(e: z.infer<typeof environment>): AwsConfig {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = e
  return {
    region: e.AWS_REGION,
    s3Endpoint: e.TAXON_S3_ENDPOINT,
    stsEndpoint: e.TAXON_STS_ENDPOINT,
    credentials:
      accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken: e.AWS_SESSION_TOKEN } : undefined,
  }
}

function readLlm(e: z.infer<typeof environment>): LlmConfig | undefined {
  if (!e.ANTHROPIC_API_KEY) return undefined
  return {
    apiKey: e.ANTHROPIC_API_KEY,
    baseUrl: e.ANTHROPIC_BASE_URL.replace(/\/$/, ''),
    model: e.CLASSIFICATION_MODEL,
    timeoutMs: e.TAXON_LLM_TIMEOUT_SECONDS * 1000,
    price: priceOf(e.CLASSIFICATION_MODEL, e.TAXON_LLM_PRICES),
    priceOf: (model) => priceOf(model, e.TAXON_LLM_PRICES),
  }
}

/** The price whose name is the longest prefix of the model's. */
function priceOf(model: string, configured: Record<string, LlmPrice>): LlmPrice | null {
  const longestPrefix = (names: string[]) =>
    names.filter((name) => model.startsWith(name)).sort((a, b) => b.length - a.length)[0]
  const configuredPrefix = longestPrefix(Object.keys(configured))
  if (configuredPrefix !== undefined) return configured[configuredPrefix]!
  const listedPrefix = longestPrefix(Object.keys(PRICES))
  return listedPrefix === undefined ? null : price.parse(PRICES[listedPrefix])
}
