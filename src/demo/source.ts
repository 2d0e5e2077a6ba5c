import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { send } from './platforms/platform'

/** What a data seller might keep in a system of its own. */
const AUDIENCES = [
  'Weekend Camper Van Renters',
  'First-Time Electric Bike Buyers',
  'Parents Choosing a Summer Camp',
  'Indoor Plant Collectors',
  'Cloud Security Decision Makers',
  'Small Business Owners Switching Payroll Software',
  'Frequent Business Travelers to Asia',
  'Home Brewing Beginners',
  'Trail Running Shoe Shoppers',
  'Luxury Watch Collectors',
  'Procurement Managers in Manufacturing',
  'Dog Owners Comparing Pet Insurance',
  'Kitchen Renovation Planners',
  'Vinyl Record Buyers',
  'Families Planning a Ski Holiday',
  'Data Engineers Evaluating Warehouses',
]

const ITEMS = AUDIENCES.map((name, index) => ({ id: `demo-${index + 1}`, name }))

/** A simulated source on loopback: a REST API that lists audiences page by page. */
export async function serveSource() {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url!, 'http://source')
    const size = Number(searchParams.get('page_size') ?? 20)
    const start = (Number(searchParams.get('page') ?? 1) - 1) * size
    send(response, { status: 200, body: { items: ITEMS.slice(start, start + size), total: ITEMS.length } })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    config: {
      base_url: `http://127.0.0.1:${port}/audiences`,
      field_mappings: { name: 'topic_name', id: 'external_id' },
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
