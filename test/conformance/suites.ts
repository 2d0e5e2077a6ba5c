import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGES = join(import.meta.dirname, 'node_modules')
/** The oldest Node that all suites run on. */
const OLDEST = [22, 19] as const

/** A suite that says more than this is broken. */
const OUTPUT_BYTES = 64 * 1_048_576

export const packageFile = (...path: string[]): string => join(PACKAGES, ...path)

/** This Node, or, where it is too old, the one that npm carries. */
function suiteNode(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath
  const carried = packageFile(`node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(carried)) return carried
  throw new Error(`The suites need Node ${OLDEST.join('.')} or newer`)
}

export type Outcome = { code: number; output: string; complaints: string }

/** Runs a program of a suite to its end. */
export const runSuite = (program: string, args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const options = { maxBuffer: OUTPUT_BYTES, cwd: import.meta.dirname }
    execFile(suiteNode(), [program, ...args], options, (error, output, complaints) => {
      if (error && typeof error.code !== 'number') return reject(error)
      resolve({ code: Number(error?.code ?? 0), output, complaints })
    })
  })
