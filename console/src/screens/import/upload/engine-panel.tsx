import { useQuery } from '@tanstack/react-query'
import { EngineRadios } from '../../../topics/engine-radios'
import { type Engine, engineChoices } from '../../../topics/engines'
import { EstimatePanel } from '../../../topics/estimate-panel'
import { counted } from '../../../ui/format'
import { Panel } from '../../../ui/page'
import { type UploadDetail, uploadEstimateQuery } from '../queries'

const CHOICES = engineChoices(
  'In every 500 rows, the LLM answers up to 10 topics that are new to your library and the catalog. The local engine answers the rest.',
)

type Props = { upload: UploadDetail; isReady: boolean; engine: Engine; onChange: (engine: Engine) => void }

/** Who classifies new topics, and what the LLM would cost. */
export function EnginePanel({ upload, isReady, engine, onChange }: Props) {
  const isEstimated = engine !== 'local' && isReady
  const { mappings, total_rows } = upload
  const { data, error } = useQuery({
    ...uploadEstimateQuery(upload.id, { mappings, engine }),
    enabled: isEstimated,
  })
  return (
    <Panel title="How to classify new topics">
      <div className="flex max-w-3xl flex-col gap-3 p-4">
        <EngineRadios choices={CHOICES} value={engine} onChange={onChange} />
        {isEstimated ? <EstimatePanel estimate={data} error={error} noun="row" /> : null}
        {isEstimated && data && data.rows < total_rows ? (
          <p className="text-xs text-ink-soft">
            For the first {counted(data.rows, 'row')} of {counted(total_rows, 'row')}.
          </p>
        ) : null}
      </div>
    </Panel>
  )
}
