import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { textFiles } from './text-files.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A TypeScript module with all that it imports, bundled into a folder and then imported. */
export async function importBundled(input, folder) {
  const file = join(folder, `${input.replaceAll('/', '-')}.mjs`)
  await build({
    cwd: ROOT,
    input,
    platform: 'node',
    external: ['yaml', 'zod'],
    plugins: [textFiles()],
    output: { file },
    logLevel: 'warn',
  })
  return import(pathToFileURL(file).href)
}
