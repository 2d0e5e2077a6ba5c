import { useQuery } from '@tanstack/react-query'
import { EngineRadios } from '../../topics/engine-radios'
import { type Engine, engineChoices } from '../../topics/engines'
import { EstimatePanel } from '../../topics/estimate-panel'
import { Panel } from '../../ui/page'
import type { NamedFile } from './file/read-file'
import type { Mapping } from './mapping/mapping'
import { estimateQuery } from './queries'

const CHOICES = engineChoices(
  'In every 500 rows, the LLM answers up to 10 topics that are new to your library and the catalog. The local engine answers the rest.',
)

type Props = { file: NamedFile; mappings: Mapping[]; engine: Engine; onChange: (engine: Engine) => void }

/** Who classifies new topics, and what the LLM would cost. */
export function EnginePanel({ file, mappings, engine, onChange }: Props) {
  const hasName = mappings.some(({ targetField }) => targetField === 'topic_name')
  const isEstimated = engine !== 'local' && hasName
  const { data, error } = useQuery({ ...estimateQuery(file, mappings, engine), enabled: isEstimated })
  return (
    <Panel title="How to classify new topics">
      <div className="flex max-w-3xl flex-col gap-3 p-4">
        <EngineRadios choices={CHOICES} value={engine} onChange={onChange} />
        {isEstimated ? <EstimatePanel estimate={data} error={error} noun="row" /> : null}
      </div>
    </Panel>
  )
}
