import { usePlatforms } from '../platforms/queries'
import { cx } from '../ui/class-names'
import { CopyButton } from '../ui/copy'
import { count } from '../ui/format'

export type PlatformName = { platform: string; name: string; description: string }

type Topic = { platform_outputs?: Record<string, { name: string; description: string }> }

/** How platforms will name and describe a topic: its stored outputs, and those of other templates. */
export function TopicPlatformNames({ topic }: { topic: Topic }) {
  const { outputs = [] } = usePlatforms() ?? {}
  const record = topic as Record<string, unknown>
  const stored = outputs.map(({ key, name, description }) => ({
    platform: key,
    name: String(record[name] ?? ''),
    description: String(record[description] ?? ''),
  }))
  const others = Object.entries(topic.platform_outputs ?? {}).map(([platform, output]) => ({ platform, ...output }))
  return <PlatformNames names={[...stored, ...others].filter(({ name }) => name !== '')} />
}

export function PlatformNames({ names }: { names: PlatformName[] }) {
  const { outputs = [], platforms = [] } = usePlatforms() ?? {}
  const platformOf = (output: string) =>
    platforms.find(({ naming }) => naming.output === output || naming.template === output)
  const titleOf = (output: string) =>
    outputs.find(({ key }) => key === output)?.title ?? platformOf(output)?.title ?? output
  return (
    <ul className="flex flex-col divide-y">
      {names.map(({ platform, name, description }) => (
        <li key={platform} className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
          <div className="flex items-center justify-between gap-2">
            <h4 className="text-xs font-medium text-ink-soft">{titleOf(platform)}</h4>
            <CopyButton text={name} label="Copy name" />
          </div>
          <p className="font-mono text-xs leading-relaxed break-words">
            {name} <Length text={name} limit={platformOf(platform)?.limits.name} />
          </p>
          <p className="text-ink-soft">
            {description} <Length text={description} limit={platformOf(platform)?.limits.description} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function Length({ text, limit }: { text: string; limit?: number | null }) {
  const over = typeof limit === 'number' && text.length > limit
  return (
    <span className={cx('font-sans text-2xs whitespace-nowrap', over ? 'text-bad' : 'text-ink-faint')}>
      {count(text.length)}
      {typeof limit === 'number' ? ` of ${limit}` : ''}
      {over ? ', will be cut' : ''}
    </span>
  )
}
