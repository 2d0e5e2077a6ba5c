import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import type { Platforms, Section, Field as Setting } from '../../../platforms/queries'
import { Field, Input, Select, Textarea } from '../../../ui/field'
import { DestinationsField } from './destinations-field'
import { isCredential, type Values, visibleFields } from './form-fields'

type Templates = Platforms['templates']

type Props = {
  section: Section
  /** All of the form: a field may depend on one of another section. */
  sections: readonly Section[]
  values: Values
  problems: Values
  /** The connection may have stored credentials, which nobody can see. */
  keepsCredentials: boolean
  /** Keys of addresses with another origin than before: credentials must then be entered again. */
  moved: ReadonlySet<string>
  templates: Templates
  onChange: (key: string, value: string) => void
}

export function SettingsSection(props: Props) {
  const { section, sections, values, problems, keepsCredentials, moved, templates, onChange } = props
  const visible = visibleFields(section, sections, values)
  const heading = useId()
  const [isOpen, setOpen] = useState(() => visible.some(({ key }) => values[key]))
  const [checked, setChecked] = useState(problems)
  // What is wrong must be seen, also where somebody folded it.
  if (checked !== problems) {
    setChecked(problems)
    if (visible.some(({ key }) => problems[key])) setOpen(true)
  }
  if (visible.length === 0) return null
  const fields = (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {visible.map((setting) => (
        <div key={setting.key} className={setting.kind === 'destinations' ? 'sm:col-span-2' : undefined}>
          <SettingField
            setting={setting}
            value={values[setting.key] ?? ''}
            error={problems[setting.key]}
            isKept={keepsCredentials && isCredential(setting)}
            isMoved={moved.has(setting.key)}
            templates={templates}
            onChange={(value) => onChange(setting.key, value)}
          />
        </div>
      ))}
    </div>
  )
  if (section.folded) {
    return (
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group border-t pt-4"
      >
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
      {keepsCredentials && visible.some(isCredential) ? (
        <p className="mt-1 text-xs text-ink-faint">
          Stored credentials are never shown. Leave these empty to keep them, or fill in all of them to replace them.
        </p>
      ) : null}
      {moved.size > 0 && visible.some(isCredential) ? (
        <p role="status" className="mt-1 text-xs text-warn">
          An address has changed. Enter these again: stored credentials are not sent to a new address.
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
  templates: Templates
  onChange: (value: string) => void
}

const MOVED = 'This is a new address: enter the credentials again.'

const INPUT_MODES: Partial<Record<Setting['kind'], 'decimal' | 'numeric' | 'url'>> = {
  number: 'decimal',
  digits: 'numeric',
  address: 'url',
}

/** What holds where nothing is chosen. */
function emptyChoice({ choices = [], default: value, none = '' }: Setting): string {
  if (value === undefined) return none
  return `Default: ${choices.find((choice) => choice.value === value)?.label ?? value}`
}

/** With the one that is set, even if it is no longer there. */
function templateChoices(templates: Templates, current: string): { value: string; label: string }[] {
  const choices = templates.map(({ key, title }) => ({ value: key, label: title }))
  const isMissing = current !== '' && !choices.some(({ value }) => value === current)
  return isMissing ? [...choices, { value: current, label: `${current} (deleted)` }] : choices
}

function SettingField({ setting, value, error, isKept, isMoved, templates, onChange }: FieldProps) {
  const { label, kind, required, help } = setting
  if (kind === 'destinations') {
    return <DestinationsField label={label} help={help} error={error} value={value} onChange={onChange} />
  }
  const template = kind === 'template' ? templates.find(({ key }) => key === value) : undefined
  const choices = kind === 'template' ? templateChoices(templates, value) : setting.choices
  return (
    <Field
      label={required || choices ? label : `${label} (optional)`}
      hint={isMoved ? MOVED : template ? `Named by ${template.namePattern}` : help}
      error={error}
    >
      {(control) => {
        const common = { ...control, value, 'aria-required': required && !isKept ? true : undefined }
        const change = (event: { target: { value: string } }) => onChange(event.target.value)
        if ((kind === 'choice' || kind === 'template') && choices) {
          return (
            <Select {...common} onChange={change}>
              <option value="">{emptyChoice(setting)}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          )
        }
        const placeholder = isKept ? 'Unchanged' : (setting.default ?? setting.placeholder)
        if (kind === 'json') {
          return (
            <Textarea
              {...common}
              placeholder={placeholder}
              spellCheck={false}
              className="font-mono"
              onChange={change}
            />
          )
        }
        return (
          <Input
            {...common}
            type={kind === 'secret' ? 'password' : 'text'}
            inputMode={INPUT_MODES[kind]}
            autoComplete={kind === 'secret' ? 'new-password' : 'off'}
            placeholder={placeholder}
            spellCheck={false}
            onChange={change}
          />
        )
      }}
    </Field>
  )
}
