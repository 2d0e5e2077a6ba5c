import { useId } from 'react'

type Props<T> = {
  choices: readonly { value: T; label: string; note: string }[]
  value: T
  onChange: (value: T) => void
}

/** Which engine classifies. */
export function EngineRadios<T extends string>({ choices, value, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">Engine</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex cursor-pointer gap-2.5 rounded-md border px-3 py-2 has-checked:border-accent"
        >
          <input
            type="radio"
            name={name}
            className="mt-0.5 size-4 shrink-0 accent-(--accent)"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className="text-ink-soft">
            <span className="block font-medium text-ink">{choice.label}</span>
            {choice.note}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
