import { count } from './format'

type Props = { shown: number; things: string; isCut: boolean }

/** Below a list of which the server has more than it tells. */
export const LatestOnly = ({ shown, things, isCut }: Props) =>
  isCut ? (
    <p className="px-4 py-2 text-xs text-ink-faint">
      Only the latest {count(shown)} {things} are listed.
    </p>
  ) : null
