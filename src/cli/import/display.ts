import type { Batch, ChunkAnswer } from '../../import/schema'
import type { Progress } from '../progress'

export type Counts = Pick<Batch, 'success_count' | 'duplicate_count' | 'error_count'>

/** Rows per second count this command only; the other counts include what earlier ones of the batch imported. */
export function createImportDisplay(progress: Progress, total: number, { ...counts }: Counts) {
  const started = performance.now()
  let rows = 0
  const show = (done: number, what: string) => {
    const rate = Math.round((done * 1000) / (performance.now() - started))
    progress.show(`${figure(done)} of ${figure(total)} rows${what}, ${figure(rate)} per second`, done / total)
  }
  return {
    /** Servers that drive the import only store what is sent. */
    sent: (chunkRows: number, answer: ChunkAnswer) => {
      rows += chunkRows
      counts.success_count += answer.successCount
      counts.duplicate_count += answer.duplicateCount
      counts.error_count += answer.errorCount
      show(rows, answer.staged ? ' sent' : `: ${countsText(counts)}`)
    },
    imported: (batch: Batch) => show(batch.processed_rows, `: ${countsText(batch)}`),
  }
}

const countsText = ({ success_count, duplicate_count, error_count }: Counts) =>
  `${figure(success_count)} added, ${figure(duplicate_count)} duplicates, ${figure(error_count)} rejected`

export function summary(file: string, batch: Batch, rejectedFile: string | null): string {
  const lines = [
    `${batch.id}: ${figure(batch.processed_rows)} rows of ${file}`,
    `  added       ${figure(batch.success_count)}, of which ${figure(batch.adopted_count)} were already in the catalog`,
    `  duplicates  ${figure(batch.duplicate_count)}, of which ${figure(batch.updated_count)} added a missing external id`,
    `  rejected    ${figure(batch.error_count)}${rejectedFile ? `, see ${rejectedFile}` : ''}`,
  ]
  if (batch.engine !== 'local') lines.push(...engineLines(batch))
  return `${lines.join('\n')}\n`
}

const engineLines = (batch: Batch): string[] => [
  `  classified  ${figure(batch.local_count)} by the local engine, ${figure(batch.llm_count)} by the LLM`,
  ...(batch.llm_failed_count > 0
    ? [`  LLM failed  ${figure(batch.llm_failed_count)}: the local engine's answer was used`]
    : []),
  `  LLM used    ${figure(batch.llm_tokens)} tokens, about ${dollars(batch.llm_cost)}`,
]

export const dollars = (value: number): string =>
  value.toLocaleString('en', { style: 'currency', currency: 'USD', maximumFractionDigits: value < 1 ? 4 : 2 })

export const figure = (value: number): string => value.toLocaleString('en')
