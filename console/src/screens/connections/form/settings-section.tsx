import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Field, Input, Select, Textarea } from '../../../ui/field'
import type { Section, Setting, Values } from './setting'
import { isCredential } from './settings'

type Props = {
  section: Section
  values: Values
  problems: Values
  /** There may be some already, which nobody can see. */
  keepsCredentials: boolean
  /** Keys of addresses that lead elsewhere than before: credentials are then asked for again. */
  moved: ReadonlySet<string>
  onChange: (key: string, value: string) => void
}

export function SettingsSection({ section, values, problems, keepsCredentials, moved, onChange }: Props) {
  const asked = section.settings.filter(({ when }) => !when || when(values))
  const heading = useId()
  if (asked.length === 0) return null
  const fields = (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {asked.map((setting) => (
        <SettingField
          key={setting.key}
          setting={setting}
          value={values[setting.key] ?? ''}
          error={problems[setting.key]}
          isKept={keepsCredentials && isCredential(setting)}
          isMoved={moved.has(setting.key)}
          onChange={(value) => onChange(setting.key, value)}
        />
      ))}
    </div>
  )
  if (section.isFolded) {
    const isOpen = asked.some(({ key }) => values[key] || problems[key])
    return (
      <details open={isOpen || undefined} className="group border-t pt-4">
        <summary className="flex cursor-pointer list-none items-center gap-1.5 rounded text-sm font-semibold">
          <ChevronRight aria-hidden className="size-4 text-ink-faint group-open:rotate-90" />
          {section.title}
        </summary>
        {section.note ? <p className="mt-1 text-xs text-ink-faint">{section.note}</p> : null}
        <div className="mt-3">{fields}</div>
      </details>
    )
  }
  return (
    <section aria-labelledby={heading} className="border-t pt-4">
      <h3 id={heading} className="text-sm font-semibold">
        {section.title}
      </h3>
      {section.note ? <p className="mt-1 text-xs text-ink-faint">{section.note}</p> : null}
      {keepsCredentials && asked.some(isCredential) ? (
        <p className="mt-1 text-xs text-ink-faint">
          What is stored is never shown. Leave these empty to keep it; fill in all of them to replace it.
        </p>
      ) : null}
      {moved.size > 0 && asked.some(isCredential) ? (
        <p role="status" className="mt-1 text-xs text-warn">
          An address leads to another place. Enter these again: what is stored is not sent there.
        </p>
      ) : null}
      <div className="mt-3">{fields}</div>
    </section>
  )
}

type FieldProps = {
  setting: Setting
  value: string
  error?: string
  isKept: boolean
  isMoved: boolean
  onChange: (value: string) => void
}

const MOVED = 'Another place than before: enter the credentials again.'

function SettingField({ setting, value, error, isKept, isMoved, onChange }: FieldProps) {
  const { label, kind, choices, usual, required } = setting
  return (
    <Field
      label={required || choices ? label : `${label} (optional)`}
      hint={isMoved ? MOVED : setting.hint}
      error={error}
    >
      {(control) => {
        const common = { ...control, value, 'aria-required': required && !isKept ? true : undefined }
        const change = (event: { target: { value: string } }) => onChange(event.target.value)
        if (choices) {
          return (
            <Select {...common} onChange={change}>
              <option value="">{usual}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          )
        }
        if (kind === 'json') return <Textarea {...common} spellCheck={false} className="font-mono" onChange={change} />
        return (
          <Input
            {...common}
            type={kind === 'secret' ? 'password' : 'text'}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            autoComplete={kind === 'secret' ? 'new-password' : 'off'}
            placeholder={isKept ? 'Stored, if there was one' : undefined}
            spellCheck={false}
            onChange={change}
          />
        )
      }}
    </Field>
  )
}
