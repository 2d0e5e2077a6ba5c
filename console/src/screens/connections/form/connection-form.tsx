import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../../api/client'
import { platformTitle } from '../../../topics/platform-names'
import { Button } from '../../../ui/button'
import { Field, Input, Select } from '../../../ui/field'
import { type Connection, DIRECTIONS, type Direction, PLATFORMS, type Platform } from '../queries'
import { DIRECTION_WORDS } from '../words'
import { bodyOf, keyIn, movedAddresses, problemsOf, valuesOf } from './form-values'
import type { Values } from './setting'
import { sectionsOf } from './settings'
import { SettingsSection } from './settings-section'

export type Filled = {
  name: string
  platform: Platform
  direction: Direction
  config: Record<string, unknown>
  credentials?: Record<string, unknown>
}

type Props = {
  /** What is changed; without it, one is made. */
  connection?: Connection
  platform: Platform
  onPlatform?: (platform: Platform) => void
  busy: boolean
  error: unknown
  onSave: (filled: Filled) => void
  onCancel: () => void
}

/** What a connection of this platform and direction is asked for, and nothing else. */
export function ConnectionForm({ connection, platform, onPlatform, busy, error, onSave, onCancel }: Props) {
  const [direction, setDirection] = useState<Direction>(connection?.direction ?? 'outbound')
  const [name, setName] = useState(connection?.name ?? '')
  const sections = sectionsOf(platform, direction)
  const [values, setValues] = useState<Values>(() => (connection ? valuesOf(connection.config, sections) : {}))
  const [problems, setProblems] = useState<Values>({})
  const form = useRef<HTMLFormElement>(null)

  const save = (event: FormEvent) => {
    event.preventDefault()
    const found = { ...(name.trim() ? {} : { name: 'Needed here.' }), ...problemsOf(sections, values, !connection) }
    setProblems(found)
    if (Object.keys(found).length > 0) {
      // What is wrong is marked when this has been drawn.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    onSave({ name: name.trim(), platform, direction, ...bodyOf(sections, values, connection?.config) })
  }

  const refusal = error instanceof ApiError ? error.message : error ? 'Something went wrong here.' : null
  const refusedKey = refusal ? keyIn(refusal, sections) : undefined
  const moved = connection ? movedAddresses(sections, values, connection.config) : new Set<string>()
  const shown = refusedKey && refusal ? { ...problems, [refusedKey]: refusal } : problems

  return (
    <form ref={form} noValidate autoComplete="off" onSubmit={save} className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field label="Name" error={problems.name}>
            {(control) => (
              <Input
                {...control}
                maxLength={200}
                value={name}
                placeholder="As your colleagues know it"
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        </div>
        {onPlatform ? (
          <>
            <Field label="Platform">
              {(control) => (
                <Select {...control} value={platform} onChange={(event) => onPlatform(event.target.value as Platform)}>
                  {PLATFORMS.map((one) => (
                    <option key={one} value={one}>
                      {platformTitle(one)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Direction">
              {(control) => (
                <Select
                  {...control}
                  value={direction}
                  onChange={(event) => setDirection(event.target.value as Direction)}
                >
                  {DIRECTIONS.map((one) => (
                    <option key={one} value={one}>
                      {DIRECTION_WORDS[one]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </>
        ) : null}
      </div>
      {sections.map((section) => (
        <SettingsSection
          key={section.title}
          section={section}
          values={values}
          problems={shown}
          keepsCredentials={connection !== undefined && moved.size === 0}
          moved={moved}
          onChange={(key, value) => setValues((before) => ({ ...before, [key]: value }))}
        />
      ))}
      {refusal && !refusedKey ? (
        <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 text-bad">
          {refusal}
        </p>
      ) : null}
      <div className="sticky -bottom-4 -mx-5 -mb-4 flex justify-end gap-2 border-t bg-panel px-5 py-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" kind="primary" busy={busy}>
          {connection ? 'Save' : 'Connect'}
        </Button>
      </div>
    </form>
  )
}
