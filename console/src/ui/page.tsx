import { type ReactNode, useEffect } from 'react'

type Props = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }

/** The frame of a screen: title, introduction and actions above its content. */
export function Page({ title, lead, actions, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Taxon`
  }, [title])
  return (
    <div className="flex min-h-full flex-col gap-5 px-4 py-5 sm:px-8 sm:py-7">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-serif text-[1.7rem] leading-tight tracking-tight wrap-anywhere">{title}</h1>
          {lead ? <p className="mt-1 max-w-2xl text-ink-soft">{lead}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </header>
      {children}
    </div>
  )
}

/** A framed part of a screen. */
export function Panel({ title, actions, children }: { title?: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-lg border bg-panel">
      {title ? (
        <header className="flex flex-wrap items-center justify-between gap-2 border-b px-4 py-2.5">
          <h2 className="text-sm font-semibold">{title}</h2>
          {actions}
        </header>
      ) : null}
      {children}
    </section>
  )
}
