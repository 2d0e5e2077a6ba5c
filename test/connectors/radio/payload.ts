import type { Segment } from '../../../src/connectors/connector'
import { cutTo } from '../../../src/connectors/cut-to'

type Limits = { name: number; description: number }
type Settings = { band?: 'fm' | 'am'; antenna?: string; default_cpm?: number; currency?: string }

/** What the station gets. Without a price of ours, its own prices apply. */
export const payloadOf = (
  { name, description }: Pick<Segment, 'name' | 'description'>,
  limits: Limits,
  { band = 'fm', antenna, default_cpm, currency = 'USD' }: Settings,
) => ({
  name: cutTo(name, limits.name),
  description: cutTo(description, limits.description),
  band,
  antenna,
  ...(default_cpm === undefined ? {} : { price: { cpm: default_cpm, currency } }),
})
