import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './class-names'

const CONTROL =
  'w-full rounded-md border border-line-strong bg-panel px-3 text-sm text-ink placeholder:text-ink-faint disabled:opacity-60 aria-invalid:border-bad'

export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input {...props} className={cx(CONTROL, 'h-9', className)} />
)

export const Textarea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <textarea {...props} className={cx(CONTROL, 'min-h-20 py-2', className)} />
)

export const Select = ({ className, ...props }: ComponentProps<'select'>) => (
  <select {...props} className={cx(CONTROL, 'h-9 pr-8', className)} />
)

type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | null
  /** Receives the attributes that connect the control with its label and note. */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }) => ReactNode
}

/** A control with its label, and below it the error or a hint. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-xs font-medium text-ink-soft">
        {label}
      </label>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined })}
      {note ? (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={cx('text-xs', error ? 'text-bad' : 'text-ink-faint')}
        >
          {note}
        </p>
      ) : null}
    </div>
  )
}
