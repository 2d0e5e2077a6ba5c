import type { Segment } from '../connector'
import { cutTo } from '../cut-to'

export const LIMITS = { name: 250, description: 245 }

type Settings = { data_source_location?: string; default_cpm?: number; currency?: string }
type Named = Pick<Segment, 'name' | 'description'>

export const created = (segment: Named, settings: Settings) => ({
  ...textOf(segment),
  type: 'SYNDICATED',
  dataSourceLocation: settings.data_source_location,
  enabled: true,
  ...pricing(settings),
})

export const updated = (segment: Named, settings: Settings) => ({ ...textOf(segment), ...pricing(settings) })

export const DEACTIVATED = { enabled: false }

const textOf = ({ name, description }: Named) => ({
  name: cutTo(name, LIMITS.name),
  description: cutTo(description, LIMITS.description),
})

/** Without a price of ours, the platform's own prices apply. A zero would give the segment away. */
const pricing = ({ default_cpm, currency = 'USD' }: Settings) =>
  default_cpm === undefined ? {} : { pricing: { currencyCode: currency, digitalAdTargeting: default_cpm } }
