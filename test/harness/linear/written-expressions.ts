import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'

/** A regular expression in a source file. */
export type WrittenExpression = { location: string; expression: RegExp }

export type SourceFile = {
  path: string
  literals: WrittenExpression[]
  /** How often it builds an expression from a string. */
  built: number
}

/** The TypeScript files of a folder with their regular expressions. */
export function filesWithExpressions(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .map((path) => expressionsIn(path, readFileSync(path, 'utf8')))
}

export function expressionsIn(path: string, source: string): SourceFile {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`)
  const literals: WrittenExpression[] = []
  let built = 0
  const count = ({ callee }: { callee: object }) => {
    if ('name' in callee && callee.name === 'RegExp') built++
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const line = source.slice(0, node.start).split('\n').length
      const { pattern, flags } = node.regex
      literals.push({ location: `${path}:${line}`, expression: new RegExp(pattern, flags) })
    },
    NewExpression: count,
    CallExpression: count,
  }).visit(program)
  return { path, literals, built }
}

/** The expressions that `work` builds from strings. */
export async function expressionsBuiltBy(work: () => Promise<void>): Promise<RegExp[]> {
  const built: RegExp[] = []
  const remember = (expression: RegExp) => {
    built.push(expression)
    return expression
  }
  const native = globalThis.RegExp
  globalThis.RegExp = new Proxy(native, {
    construct: (target, [pattern, flags]) => remember(new target(pattern, flags)),
    apply: (target, _, [pattern, flags]) => remember(target(pattern, flags)),
  })
  try {
    await work()
  } finally {
    globalThis.RegExp = native
  }
  return built
}
