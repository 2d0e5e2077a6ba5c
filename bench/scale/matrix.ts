import { CONNECTORS } from '../../src/connectors/platforms'
import type { Ctx } from '../../src/context'
import { generateMatrix } from '../../src/matrix/generate'
import { matrixBody } from '../../src/matrix/schema'
import { createOrganization } from '../../src/organizations/create-organization'
import { benchDatabase } from '../harness/database'
import { figure } from '../harness/report'
import { log } from './database'
import { baseNames } from './names'

const SECONDS = 5
const numbered = (word: string, count: number) => Array.from({ length: count }, (_, nth) => `${word} ${nth + 1}`)

/** 5,000 combinations into a fresh embedded database, as the first request of the process, and the same again. */
export async function matrix() {
  const { db, close } = await benchDatabase()
  const now = new Date()
  const org = await createOrganization(
    { db, now },
    { name: 'Matrix', plan: 'enterprise', org_alias: null, partner_alias: null },
  )
  const ctx: Ctx = {
    db,
    org: { id: org.id, name: 'Matrix', plan: 'enterprise', orgAlias: null, partnerAlias: null },
    caller: { kind: 'session', userId: 'user_bench', role: 'owner', operator: false },
    workspace: null,
    connectors: CONNECTORS,
    now,
    log,
  }
  const body = matrixBody.parse({
    dimensions: [
      {
        name: 'Subject',
        values: baseNames()
          .filter((_, nth) => nth % 90 === 0)
          .slice(0, 100),
      },
      { name: 'Region', values: numbered('Region', 10) },
      { name: 'Tier', values: numbered('Tier', 5) },
    ],
  })
  const figures = []
  for (const round of ['new', 'all there already']) {
    const started = performance.now()
    const { totalTopics, created, duplicates } = await generateMatrix(ctx, null, body)
    const seconds = (performance.now() - started) / 1000
    figures.push(
      figure(
        `matrix of ${totalTopics}, ${round}: ${created} created, ${duplicates} duplicates`,
        'the clock, embedded',
        seconds,
        's',
        seconds < SECONDS && (round === 'new' || duplicates === totalTopics),
        `under ${SECONDS} s`,
      ),
    )
  }
  await close()
  return figures
}
