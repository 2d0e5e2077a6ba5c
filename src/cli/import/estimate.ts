import type { Writable } from 'node:stream'
import type { Mapping } from '../../import/rows'
import type { ImportEstimate } from '../../import/schema'
import type { EngineChoice } from '../../topics/intake/engine-choice'
import { createProgress } from '../progress'
import type { ImportApi } from './api'
import { chunksOf } from './csv-chunks'
import type { MappedColumn } from './csv-columns'
import type { CsvFile } from './csv-file'
import { dollars, figure } from './display'

/** Rows of one request: small enough for its limits, whatever the columns hold. */
const ROWS = 5_000

type File = { file: CsvFile; columns: readonly MappedColumn[]; mappings: Mapping[] }

/** The estimate for the whole file, from the estimates of its parts. */
export async function estimateFile(
  api: ImportApi,
  { file, columns, mappings }: File,
  engine: EngineChoice,
  terminal: Writable & { isTTY?: boolean },
): Promise<ImportEstimate> {
  const progress = createProgress(terminal)
  let sum: ImportEstimate | undefined
  let rows = 0
  for await (const part of chunksOf(file, columns, ROWS)) {
    const estimate = await api.estimate({ rows: part.rows, mappings, engine })
    sum = sum ? sumOf(sum, estimate) : estimate
    rows += part.rows.length
    progress.show(`Estimating: ${figure(rows)} of ${figure(file.rowCount)} rows`, rows / file.rowCount)
  }
  progress.clear()
  return sum!
}

const sumOf = (a: ImportEstimate, b: ImportEstimate): ImportEstimate => ({
  ...b,
  names: a.names + b.names,
  known: a.known + b.known,
  local: a.local + b.local,
  llm: a.llm + b.llm,
  overLimit: a.overLimit + b.overLimit,
  errors: a.errors + b.errors,
  tokens: a.tokens + b.tokens,
  cost: a.cost === null || b.cost === null ? null : a.cost + b.cost,
})

export function estimateText({ known, local, llm, overLimit, tokens, cost, quota }: ImportEstimate): string {
  const left = quota?.tokens.remaining ?? null
  const lines = [
    `  known         ${figure(known)}, which need no classification`,
    `  local engine  ${figure(local + overLimit)}`,
    `  LLM           ${figure(llm)}, about ${figure(tokens)} tokens${cost === null ? '' : ` and ${dollars(cost)}`}`,
  ]
  if (left !== null) {
    const shortage = tokens > left ? ': the local engine answers once they are used up' : ''
    lines.push(`  tokens left   ${figure(left)} this month${shortage}`)
  }
  return `${lines.join('\n')}\n`
}
