import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { usePermission } from '../api/session'
import { Button } from '../ui/button'

const STORED = 'taxon-tour-seen'

type Step = { title: string; text: string; to: string; link: string }

const STEPS: readonly Step[] = [
  {
    title: 'Describe an audience',
    text: 'Type it in your own words. Taxon files it in the taxonomy, and shows which words decided what.',
    to: '/',
    link: 'Classify one',
  },
  {
    title: 'Keep it in your library',
    text: 'Add topics here from your own words, from the catalog or from a file. Everyone in your organization sees them.',
    to: '/library',
    link: 'Open the library',
  },
  {
    title: 'Push it to a platform',
    text: 'Connect an advertising platform once. Before anything is sent you see each name, and what would be refused.',
    to: '/connections',
    link: 'See connections',
  },
  {
    title: 'Stay up to date',
    text: 'When a topic changes after a push, its activation is stale. Refresh it, and the platform has the new name.',
    to: '/activations',
    link: 'See activations',
  },
]

/** Four steps for somebody new, until they are done with it; then never again in this browser. */
export function Tour() {
  const [at, setAt] = useState(() => (localStorage.getItem(STORED) === null ? 0 : STEPS.length))
  const mayClassify = usePermission('classify')
  const step = STEPS[at]
  if (!step || !mayClassify) return null
  const end = () => {
    localStorage.setItem(STORED, 'true')
    setAt(STEPS.length)
  }
  const isLast = at === STEPS.length - 1
  return (
    <aside
      aria-label="Tour"
      className="relative flex flex-wrap items-center gap-x-6 gap-y-2 border-t bg-accent-wash/50 py-3 pr-12 pl-4 sm:pl-8"
    >
      <div aria-live="polite" className="min-w-0 flex-1 basis-72">
        <p className="text-2xs text-ink-soft tabular-nums">
          Step {at + 1} of {STEPS.length}
        </p>
        <h2 className="font-serif text-lg">{step.title}</h2>
        <p className="text-ink-soft">{step.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to={step.to} className="rounded text-accent underline underline-offset-2">
          {step.link}
        </Link>
        <div className="flex gap-2">
          {at > 0 ? (
            <Button size="small" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          ) : null}
          <Button size="small" kind="primary" onClick={isLast ? end : () => setAt(at + 1)}>
            {isLast ? 'Done' : 'Next'}
          </Button>
        </div>
      </div>
      <Button
        size="icon"
        kind="quiet"
        aria-label="Close the tour"
        onClick={end}
        className="absolute top-2 right-2 sm:right-4"
      >
        <X />
      </Button>
    </aside>
  )
}
