import type { ReactNode } from 'react'
import { type Field, usePlatforms } from '../../platforms/queries'
import { day, moment } from '../../ui/format'
import { Panel } from '../../ui/page'
import { destinationNames } from './form/destinations'
import { sectionsOf } from './form/form-fields'
import { valuesOf } from './form/form-values'
import type { Connection } from './queries'
import { takesPushes } from './words'

/** How a connection is set up, without its credentials. */
export function SettingsPanel({ connection }: { connection: Connection }) {
  const description = usePlatforms()
  const platform = description?.platforms.find(({ platform }) => platform === connection.platform)
  const sections = description && platform ? sectionsOf(description, platform, connection.direction) : []
  const values = valuesOf(connection.config, sections)
  const set = sections.flatMap(({ fields }) => fields).filter(({ key }) => values[key] !== undefined)
  return (
    <Panel title="Settings">
      <dl className="divide-y">
        {set.map((field) => (
          <Row key={field.key} label={field.label}>
            <span className={field.choices ? undefined : 'font-mono text-xs'}>
              {wordsOf(field, values[field.key]!)}
            </span>
          </Row>
        ))}
        <Row label="Credentials">
          <span className="text-ink-soft">Stored encrypted, never shown</span>
          {connection.credentialsRefusedAt ? (
            <span className="block text-bad">
              Refused since {moment(connection.credentialsRefusedAt)}: set them again
            </span>
          ) : null}
        </Row>
        {platform && !platform.can.deactivate && takesPushes(connection) ? (
          <Row label="Deactivation">Segments expire when they are no longer refreshed</Row>
        ) : null}
        <Row label="ID">
          <span className="font-mono text-xs">{connection.id}</span>
        </Row>
        <Row label="Connected">{day(connection.createdAt)}</Row>
        <Row label="Changed">{day(connection.updatedAt)}</Row>
      </dl>
    </Panel>
  )
}

const wordsOf = ({ kind, choices }: Field, text: string): string =>
  kind === 'destinations' ? destinationNames(text) : (choices?.find(({ value }) => value === text)?.label ?? text)

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-6 px-4 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <dt className="text-xs leading-5 text-ink-soft">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
)
