import { type ReactNode, useEffect } from 'react'
import { Logo } from '../../shell/logo'
import { ThemeToggle } from '../../shell/theme-toggle'

const LAYERS = [
  ['Intent', 'product'],
  ['Intensity', 'high'],
  ['Awareness', 'solution aware'],
  ['Segment type', 'B2C'],
  ['Sensitivity', 'none'],
  ['Buyer journey', 'consideration'],
  ['Composite score', '82'],
]

/** A form, and beside it what the product makes of a line of text. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Taxon`
  }, [title])
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(24rem,1fr)_1.2fr]">
      <main className="flex flex-col px-6 py-6 sm:px-12">
        <div className="flex items-center justify-between">
          <Logo />
          <ThemeToggle />
        </div>
        <div className="m-auto w-full max-w-sm py-12">
          <h1 className="mb-6 font-serif text-3xl tracking-tight break-words">{title}</h1>
          {children}
        </div>
      </main>
      <aside className="hidden flex-col justify-center gap-8 border-l bg-sunken px-16 lg:flex">
        <blockquote className="font-serif text-4xl leading-tight tracking-tight text-balance">
          “electric SUV shoppers”
          <span className="mt-3 block text-lg text-ink-soft">
            is all you type. Taxon answers with seven layers and a name for every platform.
          </span>
        </blockquote>
        <ol className="flex max-w-md flex-col gap-1.5">
          {LAYERS.map(([layer, value], at) => (
            <li
              key={layer}
              style={{ marginInlineEnd: `${at * 1.5}rem` }}
              className="flex justify-between rounded-md border bg-panel px-3.5 py-2"
            >
              <span className="text-ink-soft">{layer}</span>
              <span className="font-medium">{value}</span>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  )
}
