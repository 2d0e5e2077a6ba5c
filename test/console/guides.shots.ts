import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { seedDemo } from '../../src/catalog/demo/seed'
import { freePort } from '../harness/free-port'
import { PASSWORD } from '../harness/people'
import { callbackOf, singleSignOn } from '../harness/single-sign-on'
import { startIdentityProvider } from '../simulators/identity-provider'
import { dataSeller } from './guides/data-seller'
import { operator } from './guides/operator'
import { planner } from './guides/planner'
import { connectPracticePlatform, signIn, type Walk } from './guides/walk'
import { useConsole } from './harness'

/** Follows the guides in docs/guides and takes their pictures: `npm run screenshots guides`. */
const FOLDER = 'docs/images/guides'
/** Messages come and go, and cover what the picture is of. */
const WITHOUT_MESSAGES = '[data-sonner-toaster] { display: none }'
const SIZE = { width: 1100, height: 720 }

/** The command in a guide that contains the text. */
function commandIn(guide: string, text: string): string {
  const blocks = readFileSync(`docs/guides/${guide}`, 'utf8').matchAll(/^( *)```sh\n(.*?)\n\1```$/gms)
  const command = [...blocks].find(([, , block]) => block!.includes(text))
  if (!command) throw new Error(`${guide} has no command with ${text}`)
  const [, indentation, block] = command
  return block!.replaceAll(new RegExp(`^${indentation}`, 'gm'), '')
}

const origin = `http://127.0.0.1:${await freePort()}`
const provider = await startIdentityProvider(callbackOf(origin))
const { db, organization, user, visit } = await useConsole({
  ...singleSignOn(origin, provider),
  TAXON_OIDC_NAME: 'Acme login',
  TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
})
const folder = mkdtempSync(join(tmpdir(), 'taxon-guides-'))
let platform: ChildProcess
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  platform = spawn('bash', ['-c', commandIn('README.md', 'createServer')], { stdio: 'ignore' })
  for (const text of ['names.csv', 'wrong.csv']) {
    execFileSync('bash', ['-c', commandIn('data-seller.md', `> ${text}`)], { cwd: folder })
  }
  for await (const _ of seedDemo(db, new Date()));
})
afterAll(async () => {
  platform.kill()
  await provider.close()
  rmSync(folder, { recursive: true })
})

/** As Kim, the owner of a new organization. */
async function begin(email: string, isOperator = false): Promise<Walk> {
  const { id } = await user((await organization()).id, 'owner', isOperator)
  await db.execute({ text: `UPDATE users SET name = 'Kim', email = $2 WHERE id = $1`, values: [id, email] })
  const page = await visit('/sign-in')
  await page.setViewportSize(SIZE)
  return {
    page,
    origin,
    owner: { email, password: PASSWORD },
    picture: async (name: string, part?: Locator) => {
      await page.waitForLoadState('networkidle')
      await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' })
      await (part ?? page).screenshot({ path: `${FOLDER}/${name}.png`, style: WITHOUT_MESSAGES })
    },
  }
}

it('for planners', { timeout: 300_000 }, async () => {
  const walk = await begin('kim@planners.example')
  await signIn(walk)
  await connectPracticePlatform(walk)
  await planner(walk)
})

it('for data sellers', { timeout: 600_000 }, async () => {
  const walk = await begin('kim@sellers.example')
  await signIn(walk)
  await connectPracticePlatform(walk)
  await dataSeller(walk, { names: join(folder, 'names.csv'), wrong: join(folder, 'wrong.csv') })
})

it('for operators', { timeout: 300_000 }, async () => operator(await begin('kim@operators.example', true)))
