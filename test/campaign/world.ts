import { afterAll } from 'vitest'
import { type Session, startTestApp } from '../harness/app'
import { createTestDatabase } from '../harness/database'
import { bundleTaxon } from '../harness/taxon-process'
import { startInboundSource } from '../simulators/inbound-source'
import { startMarketplace } from '../simulators/platforms/marketplace'
import { type FurnishedOrganization, furnish } from './populate'

const SECRET = 'a secret of the campaign that is long enough'

export type Credentials = Record<string, string>
export type Callers = Record<string, Credentials>

/** A server in its own process, simulated platforms, and organizations that use all parts of the service. */
export async function useWorld() {
  const database = await createTestDatabase()
  /** Creates people and keys and lists the routes; the campaign's requests go to the other process. */
  const local = await startTestApp({ database, secrets: [SECRET] })
  const marketplace = await startMarketplace()
  const source = await startInboundSource({
    items: Array.from({ length: 20 }, (_, at) => ({ id: `s${at}`, name: `qs${at.toString(36)}w Collectors` })),
  })
  const taxon = await bundleTaxon()
  const server = await taxon.serve({
    DATABASE_URL: database.url,
    TAXON_SECRET: SECRET,
    TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
    TAXON_SIGNUP: 'open',
    LOG_LEVEL: 'error',
  })
  afterAll(async () => {
    await taxon.discard()
    await local.close()
    await marketplace.close()
    await source.close()
    await database.drop()
  })
  const operator = await local.user((await local.organization()).id, 'owner', true)

  const organization = async (): Promise<{ data: FurnishedOrganization; callers: Callers }> => {
    const staff = await local.staffed()
    const data = await furnish(server.origin, staff, { marketplace, source })
    return { data, callers: await callersOf(local, staff) }
  }
  return { origin: server.origin, server, db: database.db, routes: local.app.routeInventory, operator, organization }
}

type Staff = Awaited<ReturnType<Awaited<ReturnType<typeof startTestApp>>['staffed']>>

/** A caller for each role and each kind of key. */
async function callersOf(local: Awaited<ReturnType<typeof startTestApp>>, staff: Staff): Promise<Callers> {
  const cookie = ({ cookie }: Session) => ({ cookie })
  const bearer = ({ key }: { key: string }) => ({ authorization: `Bearer ${key}` })
  return {
    owner: cookie(staff.owner),
    admin: cookie(staff.admin),
    member: cookie(staff.member),
    viewer: cookie(staff.viewer),
    'API key': bearer(await local.apiKey(staff.owner)),
    'API key that reads': bearer(await local.apiKey(staff.owner, ['topics:read'])),
    'SDK key': bearer(await local.sdkKey(staff.owner)),
    'SDK test key': bearer(await local.sdkKey(staff.owner, 'test')),
  }
}
