import type { Price } from './queries'

export type Model = Price['model']

/** A price as the form holds it. */
export type PriceRow = { key: string; id: string; model: Model; amount: string; period: Period; currency: string }

export type Period = Extract<Price, { model: 'flat_fee' }>['period']

export const MODELS: Record<Model, { label: string; amount: string }> = {
  cpm: { label: 'CPM', amount: 'CPM' },
  percent_of_media: { label: 'Share of media', amount: 'Percent' },
  flat_fee: { label: 'Flat fee', amount: 'Amount' },
}

export const PERIODS: Record<Period, string> = {
  monthly: 'a month',
  quarterly: 'a quarter',
  annual: 'a year',
  campaign: 'a campaign',
}

let rows = 0
const newKey = (): string => `price-${rows++}`

export const newPrice = (): PriceRow => ({
  key: newKey(),
  id: '',
  model: 'cpm',
  amount: '',
  period: 'monthly',
  currency: 'USD',
})

export const toRow = (price: Price): PriceRow => ({
  ...newPrice(),
  id: price.pricing_option_id,
  model: price.model,
  currency: price.currency,
  amount: String(amountOf(price)),
  ...(price.model === 'flat_fee' ? { period: price.period } : {}),
})

function amountOf(price: Price): number {
  if (price.model === 'cpm') return price.cpm
  return price.model === 'flat_fee' ? price.amount : price.percent
}

/** `stored` keeps what the form does not show: the cap of a share. */
export function toPrice({ id, model, amount, period, currency }: PriceRow, stored: readonly Price[]): Price {
  const common = { pricing_option_id: id.trim(), currency: currency.trim().toUpperCase() }
  if (model === 'cpm') return { ...common, model, cpm: Number(amount) }
  if (model === 'flat_fee') return { ...common, model, amount: Number(amount), period }
  const before = stored.find(({ pricing_option_id }) => pricing_option_id === common.pricing_option_id)
  const cap = before?.model === 'percent_of_media' ? before.max_cpm : undefined
  return { ...common, model, percent: Number(amount), ...(cap === undefined ? {} : { max_cpm: cap }) }
}

/** What keeps the rate card from being saved, in words; null if nothing does. */
export function problemOf(prices: readonly PriceRow[]): string | null {
  if (prices.some(({ id }) => id.trim() === '')) return 'Each price needs a name'
  const unpriced = prices.find(({ amount }) => amount.trim() === '' || !Number.isFinite(Number(amount)))
  return unpriced ? `${MODELS[unpriced.model].amount} of ${unpriced.id} must be a number` : null
}
