import { useQuery } from '@tanstack/react-query'
import { EstimatePanel } from '../../../topics/estimate-panel'
import { useDebounced } from '../../../ui/use-debounced'
import { type JobTypeName, jobEstimateQuery } from './queries'

const TYPING_MS = 500

type Props = { jobType: JobTypeName; config: Record<string, unknown> }

/** What the LLM would cost. Shown where the config asks it. */
export function JobEstimate({ jobType, config }: Props) {
  const settled: Props['config'] = JSON.parse(useDebounced(JSON.stringify(config), TYPING_MS))
  const asksLlm = config.mode !== 'local'
  const { data, error } = useQuery({
    ...jobEstimateQuery({ jobType, config: settled }),
    enabled: asksLlm && settled.mode !== 'local',
  })
  return asksLlm ? (
    <EstimatePanel estimate={settled.mode === config.mode ? data : undefined} error={error} noun="topic" />
  ) : null
}
