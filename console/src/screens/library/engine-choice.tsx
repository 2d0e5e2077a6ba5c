type Props = { llm: boolean; onChange: (llm: boolean) => void }

const ENGINES = [
  { llm: false, label: 'Local engine', note: 'Instant and free.' },
  {
    llm: true,
    label: 'LLM',
    note: 'Slower, and uses tokens of your plan. Without an LLM key, the local engine is used.',
  },
]

export function EngineChoice({ llm, onChange }: Props) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">Engine</legend>
      {ENGINES.map((engine) => (
        <label
          key={engine.label}
          className="flex cursor-pointer gap-2.5 rounded-md border px-3 py-2 has-checked:border-accent"
        >
          <input
            type="radio"
            name="engine"
            className="mt-0.5 size-4 shrink-0 accent-(--accent)"
            checked={engine.llm === llm}
            onChange={() => onChange(engine.llm)}
          />
          <span>
            <span className="block font-medium text-ink">{engine.label}</span>
            {engine.note}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
