#!/usr/bin/env node
import { existsSync } from 'node:fs'

// A checkout builds what it runs; the package comes built and without sources.
if (existsSync(new URL('../src', import.meta.url))) {
  const { isBuilt } = await import('../scripts/sources.js')
  if (!isBuilt()) {
    console.error('taxon: building, as after each change of the sources')
    await (await import('../scripts/build.js')).build()
  }
}
await import('../dist/taxon.js')
