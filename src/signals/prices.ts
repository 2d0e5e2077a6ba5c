import { z } from 'zod'
import type { Connection } from '../connections/schema'
import { storableStart } from '../storable'
import { SignalError } from './errors'

const ID = 'pricing_option_id must be 1 to 100 letters, digits, or _ . : -'
const id = z.string({ error: ID }).regex(/^[A-Za-z0-9_.:-]{1,100}$/, ID)
const CURRENCY = 'currency must be a currency code of three letters'
const currency = z.string({ error: CURRENCY }).regex(/^[A-Z]{3}$/, CURRENCY)
const amount = (field: string, max = 1_000_000) =>
  z
    .number({ error: `${field} must be a number` })
    .min(0, `${field} must not be negative`)
    .max(max, `${field} must be at most ${max}`)
const PERIODS = ['monthly', 'quarterly', 'annual', 'campaign'] as const
const MODELS = 'model must be one of cpm, percent_of_media, flat_fee'

/** A price of the rate card, as AdCP writes it. */
export const price = z.discriminatedUnion(
  'model',
  [
    z.object({ pricing_option_id: id, model: z.literal('cpm'), cpm: amount('cpm'), currency }),
    z.object({
      pricing_option_id: id,
      model: z.literal('percent_of_media'),
      percent: amount('percent', 100),
      max_cpm: amount('max_cpm').optional(),
      currency,
    }),
    z.object({
      pricing_option_id: id,
      model: z.literal('flat_fee'),
      amount: amount('amount'),
      period: z.enum(PERIODS, { error: `period must be one of ${PERIODS.join(', ')}` }),
      currency,
    }),
  ],
  { error: MODELS },
)
export type Price = z.output<typeof price>

/** The rate card, or else the prices that segments get on platforms. */
export function pricesOf(rateCard: readonly Price[], connections: readonly Pick<Connection, 'config'>[]): Price[] {
  if (rateCard.length > 0) return [...rateCard]
  const prices = connections.flatMap(({ config }): Price[] => {
    const { default_cpm: cpm, currency = 'USD' } = config as { default_cpm?: number; currency?: string }
    if (cpm === undefined) return []
    return [{ pricing_option_id: `cpm_${cpm}_${currency}`.toLowerCase(), model: 'cpm', cpm, currency }]
  })
  return [...new Map(prices.map((one) => [one.pricing_option_id, one])).values()]
}

/** What one activation can be bought at: without a rate card each destination has its own price, and it must be one. */
export function pricesAt(
  rateCard: readonly Price[],
  destinations: readonly { connection: Pick<Connection, 'config'> }[],
): Price[] {
  const offers = destinations.map(({ connection }) => pricesOf(rateCard, [connection]))
  if (new Set(offers.map(idsOf)).size <= 1) return offers[0] ?? []
  throw new SignalError('INVALID_REQUEST', 'These destinations have different prices: send a request for each price', {
    field: 'destinations',
  })
}

const idsOf = (prices: readonly Price[]): string => prices.map((one) => one.pricing_option_id).join()

/** 3.0 demands an option of every signal. */
export const NO_PRICE = {
  pricing_option_id: 'no_price_set',
  model: 'custom',
  description: 'No price is set for this signal',
  metadata: { summary_for_operator: 'No price is set: agree on one with the data provider.' },
} as const

type PriceFilters = { max_cpm?: number; max_percent?: number }

/** A limit on one kind of price does not concern signals that are not sold by it. */
export function isWithin(prices: readonly Price[], { max_cpm: maxCpm, max_percent: maxPercent }: PriceFilters) {
  const cpms = prices.flatMap((one) => (one.model === 'cpm' ? [one.cpm] : []))
  const percents = prices.flatMap((one) => (one.model === 'percent_of_media' ? [one.percent] : []))
  return isAnyAtMost(cpms, maxCpm) && isAnyAtMost(percents, maxPercent)
}

const isAnyAtMost = (values: readonly number[], limit: number | undefined): boolean =>
  limit === undefined || values.length === 0 || values.some((value) => value <= limit)

/** The price that is agreed on by an activation; null where none is set. */
export function chosenPrice(prices: readonly Price[], optionId: string | undefined): string | null {
  if (optionId === undefined) {
    if (prices.length <= 1) return prices[0]?.pricing_option_id ?? null
    throw new SignalError('INVALID_REQUEST', 'pricing_option_id is required: choose one of pricing_options', {
      field: 'pricing_option_id',
    })
  }
  if (prices.length === 0 && optionId === NO_PRICE.pricing_option_id) return null
  if (prices.some(({ pricing_option_id }) => pricing_option_id === optionId)) return optionId
  throw new SignalError(
    'INVALID_PRICING_MODEL',
    `These destinations have no pricing option ${storableStart(optionId, 100)}: ask get_signals for theirs`,
    { field: 'pricing_option_id' },
  )
}
