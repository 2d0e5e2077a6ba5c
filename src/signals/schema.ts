import { z } from 'zod'
import type { RowOf } from '../db/rows'
import { signal_settings } from '../db/tables'
import {
  RANKED_BRIEF_LENGTH,
  SIGNAL_DESTINATIONS,
  SIGNAL_IDS,
  SIGNAL_PRICES,
  SIGNALS_PAGE,
  SIGNALS_PAGE_MAX,
} from '../limits'
import { storable } from '../storable'
import { type Price, price } from './prices'

const object = (field: string) => z.looseObject({}, { error: `${field} must be an object` })
const string = (field: string, max = 500) =>
  z.string({ error: `${field} must be a string` }).max(max, `${field} must be at most ${max} characters`)
const required = (field: string, max = 500) => string(field, max).min(1, `${field} is required`)

const KEY = 'idempotency_key must be 16 to 255 letters, digits, or _ . : -'
const idempotencyKey = z.string({ error: KEY }).regex(/^[A-Za-z0-9_.:-]{16,255}$/, KEY)

/** Clients drop arguments that no schema declares, and then there is nothing to echo. */
const envelope = {
  adcp_version: string('adcp_version', 50).optional().describe('The release of AdCP that you speak: 3.0 or 3.1'),
  adcp_major_version: z.number({ error: 'adcp_major_version must be a number' }).int().optional(),
  account: object('account').optional().describe('Whom you act for. Keeps idempotency keys of accounts apart'),
  context: object('context').optional().describe('Comes back unchanged'),
  context_id: string('context_id', 1_000).optional(),
  ext: object('ext').optional(),
  governance_context: string('governance_context', 10_000).optional(),
  push_notification_config: object('push_notification_config').optional(),
}
/** Reads have nothing to repeat, so their key may be anything. */
const readEnvelope = { ...envelope, idempotency_key: string('idempotency_key', 1_000).optional() }

export const capabilitiesInput = z.looseObject({
  ...readEnvelope,
  protocols: z.array(string('protocols'), { error: 'protocols must be an array' }).max(100).optional(),
})

const DESTINATION = 'destinations must have type platform with a platform, or type agent with an agent_url'
const account = string('account').optional()
const destination = z.discriminatedUnion(
  'type',
  [
    z.looseObject({ type: z.literal('platform'), platform: required('platform'), account }),
    z.looseObject({ type: z.literal('agent'), agent_url: required('agent_url', 2_000), account }),
  ],
  { error: DESTINATION },
)
export type RequestedDestination = z.output<typeof destination>

const MANY = `destinations must be 1 to ${SIGNAL_DESTINATIONS}`
const destinations = z
  .array(destination, { error: 'destinations must be an array' })
  .min(1, MANY)
  .max(SIGNAL_DESTINATIONS, MANY)

const list = <T extends z.ZodType>(field: string, item: T, max: number) =>
  z
    .array(item, { error: `${field} must be an array` })
    .min(1, `${field} must not be empty`)
    .max(max, `At most ${max} ${field} at once`)

const percentage = (field: string) =>
  z
    .number({ error: `${field} must be a number` })
    .min(0, `${field} must be from 0 to 100`)
    .max(100, `${field} must be from 0 to 100`)

const CATALOG_TYPES = ['marketplace', 'custom', 'owned'] as const
const filters = z.looseObject(
  {
    catalog_types: list(
      'catalog_types',
      z.enum(CATALOG_TYPES, { error: `catalog_types must be of ${CATALOG_TYPES.join(', ')}` }),
      100,
    )
      .optional()
      .describe('owned: of the library; custom: of the shared catalog, added to the library when activated'),
    data_providers: list('data_providers', string('data_providers'), 100).optional(),
    max_cpm: z.number({ error: 'max_cpm must be a number' }).min(0, 'max_cpm must not be negative').optional(),
    max_percent: percentage('max_percent').optional(),
    min_coverage_percentage: percentage('min_coverage_percentage')
      .optional()
      .describe('Coverage is not known here: above 0 nothing is found'),
  },
  { error: 'filters must be an object' },
)
export type SignalFilters = z.output<typeof filters>

