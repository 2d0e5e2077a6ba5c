import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react'
import { cx } from './class-names'
import { CONTROL } from './control'
import { type Checked, complaintAbout } from './validity'

export { DateInput } from './date-input'
export { Select } from './select'

export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input {...props} className={cx(CONTROL, 'h-9', className)} />
)

export const Textarea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <textarea {...props} className={cx(CONTROL, 'min-h-20 py-2', className)} />
)

type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | null
  /** Receives the attributes that connect the control with its label and note. */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }) => ReactNode
}

/** A control with its label, and below it what is wrong with its value or a hint. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const [complaint, setComplaint] = useState<string | null>(null)
  const shownError = error ?? complaint
  const note = shownError ?? hint
  /** Instead of the browser's bubble. The first control that is not valid gets the focus, as with the bubble. */
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    const control = event.target as Checked
    setComplaint(complaintAbout(control, label))
    if (control.form?.querySelector('input:invalid, select:invalid, textarea:invalid') === control) control.focus()
  }
  return (
    <div
      className="relative flex flex-col gap-1.5"
      onInvalidCapture={refuse}
      onChangeCapture={complaint ? () => setComplaint(null) : undefined}
    >
      <label htmlFor={id} className="text-xs font-medium text-ink-soft">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': shownError ? true : undefined,
      })}
      {note ? (
        <p
          id={`${id}-note`}
          role={shownError ? 'alert' : undefined}
          className={cx('text-xs', shownError ? 'text-bad' : 'text-ink-faint')}
        >
          {note}
        </p>
      ) : null}
    </div>
  )
}
