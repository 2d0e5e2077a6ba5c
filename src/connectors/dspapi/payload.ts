import type { Segment } from '../connector'
import { cutTo } from '../cut-to'

export const LIMITS = { name: 255, description: 500 }

type Provider = { provider: string; brand?: string }
type Price = { default_cpm?: number; currency?: string }
type Named = Pick<Segment, 'name' | 'description'>

export const created = (segment: Named, { provider, brand }: Provider, { default_cpm, currency = 'USD' }: Price) => ({
  ProviderId: provider,
  ...textOf(segment),
  BuyableStatus: true,
  Cpm: default_cpm,
  Currency: currency,
  BrandId: brand,
})

export const updated = (id: string, segment: Named, { provider, brand }: Provider, { default_cpm }: Price) => ({
  ProviderId: provider,
  SegmentId: id,
  ...textOf(segment),
  BrandId: brand,
  Cpm: default_cpm,
})

export const deactivated = (id: string, { provider }: Provider) => ({
  ProviderId: provider,
  SegmentId: id,
  BuyableStatus: false,
})

const textOf = ({ name, description }: Named) => ({
  SegmentName: cutTo(name, LIMITS.name),
  Description: cutTo(description, LIMITS.description),
})
