import { type ReactNode, useId } from 'react'

type Props = {
  label: string
  name?: string
  checked?: boolean
  onChange?: (checked: boolean) => void
  /** The initial state of an uncontrolled checkbox. */
  isSet?: boolean
  disabled?: boolean
  /** A note below the label. */
  children?: ReactNode
}

export function Check({ label, name, checked, onChange, isSet, disabled, children }: Props) {
  const id = useId()
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2.5">
      <input
        type="checkbox"
        id={id}
        name={name}
        disabled={disabled}
        aria-describedby={children ? `${id}-note` : undefined}
        className="mt-0.5 size-4 cursor-pointer accent-(--accent)"
        {...(onChange ? { checked, onChange: ({ target }) => onChange(target.checked) } : { defaultChecked: isSet })}
      />
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children ? (
        <p id={`${id}-note`} className="col-start-2 text-xs text-ink-faint">
          {children}
        </p>
      ) : null}
    </div>
  )
}
