import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button'
import { count } from './format'

type Props = { label: string; page: number; pages: number; onPage: (page: number | undefined) => void }

/** Renders nothing for a single page. */
export function Pager({ label, page, pages, onPage }: Props) {
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-3 border-t px-4 py-2">
      <Button
        size="small"
        disabled={page <= 1}
        onClick={() => onPage(page > 2 ? Math.min(page - 1, Math.max(1, pages)) : undefined)}
      >
        <ChevronLeft />
        Previous
      </Button>
      <p className="text-xs text-ink-faint tabular-nums">
        Page {count(page)} of {count(Math.max(1, pages))}
      </p>
      <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRight />
      </Button>
    </nav>
  )
}
