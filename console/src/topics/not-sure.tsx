import type { ReactNode } from 'react'
import { Badge } from '../ui/badge'

/** Of a topic whose category the engine guessed. */
export const NotSure = () => <Badge tone="warn">Not sure</Badge>

/** Of a topic that the local engine classified because the LLM did not answer. */
export const LlmFailed = ({ reason }: { reason: string }) => (
  <span title={reason}>
    <Badge tone="warn">LLM failed</Badge>
  </span>
)

/** The name of a topic in a list, marked if it is such a topic. */
export const MarkedName = ({ uncertain, children }: { uncertain: boolean; children: ReactNode }) =>
  uncertain ? (
    <span className="flex min-w-0 items-center gap-2">
      {children}
      <NotSure />
    </span>
  ) : (
    children
  )
