import { mkdirSync, rmSync, symlinkSync } from 'node:fs'

/** npm links the commands of dependencies, not those of the checkout itself: with this, `npx taxon` runs ours. */
mkdirSync('node_modules/.bin', { recursive: true })
rmSync('node_modules/.bin/taxon', { force: true })
symlinkSync('../../bin/taxon.js', 'node_modules/.bin/taxon')
