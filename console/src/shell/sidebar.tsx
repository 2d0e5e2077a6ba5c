import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookText, Search } from 'lucide-react'
import { useIsOperator } from '../api/session'
import { notificationsQuery } from '../runs/queries'
import { count } from '../ui/format'
import { Account } from './account'
import { Logo } from './logo'
import { type Destination, OPERATE, WORK } from './navigation'
import { OrganizationSwitcher } from './organization-switcher'
import { ThemeToggle } from './theme-toggle'
import { WorkspaceSwitcher } from './workspace-switcher'

export function Sidebar({ onSearch }: { onSearch: () => void }) {
  const operator = useIsOperator()
  return (
    <div className="flex h-full flex-col gap-3 overflow-y-auto px-3 py-4">
      <div className="flex items-center justify-between px-2">
        <Logo />
        <ThemeToggle />
      </div>
      <OrganizationSwitcher />
      <WorkspaceSwitcher />
      <button
        type="button"
        onClick={onSearch}
        className="flex items-center gap-2.5 rounded-md border bg-panel px-2.5 py-1.5 text-ink-faint hover:text-ink [&_svg]:size-4"
      >
        <Search strokeWidth={1.75} />
        Go to…
        <kbd className="ml-auto text-2xs">Ctrl K</kbd>
      </button>
      <nav aria-label="Main" className="flex flex-col gap-0.5">
        {WORK.map((destination) => (
          <Item key={destination.to} {...destination} />
        ))}
      </nav>
      {operator ? (
        <nav aria-label="Operators" className="flex flex-col gap-0.5">
          <h2 className="px-2.5 pt-2 pb-1 text-2xs font-medium text-ink-faint">Operators</h2>
          {OPERATE.map((destination) => (
            <Item key={destination.to} {...destination} />
          ))}
        </nav>
      ) : null}
      <div className="mt-auto flex flex-col gap-0.5 pt-3">
        <a href="/docs" className={ITEM}>
          <BookText />
          API reference
        </a>
        <Account />
      </div>
    </div>
  )
}

const ITEM =
  'flex items-center gap-2.5 rounded-md px-2.5 py-1.5 text-ink-soft hover:bg-line/50 hover:text-ink data-[status=active]:bg-accent-wash data-[status=active]:font-medium data-[status=active]:text-accent [&_svg]:size-4 [&_svg]:shrink-0'

function Item({ to, label, icon: Icon }: Destination) {
  const exact = to === '/' || to === '/operators'
  return (
    <Link to={to} activeOptions={{ exact, includeSearch: false }} className={ITEM}>
      <Icon strokeWidth={1.75} />
      {label}
      {to === '/runs' ? <Unread /> : null}
    </Link>
  )
}

/** How many runs ended that the person has not read of. */
export function useUnread(): number {
  const { data } = useQuery(notificationsQuery)
  return data?.unread ?? 0
}

function Unread() {
  const unread = useUnread()
  if (unread === 0) return null
  return (
    <span className="ml-auto rounded-full bg-accent px-1.5 text-2xs font-medium text-accent-ink tabular-nums">
      {count(unread)}
      <span className="sr-only"> ended</span>
    </span>
  )
}
