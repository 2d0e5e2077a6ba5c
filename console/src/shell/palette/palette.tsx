import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { Bookmark, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useIsOperator } from '../../api/session'
import { useDebounced } from '../../ui/use-debounced'
import { viewsQuery } from '../../views/queries'
import { linkTo } from '../../views/viewed-list'
import { OPERATE, WORK } from '../navigation'
import { ACTIONS } from './actions'
import type { Group, Item } from './group'
import { useTopics } from './use-topics'

const SETTLED_MS = 150
/** Views that are offered. */
const VIEWS = 8

/** Screens, views, topics and actions by a few letters of their names. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const search = useDebounced(text.trim(), SETTLED_MS)
  const groups = [...useDestinations(text), useViews(text), ...useTopics(search)]
  return (
    <Command.Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      label="Go to a screen, a topic or an action"
      shouldFilter={false}
      overlayClassName="fixed inset-0 z-40 bg-ink/30 dark:bg-black/60"
      contentClassName="fixed top-[12dvh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-xl border bg-panel shadow-xl"
    >
      <Command.Input
        value={text}
        onValueChange={setText}
        maxLength={200}
        placeholder="Go to a screen, a topic or an action"
        className="w-full border-b bg-transparent px-4 py-3 outline-none placeholder:text-ink-faint"
      />
      <Command.List className="max-h-[60dvh] overflow-y-auto p-1.5">
        <Command.Empty className="px-3 py-6 text-center text-ink-faint">Nothing found</Command.Empty>
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ heading, items }) => (
            <Command.Group key={heading} heading={heading} className={GROUP}>
              {items.map(({ id, label, note, icon: Icon, go }) => (
                <Command.Item
                  key={id}
                  value={id}
                  onSelect={() => {
                    onClose()
                    go()
                  }}
                  className="flex cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 data-[selected=true]:bg-sunken"
                >
                  <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-faint" />
                  <span className="min-w-0 truncate">{label}</span>
                  {note ? <span className="ml-auto shrink-0 pl-3 text-xs text-ink-faint">{note}</span> : null}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
      </Command.List>
    </Command.Dialog>
  )
}

const GROUP =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-2xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-faint'

function useDestinations(text: string): Group[] {
  const navigate = useNavigate()
  const isOperator = useIsOperator()
  const matches = (label: string) => hasWords(label, text)
  const screens = [...WORK, ...(isOperator ? OPERATE : [])].filter(({ label }) => matches(label))
  const actions = ACTIONS.filter(({ label }) => matches(label))
  const classify: Item[] = text.trim()
    ? [
        {
          id: 'classify',
          label: `Classify “${text.trim()}”`,
          icon: MessageSquareText,
          go: () => navigate({ to: '/', search: { q: [text.trim()] } }),
        },
      ]
    : []
  return [
    { heading: 'Screens', items: screens.map(({ to, ...rest }) => ({ id: to, ...rest, go: () => navigate({ to }) })) },
    {
      heading: 'Actions',
      items: [...actions.map(({ link, ...rest }) => ({ ...rest, go: () => navigate(link) })), ...classify],
    },
  ]
}

const hasWords = (label: string, text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word))

const SCREEN_NAMES = { library: 'Library', catalog: 'Catalog' }

function useViews(text: string): Group {
  const navigate = useNavigate()
  const { data = [] } = useQuery(viewsQuery)
  const views = text.trim() ? data.filter(({ name }) => hasWords(name, text)).slice(0, VIEWS) : []
  return {
    heading: 'Views',
    items: views.map((view) => ({
      id: view.id,
      label: view.name,
      note: SCREEN_NAMES[view.screen],
      icon: Bookmark,
      go: () => navigate(linkTo(view)),
    })),
  }
}
