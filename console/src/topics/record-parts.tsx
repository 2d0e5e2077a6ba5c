import type { ReactNode } from 'react'
import { CopyButton } from '../ui/copy'

/** A part of a topic's record, with its title. */
export function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <header className="mb-2 flex min-h-7 items-center justify-between border-b pb-1">
        <h3 className="text-xs font-semibold">{title}</h3>
        {action}
      </header>
      {children}
    </section>
  )
}

/** An entry of a description list. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-xs leading-5 text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
)

export const Keywords = ({ keywords }: { keywords: readonly string[] }) => (
  <Part title="Keywords" action={<CopyButton text={keywords.join(', ')} label="Copy all" />}>
    <ul className="flex flex-wrap gap-1.5">
      {keywords.map((keyword) => (
        <li key={keyword} className="rounded bg-sunken px-2 py-0.5 text-xs break-all">
          {keyword}
        </li>
      ))}
    </ul>
  </Part>
)
