import { usePlatform } from './queries'

/** A box where the platform has no icon here, because its connector was removed. */
const UNKNOWN = 'M4 4h16v16H4z'

export function PlatformIcon({ platform, className }: { platform: string; className?: string }) {
  const icon = usePlatform(platform)?.icon ?? UNKNOWN
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={icon} />
    </svg>
  )
}
