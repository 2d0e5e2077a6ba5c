#!/usr/bin/env node
import { existsSync } from 'node:fs'

// A checkout builds what it runs; the package comes built and without sources.
if (existsSync(new URL('../src', import.meta.url))) {
  const { isBuilt } = await import('../scripts/sources.js')
  if (!isBuilt()) await build()
}
await import('../dist/taxon.js')

async function build() {
  const tools = await import('../scripts/build.js').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    console.error('taxon: The sources are not built: run npm ci, with the development dependencies')
    process.exit(1)
  })
  console.error('taxon: building, as after each change of the sources')
  await tools.build()
}
