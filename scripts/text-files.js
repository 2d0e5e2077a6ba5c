import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { runInNewContext } from 'node:vm'

const QUERY = '?raw'

/** The script of the page /docs is a string of four million characters in its package. */
const INLINED_SCRIPT = /^var standalone_default = (".*");$/m

/**
 * Text that modules import as in Vite: `import text from './entries.txt?raw'`. The file is put beside the bundle and read
 * when the program starts, which takes a tenth of the time that JavaScript takes to read the same text as a string. With a
 * byte for each character, where that is enough, it takes a quarter of the time of UTF-8.
 */
export function textFiles() {
  return {
    name: 'text-files',
    load: {
      filter: { id: /\?raw$/ },
      async handler(id) {
        const file = id.slice(0, -QUERY.length)
        const text = await readFile(file, 'utf8')
        const bytes = Buffer.from(text, 'latin1')
        const [encoding, source] = bytes.toString('latin1') === text ? ['latin1', bytes] : ['utf8', text]
        const reference = this.emitFile({ type: 'asset', name: basename(file), source })
        const address = `new URL(import.meta.ROLLUP_FILE_URL_${reference})`
        const code = `import { readFileSync } from 'node:fs'\nexport default readFileSync(${address}, '${encoding}')\n`
        return { code, moduleType: 'js' }
      },
    },
    transform: {
      filter: { id: /@scalar\/fastify-api-reference\/dist\/index\.js$/ },
      /** The script is only sent: as bytes beside the bundle it is neither parsed nor kept as a string. */
      handler(code) {
        const literal = INLINED_SCRIPT.exec(code)?.[1]
        if (!literal) this.error('@scalar/fastify-api-reference keeps its script elsewhere now')
        const reference = this.emitFile({ type: 'asset', name: 'reference.js.txt', source: runInNewContext(literal) })
        const read = `readFileSync(new URL(import.meta.ROLLUP_FILE_URL_${reference}))`
        const outside = code.replace(INLINED_SCRIPT, () => `var standalone_default = ${read};`)
        return { code: `import { readFileSync } from 'node:fs'\n${outside}`, map: null }
      },
    },
  }
}
