import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { useTestApp } from '../harness/app'

/** The generator reads with TypeScript 5, which is the console's own. */
const { resolve } = createRequire(new URL('../../console/package.json', import.meta.url))
const generator = () => import(pathToFileURL(resolve('openapi-typescript')).href)

const { app } = await useTestApp()

// After a change of the API: npx vitest run test/console/types.test.ts -u
it('the console is written against the API as it is', async () => {
  await app.ready()
  const { default: typesOf, astToString } = await generator()
  const types = astToString(await typesOf(app.swagger(), { alphabetize: true, defaultNonNullable: false }))
  await expect(types).toMatchFileSnapshot('../../console/src/api/schema.d.ts')
})
