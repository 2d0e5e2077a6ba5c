import type { World } from './world'

const PRICES = [
  { pricing_option_id: 'po_prism_flat_monthly', model: 'flat_fee', amount: 5000, period: 'monthly', currency: 'USD' },
  { pricing_option_id: 'po_prism_abandoner_cpm', model: 'cpm', cpm: 3.5, currency: 'USD' },
]
export const PLATFORM = { type: 'platform', platform: 'the-trade-desk', account: 'agency-123-ttd' }
const SALES_AGENT = { type: 'agent', agent_url: 'https://wonderstruck.salesagents.example' }

const SIGNALS = [
  { name: 'High Lifetime Value Customers', id: 'prism_high_ltv' },
  { name: 'Shopping Cart Abandoners', id: 'prism_cart_abandoner' },
  { name: 'Electric Vehicle Shoppers', id: 'prism_ev_shoppers' },
  { name: 'Loyalty Program Electronics Buyers', id: 'prism_loyal_electronics' },
]

/** What AdCP's storyboards find and activate: they know these ids, prices and destinations. */
export async function addSignals({ call, connect }: World): Promise<void> {
  await call('PUT', '/api/signals/settings', { prices: PRICES })
  await connect('A platform', { signal_destinations: [PLATFORM] })
  await connect('A sales agent', { signal_destinations: [SALES_AGENT] })
  const mappings = [
    { csvColumn: 'name', targetField: 'topic_name' },
    { csvColumn: 'id', targetField: 'external_id' },
  ]
  const batch = { filename: 'signals.csv', totalRows: SIGNALS.length, mappings }
  const { batchId } = await call<{ batchId: string }>('POST', '/api/import', batch)
  await call('POST', `/api/import/${batchId}/chunk`, { chunkIndex: 0, mappings, rows: SIGNALS })
}
