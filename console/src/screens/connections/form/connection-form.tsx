import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { errorMessage } from '../../../api/client'
import type { Platform, Platforms } from '../../../platforms/queries'
import { settingMessage } from '../../../platforms/setting-messages'
import { Button } from '../../../ui/button'
import { CancelButton } from '../../../ui/cancel-button'
import { Field, Input, Select } from '../../../ui/field'
import { Refusal } from '../../../ui/refusal'
import { type Connection, type Direction, tryChanges, tryConnection } from '../queries'
import { TestOutcome } from '../test-outcome'
import { DIRECTION_WORDS, DIRECTIONS } from '../words'
import { sectionsOf, type Values } from './form-fields'
import { bodyOf, movedAddresses, problemsOf, refusalOf, valuesOf } from './form-values'
import { SettingsSection } from './settings-section'

type Settings = Omit<ConnectionInput, 'name'>

export type ConnectionInput = {
  name: string
  platform: string
  direction: Direction
  config: Record<string, unknown>
  credentials?: Record<string, unknown>
}

type Props = {
  /** The one to change; absent for a new one. */
  connection?: Connection
  description: Platforms
  platform: Platform
  onPlatform?: (platform: string) => void
  busy: boolean
  error: unknown
  onSave: (input: ConnectionInput) => void
  onCancel: () => void
}

/** The fields that the API describes for this platform and direction. */
export function ConnectionForm(props: Props) {
  const { connection, description, platform, onPlatform, busy, error, onSave, onCancel } = props
  const directions = DIRECTIONS.filter((direction) => platform.directions.includes(direction))
  const [chosenDirection, setDirection] = useState<Direction>(connection?.direction ?? 'outbound')
  const direction = directions.includes(chosenDirection) ? chosenDirection : (directions[0] ?? chosenDirection)
  const [name, setName] = useState(connection?.name ?? '')
  const sections = sectionsOf(description, platform, direction)
  const [values, setValues] = useState<Values>(() => (connection ? valuesOf(connection.config, sections) : {}))
  const [problems, setProblems] = useState<Values>({})
  const form = useRef<HTMLFormElement>(null)

  const test = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (settings: Settings) => (connection ? tryChanges(connection.id, settings) : tryConnection(settings)),
  })
  const settings = () => ({
    platform: platform.platform,
    direction,
    ...bodyOf(sections, values, connection?.config),
  })
  /** Marks what is missing, and tells whether nothing is. */
  const check = (problems: Values): boolean => {
    setProblems(problems)
    const isComplete = Object.keys(problems).length === 0
    // The fields are marked only when this has been drawn.
    if (!isComplete) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    return isComplete
  }
  const tryOut = () => {
    if (check(problemsOf(sections, values, !connection))) test.mutate(settings())
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const nameProblem: Values = name.trim() ? {} : { name: 'Name is required' }
    if (!check({ ...nameProblem, ...problemsOf(sections, values, !connection) })) return
    onSave({ name: name.trim(), ...settings() })
  }
  const change = (key: string, value: string) => {
    setValues((before) => ({ ...before, [key]: value }))
    test.reset()
  }

  const message = errorMessage(error ?? test.error)
  const refusal = message ? refusalOf(message, sections) : null
  const moved = connection ? movedAddresses(sections, values, connection.config) : new Set<string>()
  const shown = refusal?.key ? { ...problems, [refusal.key]: refusal.words } : problems

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
                placeholder="What your colleagues call it"
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        </div>
        {onPlatform ? (
          <>
            <Field label="Platform">
              {(control) => (
                <Select {...control} value={platform.platform} onChange={(event) => onPlatform(event.target.value)}>
                  {description.platforms.map(({ platform: key, title }) => (
                    <option key={key} value={key}>
                      {title}
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
                  {directions.map((value) => (
                    <option key={value} value={value}>
                      {DIRECTION_WORDS[value]}
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
          sections={sections}
          values={values}
          problems={shown}
          keepsCredentials={connection !== undefined && moved.size === 0}
          moved={moved}
          templates={description.templates}
          onChange={change}
        />
      ))}
      {refusal && !refusal.key ? <Refusal>{refusal.words}</Refusal> : null}
      <div aria-live="polite">
        {test.data ? <TestOutcome result={test.data} messageOf={(words) => settingMessage(words, sections)} /> : null}
      </div>
      <div className="sticky -bottom-4 -mx-5 -mb-4 flex justify-end gap-2 border-t bg-panel px-5 py-3">
        <Button className="mr-auto" busy={test.isPending} onClick={tryOut}>
          {test.isPending ? 'Testing, up to 30 seconds' : 'Test'}
        </Button>
        <CancelButton busy={busy} onClick={onCancel} />
        <Button type="submit" kind="primary" busy={busy}>
          {connection ? 'Save' : 'Connect'}
        </Button>
      </div>
    </form>
  )
}
