import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { useTestApp } from '../harness/app'
import { valuesModule } from './values'

/** The generator reads with TypeScript 5, which is the console's own. */
const { resolve } = createRequire(new URL('../../console/package.json', import.meta.url))
const generator = () => import(pathToFileURL(resolve('openapi-typescript')).href)

const { app } = await useTestApp()
await app.ready()

// After a change of the API: npx vitest run test/console/types.test.ts -u
it('the console is written against the API as it is', async () => {
  const { default: typesOf, astToString } = await generator()
  const types = astToString(
    await typesOf(asConsoleUses(app.swagger()), { alphabetize: true, defaultNonNullable: false }),
  )
  await expect(types).toMatchFileSnapshot('../../console/src/api/schema.d.ts')
})

type Operation = {
  operationId?: string
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, unknown>
}
type Description = { paths?: Record<string, Record<string, Operation>> }

/** The console treats all errors alike, calls operations by their paths, and needs no samples. */
function asConsoleUses(description: object) {
  const { paths = {}, ...others } = structuredClone(description) as Description
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    delete operation.operationId
    for (const media of Object.values(operation.requestBody?.content ?? {})) delete media.example
    for (const status of Object.keys(operation.responses)) if (/^[45]/.test(status)) delete operation.responses[status]
  }
  return { ...others, paths }
}

it('the console has the lists of the API and no copies of its own', async () => {
  await expect(valuesModule(app.swagger())).toMatchFileSnapshot('../../console/src/api/values.ts')
})
