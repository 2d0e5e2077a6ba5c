import type { Batch, ChunkAnswer } from '../../import/schema'
import type { Progress } from '../progress'

export type Counts = Pick<Batch, 'success_count' | 'duplicate_count' | 'error_count'>

/** A bar with the rows a second of this run and the counts of the whole batch; call it after every chunk. */
export function createImportDisplay(progress: Progress, total: number, { ...counts }: Counts) {
  const started = performance.now()
  let rows = 0
  return (sent: number, answer: ChunkAnswer) => {
    rows += sent
    counts.success_count += answer.successCount
    counts.duplicate_count += answer.duplicateCount
    counts.error_count += answer.errorCount
    const rate = Math.round((rows * 1000) / (performance.now() - started))
    progress.show(`${figure(rows)} of ${figure(total)} rows, ${figure(rate)} a second: ${said(counts)}`, rows / total)
  }
}

const said = ({ success_count, duplicate_count, error_count }: Counts) =>
  `${figure(success_count)} added, ${figure(duplicate_count)} duplicates, ${figure(error_count)} rejected`

export function summary(file: string, batch: Batch, rejectedFile: string | null): string {
  const lines = [
    `${batch.id}: ${figure(batch.processed_rows)} rows of ${file}`,
    `  added       ${figure(batch.success_count)}, of which ${figure(batch.adopted_count)} were in the catalog`,
    `  duplicates  ${figure(batch.duplicate_count)}, of which ${figure(batch.updated_count)} brought a missing external id`,
    `  rejected    ${figure(batch.error_count)}${rejectedFile ? `, listed in ${rejectedFile}` : ''}`,
  ]
  return `${lines.join('\n')}\n`
}

export const figure = (value: number): string => value.toLocaleString('en')
