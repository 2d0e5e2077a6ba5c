import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { BookOpen, Library, type LucideIcon, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useIsOperator } from '../../api/session'
import { catalogPage } from '../../screens/catalog/queries'
import { libraryPage } from '../../screens/library/queries'
import { DEFAULT_SORT } from '../../tables/filters/sort'
import { useDebounced } from '../../ui/use-debounced'
import { OPERATE, WORK } from '../navigation'
import { ACTIONS } from './actions'

const SETTLED_MS = 150
/** Topics of the library and of the catalog that are offered. */
const TOPICS = 5
const SHORTEST_SEARCH = 2

type Item = { id: string; label: string; note?: string; icon: LucideIcon; go: () => void }

/** Screens, topics and actions by a few letters of their names. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const search = useDebounced(text.trim(), SETTLED_MS)
  const groups = [...useDestinations(text), ...useTopics(search)]
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

type Group = { heading: string; items: Item[] }

function useDestinations(text: string): Group[] {
  const navigate = useNavigate()
  const isOperator = useIsOperator()
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (label: string) => words.every((word) => label.toLowerCase().includes(word))
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

/** The best matches, found by the same search as the lists. */
function useTopics(search: string): Group[] {
  const navigate = useNavigate()
  const enabled = search.length >= SHORTEST_SEARCH
  const params = { search, ...DEFAULT_SORT }
  const library = useQuery({ ...libraryPage(params, 1), enabled })
  const catalog = useQuery({ ...catalogPage({ ...params, inLibrary: 'false' }, 1), enabled })
  return [
    {
      heading: 'Library',
      items: (enabled ? (library.data?.data ?? []) : []).slice(0, TOPICS).map((topic) => ({
        id: topic.id,
        label: topic.topic_name,
        note: topic.parent_category,
        icon: Library,
        go: () => navigate({ to: '/library', search: { topic: topic.id } }),
      })),
    },
    {
      heading: 'Catalog',
      items: (enabled ? (catalog.data?.data ?? []) : []).slice(0, TOPICS).map((topic) => ({
        id: topic.id,
        label: topic.topicName,
        note: topic.parentCategory,
        icon: BookOpen,
        go: () => navigate({ to: '/catalog', search: { topic: topic.id } }),
      })),
    },
  ]
}
