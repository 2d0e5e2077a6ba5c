import { Link } from '@tanstack/react-router'
import { useIsDemo } from '../api/session'

/** Says on every screen of the demo that its platforms are not real. */
export function DemoBanner() {
  if (!useIsDemo()) return null
  return (
    <p className="border-b bg-sunken/60 px-4 py-1.5 text-center text-xs text-ink-soft md:px-8">
      Demo: the{' '}
      <Link to="/connections" className="rounded underline hover:text-accent">
        platforms
      </Link>{' '}
      are simulated on this machine. Nothing is sent elsewhere.
    </p>
  )
}
