import { EngineRadios } from '../../topics/engine-radios'

type Props = { llm: boolean; onChange: (llm: boolean) => void }

const ENGINES = [
  { value: 'local', label: 'Local engine', note: 'Instant, and uses no tokens of your plan.' },
  {
    value: 'llm',
    label: 'LLM',
    note: 'Slower, and uses tokens of your plan. Without an LLM key, the local engine is used.',
  },
] as const

export const EngineChoice = ({ llm, onChange }: Props) => (
  <EngineRadios choices={ENGINES} value={llm ? 'llm' : 'local'} onChange={(engine) => onChange(engine === 'llm')} />
)
