import { useState } from 'react'
import { Field, Input, Select } from '../ui/field'
import type { Timing } from './queries'

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone

const CHOICES = {
  nightly: 'Every night at 2:00',
  hours: 'Every few hours',
  cron: 'By a cron expression',
} as const
type Choice = keyof typeof CHOICES

/** What the fields of a form say. */
export function readTiming(form: HTMLFormElement): Timing {
  const fields = new FormData(form)
  const timeZone = String(fields.get('timeZone') ?? HERE)
  const choice = fields.get('when') as Choice
  if (choice === 'hours') return { everyHours: Number(fields.get('everyHours')) }
  return { cron: choice === 'nightly' ? '0 2 * * *' : String(fields.get('cron')).trim(), timeZone }
}

/** When something is to happen. */
export function TimingFields() {
  const [choice, setChoice] = useState<Choice>('nightly')
  return (
    <>
      <Field label="When">
        {(control) => (
          <Select {...control} name="when" value={choice} onChange={({ target }) => setChoice(target.value as Choice)}>
            {Object.entries(CHOICES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {choice === 'hours' ? (
        <Field label="Interval in hours">
          {(control) => (
            <Input {...control} name="everyHours" type="number" min={1} max={744} defaultValue={6} required />
          )}
        </Field>
      ) : null}
      {choice === 'cron' ? (
        <Field label="Cron expression" hint="Minute, hour, day of month, month, day of week">
          {(control) => (
            <Input {...control} name="cron" className="font-mono" defaultValue="0 2 * * 1-5" maxLength={100} required />
          )}
        </Field>
      ) : null}
      {choice === 'hours' ? null : (
        <Field label="Time zone">
          {(control) => <Input {...control} name="timeZone" defaultValue={HERE} maxLength={64} required />}
        </Field>
      )}
    </>
  )
}
