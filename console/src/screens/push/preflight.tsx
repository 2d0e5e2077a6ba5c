import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { usePermission } from '../../api/session'
import { usePlatforms } from '../../platforms/queries'
import { Badge, type Tone } from '../../ui/badge'
import { count, counted } from '../../ui/format'
import { Panel } from '../../ui/page'
import type { Connection } from '../connections/queries'
import type { Finding } from './queries'

type Level = 'block' | 'warn' | 'off'

const LEVELS: Record<Level, { tone: Tone; words: string }> = {
  block: { tone: 'bad', words: 'Blocks' },
  warn: { tone: 'warn', words: 'Warns' },
  off: { tone: 'neutral', words: 'Off' },
}

export const LevelBadge = ({ level }: { level: Level }) => (
  <Badge tone={LEVELS[level].tone}>{LEVELS[level].words}</Badge>
)

/** The checks before a push, and what each does to a segment it finds something about. */
export function Checks({ connection }: { connection: Connection }) {
  const mayManage = usePermission('connections')
  const { preflightRules = [] } = usePlatforms() ?? {}
  const levels = (connection.config.preflight ?? {}) as Record<string, Level | undefined>
  return (
    <Panel title="Checks before pushing">
      <ul className="divide-y">
        {preflightRules.map(({ key, title, level }) => (
          <li key={key} className="flex items-center justify-between gap-4 px-4 py-2">
            <span>{title}</span>
            <LevelBadge level={levels[key] ?? level} />
          </li>
        ))}
      </ul>
      <p className="border-t px-4 py-2.5 text-xs text-ink-faint">
        Segments with a warning are pushed; blocked ones are not. Findings are shown next to their segment.
        {mayManage ? (
          <>
            {' '}
            <Link
              to="/connections/$id"
              params={{ id: connection.id }}
              search={{ edit: true }}
              className="rounded text-accent underline underline-offset-2"
            >
              Change the checks
            </Link>
          </>
        ) : null}
      </p>
    </Panel>
  )
}

const SHOWN = 50

export const Findings = ({ findings }: { findings: readonly Finding[] }) =>
  findings.length === 0 ? null : (
    <Panel title="What the checks found">
      <FindingGroups findings={findings} />
    </Panel>
  )

/** Rule by rule: how many segments, and which. */
export function FindingGroups({ findings }: { findings: readonly Finding[] }) {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = `${finding.ruleId} ${finding.level}`
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return (
    <ul className="divide-y">
      {[...groups].map(([key, group]) => (
        <li key={key}>
          <Group findings={group} />
        </li>
      ))}
    </ul>
  )
}

function Group({ findings }: { findings: readonly Finding[] }) {
  const { preflightRules = [] } = usePlatforms() ?? {}
  const [first] = findings
  if (!first) return null
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-4 py-2.5 hover:bg-sunken/60">
        <span className="flex min-w-0 items-start gap-1.5">
          <ChevronRight aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint group-open:rotate-90" />
          <span>
            {preflightRules.find(({ key }) => key === first.ruleId)?.title}{' '}
            <span className="whitespace-nowrap text-ink-faint tabular-nums">{counted(findings.length, 'segment')}</span>
          </span>
        </span>
        <LevelBadge level={first.level} />
      </summary>
      <ul className="border-t border-line/70 bg-sunken/40 px-4 py-2">
        {findings.slice(0, SHOWN).map(({ topicName, message }) => (
          <li key={topicName} className="grid grid-cols-1 gap-x-6 py-1 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
            <span className="truncate">{topicName}</span>
            <span className="min-w-0 break-words text-ink-soft">{message}</span>
          </li>
        ))}
        {findings.length > SHOWN ? (
          <li className="py-1 text-xs text-ink-faint">And {count(findings.length - SHOWN)} more.</li>
        ) : null}
      </ul>
    </details>
  )
}
