import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startDrive } from '../../../runs/drive'
import { JOBS, jobQuery, processJob } from './queries'

/** All figures of the operators' screens that a job may change. */
const OPERATOR_FIGURES = ['operators'] as const

function driveJob(cache: QueryClient, jobId: string) {
  let before = cache.getQueryData(jobQuery(jobId).queryKey)?.processed_items ?? 0
  let isDone = false
  const step = async () => {
    const { processedItems, done } = await processJob(jobId)
    const processed = processedItems - before
    before = processedItems
    isDone = done
    return { processed, done }
  }
  const onStep = async () => {
    await cache.invalidateQueries({ queryKey: [...JOBS, 'one', jobId] })
    if (isDone) await cache.invalidateQueries({ queryKey: OPERATOR_FIGURES })
  }
  return startDrive(jobId, step, onStep)
}

/** Asks for one batch after the other. While a worker runs the job, the answers report its progress. */
export function useDriveJob(): (jobId: string) => void {
  const cache = useQueryClient()
  return (jobId) => void driveJob(cache, jobId)
}
