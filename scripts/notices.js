import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/
const LICENCE_FILE = /^(licen[cs]e|notice|copying)/i

const HEADER = `Taxon contains the packages below, each under its own licence.

The word tables of the classification engine were made with GloVe vectors (Stanford NLP, Public Domain Dedication and
License 1.0) and WordNet 3.1 (Copyright 2011 by Princeton University, all rights reserved; used under the WordNet licence).
`

/** A plugin for rolldown and Vite that adds the folder of every package of which something is in the bundle. */
export function collectPackages(folders) {
  return {
    name: 'collect-packages',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const styleSheets = [...this.getModuleIds()].filter((id) => id.endsWith('.css'))
      const modules = [...chunks.flatMap((chunk) => chunk.moduleIds), ...styleSheets.flatMap(importedByStyles)]
      for (const id of modules) {
        const folder = PACKAGE_FOLDER.exec(id.replace(/^\0/, ''))?.[0]
        if (folder) folders.add(folder)
      }
    },
  }
}

/** Fonts and base styles are inlined by the style sheet's compiler and become no modules. */
function importedByStyles(file) {
  const imports = readFileSync(file, 'utf8').matchAll(/@import "([^".][^"]*)"/g)
  return Array.from(imports, ([, name]) => createRequire(file).resolve(`${name}/package.json`))
}

export function writeNotices(folders, file) {
  const notices = [...folders].map(notice).sort()
  writeFileSync(file, [HEADER, ...notices].join(`\n${'-'.repeat(80)}\n\n`))
}

function notice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((entry) => LICENCE_FILE.test(entry))
    .flatMap((entry) => filesAt(join(folder, entry)))
    .map((path) => readFileSync(path, 'utf8').trim())
  return [`${name} ${version} (${license})`, ...texts, ''].join('\n\n')
}

/** Some packages have a folder of licences. */
function filesAt(path) {
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
