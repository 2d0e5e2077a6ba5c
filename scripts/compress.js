import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(?:css|html|js|svg)$/

/** Beside each text of a folder the same in fewer bytes, which @fastify/static sends to whoever takes it. */
export function compressTexts(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue
    const path = join(folder, name)
    const text = readFileSync(path)
    // Above 9 it takes ten times as long for a few per cent.
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
  }
}