const PAGE = `max_results must be a whole number from 1 to ${SIGNALS_PAGE_MAX}`
const pagination = z.looseObject(
  {
    max_results: z
      .number({ error: PAGE })
      .int(PAGE)
      .min(1, PAGE)
      .max(SIGNALS_PAGE_MAX, PAGE)
      .optional()
      .describe(`How many signals, ${SIGNALS_PAGE} unless you need more, at most ${SIGNALS_PAGE_MAX}`),
    cursor: string('cursor', 500).optional().describe('pagination.cursor of the answer before'),
  },
  { error: 'pagination must be an object' },
)

const WHOLESALE = 'discovery_mode must be brief: there is no wholesale feed here'

export const getSignalsInput = z.looseObject({
  ...readEnvelope,
  signal_spec: string('signal_spec', RANKED_BRIEF_LENGTH)
    .overwrite(storable)
    .optional()
    .describe('Whom to reach, in sentences. Leave it out to list the library'),
  signal_ids: list('signal_ids', object('signal_ids'), SIGNAL_IDS)
    .optional()
    .describe('signal_id of earlier answers, to read exactly these'),
  signal_refs: list('signal_refs', object('signal_refs'), SIGNAL_IDS).optional().describe('The same for signal_ref'),
  destinations: destinations.optional().describe('Only what can be activated there'),
  countries: z.array(string('countries', 10), { error: 'countries must be an array' }).max(300).optional(),
  filters: filters.optional(),
  discovery_mode: z.literal('brief', { error: WHOLESALE }).optional(),
  max_results: z.number({ error: 'max_results must be a number' }).min(1).optional().describe('Use pagination instead'),
  pagination: pagination.optional(),
})
export type GetSignals = z.output<typeof getSignalsInput>

const ACTIONS = ['activate', 'deactivate'] as const
export const activateSignalInput = z.looseObject({
  ...envelope,
  idempotency_key: idempotencyKey.describe('A new one for each request, the same one to repeat a request'),
  action: z.enum(ACTIONS, { error: `action must be one of ${ACTIONS.join(', ')}` }).default('activate'),
  signal_agent_segment_id: required('signal_agent_segment_id', 1_000).describe('From get_signals'),
  destinations: destinations.describe('From deployments of get_signals'),
  pricing_option_id: string('pricing_option_id').optional().describe('From pricing_options of get_signals'),
})
export type ActivateSignal = z.output<typeof activateSignalInput>

const PRICES = `prices must be a list of at most ${SIGNAL_PRICES}`
const PROVIDER = 'data_provider must be at most 200 characters'
export const settingsBody = z
  .object(
    {
      data_provider: z
        .string({ error: 'data_provider must be a string' })
        .max(200, PROVIDER)
        .overwrite(storable)
        .trim()
        .transform((name) => (name === '' ? null : name))
        .nullish()
        .describe('Who signals come from; null for the organization’s name'),
      include_catalog: z
        .boolean({ error: 'include_catalog must be true or false' })
        .optional()
        .describe('Whether topics of the catalog are offered too; activating one adds it to the library'),
      prices: z
        .array(price, { error: PRICES })
        .max(SIGNAL_PRICES, PRICES)
        .refine(
          (prices) => new Set(prices.map(({ pricing_option_id: id }) => id)).size === prices.length,
          'prices must have different pricing_option_ids',
        )
        .optional()
        .describe('The rate card: each signal can be bought at each of these. Empty: the CPM of connections'),
    },
    { error: 'body must be an object' },
  )
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'No valid fields to update')
export type SettingsInput = z.output<typeof settingsBody>

export const settingsRecord = z.object({
  data_provider: z.string().nullable(),
  include_catalog: z.boolean(),
  prices: z.array(price),
})

export const SETTINGS = {
  data_provider: signal_settings.data_provider,
  include_catalog: signal_settings.include_catalog,
  prices: signal_settings.prices.as<Price[]>(),
}
export type Settings = RowOf<typeof SETTINGS>

/** Until somebody changes them. */
export const DEFAULT_SETTINGS: Settings = { data_provider: null, include_catalog: true, prices: [] }
