import { useQuery } from '@tanstack/react-query'
import { api, ok } from '../../../api/client'
import { EngineRadios } from '../../../topics/engine-radios'
import { type Engine, engineChoices } from '../../../topics/engines'
import { EstimatePanel } from '../../../topics/estimate-panel'
import { useDebounced } from '../../../ui/use-debounced'

const CHOICES = engineChoices(
  'The LLM answers the first 100 topics that are new to your library and the catalog. The local engine answers the rest.',
)
const TYPING_MS = 500

export type MatrixBody = { dimensions: { name: string; values: string[] }[]; template: string; engine: Engine }
type Props = { body: MatrixBody; isEstimated: boolean; engine: Engine; onChange: (engine: Engine) => void }

/** Who classifies the topics of a matrix, and what the LLM would cost. */
export function MatrixEngine({ body, isEstimated, engine, onChange }: Props) {
  const settled: MatrixBody = JSON.parse(useDebounced(JSON.stringify(body), TYPING_MS))
  const { data, error } = useQuery({
    queryKey: ['matrix', 'estimate', settled],
    queryFn: ({ signal }) => ok(api.POST('/api/topics/generate-matrix/estimate', { body: settled, signal })),
    enabled: isEstimated && settled.engine !== 'local',
    meta: { shownInPlace: true },
  })
  return (
    <div className="flex flex-col gap-3">
      <EngineRadios choices={CHOICES} value={engine} onChange={onChange} />
      {isEstimated && engine !== 'local' ? (
        <EstimatePanel estimate={settled.engine === engine ? data : undefined} error={error} noun="topic" />
      ) : null}
    </div>
  )
}
