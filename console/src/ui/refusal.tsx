import type { ReactNode } from 'react'
import { cx } from './class-names'

/** What went wrong, in a form or a dialog. */
export const Refusal = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p role="alert" className={cx('rounded-md bg-bad-wash px-3 py-2 text-bad', className)}>
    {children}
  </p>
)
