import { Lock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError, errorMessage } from '../api/client'
import { Button } from './button'
import { cx } from './class-names'

type NoticeProps = { icon: LucideIcon; title: string; children?: ReactNode; action?: ReactNode }

/** Instead of content: why there is none, and what to do next. */
export function Notice({ icon: Icon, title, children, action }: NoticeProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-6 py-16 text-center">
      <Icon aria-hidden className="size-7 text-ink-faint" strokeWidth={1.5} />
      <h2 className="font-serif text-xl">{title}</h2>
      {children ? <div className="text-ink-soft">{children}</div> : null}
      {action}
    </div>
  )
}

export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  if (error instanceof ApiError && error.status === 403) return <NoPermission />
  return (
    <div role="alert">
      <Notice
        icon={TriangleAlert}
        title="Couldn’t load this"
        action={retry ? <Button onClick={retry}>Try again</Button> : null}
      >
        {errorMessage(error)}
      </Notice>
    </div>
  )
}

export function NoPermission({ children }: { children?: ReactNode }) {
  return (
    <Notice icon={Lock} title="You don’t have access to this page">
      {children ?? 'Your role doesn’t allow this. Ask an owner or admin of your organization for access.'}
    </Notice>
  )
}

export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx('motion-safe:animate-pulse rounded-md bg-line/70', className)} />
)

export function LoadingRows({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-2 p-4">
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Skeleton key={at} className="h-8" />
      ))}
    </div>
  )
}
