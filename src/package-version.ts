import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './db/package-root'

/** Of Taxon, as it is installed. */
export const packageVersion = (): string =>
  JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')).version
