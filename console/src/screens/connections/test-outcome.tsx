import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { count } from '../../ui/format'
import type { TestResult } from './queries'

type ResultProps = { result: TestResult; messageOf: (message: string) => string }

/** What the other system answered. */
export function TestOutcome({ result, messageOf }: ResultProps) {
  if (!result.success) {
    return (
      <Box className="bg-bad-wash text-bad" icon={<CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />}>
        {messageOf(result.error)}
      </Box>
    )
  }
  const { message, itemCount, sampleItem } = result
  return (
    <Box className="bg-good-wash text-good" icon={<CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />}>
      {message ? <p>{message}</p> : null}
      {itemCount === undefined ? null : <p>The source answered: {count(itemCount)} items.</p>}
      {sampleItem ? (
        <p className="mt-1 text-ink-soft">
          For example <span className="font-medium text-ink">{sampleItem.name ?? 'an item without a name'}</span>
          {sampleItem.id ? <span className="ml-2 font-mono text-xs">{sampleItem.id}</span> : null}
        </p>
      ) : null}
    </Box>
  )
}

const Box = ({ className, icon, children }: { className: string; icon: ReactNode; children: ReactNode }) => (
  <div className={`mt-4 flex gap-2 rounded-md px-3 py-2 ${className}`}>
    {icon}
    <div className="min-w-0 break-words">{children}</div>
  </div>
)
