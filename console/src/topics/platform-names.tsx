import { cx } from '../ui/class-names'
import { CopyButton } from '../ui/copy'
import { count } from '../ui/words'

/** What each platform takes at most; the rest is cut when it is pushed. */
const LIMITS: Record<string, { name?: number; description?: number }> = {
  marketplace: { name: 250, description: 245 },
  dspapi: { name: 255, description: 500 },
  exchange: { description: 300 },
}

const TITLES: Record<string, string> = {
  marketplace: 'Data marketplace',
  dspapi: 'DSP',
  exchange: 'Ad exchange',
  internal: 'Internal',
  custom_api: 'Custom API',
}

export const platformTitle = (platform: string): string => TITLES[platform] ?? platform

export type PlatformName = { platform: string; name: string; description: string }

type Outputs = {
  segment_name_marketplace: string
  segment_name_dspapi: string
  segment_name_internal: string
  segment_desc_marketplace: string
  segment_desc_dspapi: string
  internal_description: string
  platform_outputs?: Record<string, { name: string; description: string }>
}

export const platformNames = (topic: Outputs): PlatformName[] => [
  { platform: 'marketplace', name: topic.segment_name_marketplace, description: topic.segment_desc_marketplace },
  { platform: 'dspapi', name: topic.segment_name_dspapi, description: topic.segment_desc_dspapi },
  { platform: 'internal', name: topic.segment_name_internal, description: topic.internal_description },
  ...Object.entries(topic.platform_outputs ?? {}).map(([platform, output]) => ({ platform, ...output })),
]

/** How each platform will call and describe the topic. */
export function PlatformNames({ names }: { names: PlatformName[] }) {
  return (
    <ul className="flex flex-col divide-y">
      {names.map(({ platform, name, description }) => (
        <li key={platform} className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
          <div className="flex items-center justify-between gap-2">
            <h4 className="text-xs font-medium text-ink-soft">{platformTitle(platform)}</h4>
            <CopyButton text={name} label="Copy name" />
          </div>
          <p className="font-mono text-xs leading-relaxed break-words">
            {name} <Length text={name} limit={LIMITS[platform]?.name} />
          </p>
          <p className="text-ink-soft">
            {description} <Length text={description} limit={LIMITS[platform]?.description} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function Length({ text, limit }: { text: string; limit?: number }) {
  const over = limit !== undefined && text.length > limit
  return (
    <span className={cx('font-sans text-2xs whitespace-nowrap', over ? 'text-bad' : 'text-ink-faint')}>
      {count(text.length)}
      {limit === undefined ? '' : ` of ${limit}`}
      {over ? ', will be cut' : ''}
    </span>
  )
}
