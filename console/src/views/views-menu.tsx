import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, BookmarkPlus, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Menu, MenuChoice, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu'
import { DeleteView } from './delete-view'
import { replaceList, viewsQuery } from './queries'
import type { View } from './view'
import { ViewForm } from './view-form'
import { isSameList, savedList, type ViewedList } from './viewed-list'

type Props = {
  list: ViewedList
  /** The id of the view that is open, as the address has it. */
  current: string | undefined
  /** Shows the list of the view, or without one the whole list. */
  onOpen: (view: View | null) => void
  /** The list stays, under the name of the view. */
  onName: (view: View | null) => void
}

/** The views of a list: opens, saves, renames, shares and deletes them. */
export function ViewsMenu({ list, current, onOpen, onName }: Props) {
  const [dialog, setDialog] = useState<'save' | 'rename' | 'delete' | null>(null)
  const cache = useQueryClient()
  const { data = [] } = useQuery(viewsQuery)
  const views = data.filter(({ screen }) => screen === list.screen)
  const view = views.find(({ id }) => id === current)
  const isChanged = view !== undefined && !isSameList(savedList(view), list)
  const save = useMutation({
    mutationFn: (saved: View) => replaceList(saved, list),
    onSuccess: async ({ name }) => {
      await cache.invalidateQueries({ queryKey: viewsQuery.queryKey })
      toast.success(`View “${name}” saved`)
    },
  })
  const close = () => setDialog(null)
  return (
    <>
      <Menu
        trigger={
          <Button className="max-w-full">
            <Bookmark />
            <span className="max-w-48 truncate">{view ? view.name : 'Views'}</span>
            {isChanged ? <Badge tone="warn">changed</Badge> : null}
          </Button>
        }
      >
        <ViewChoices views={views} current={view} onOpen={onOpen} />
        <MenuSeparator />
        {isChanged ? (
          <MenuItem onSelect={() => onOpen(view)}>
            <Undo2 />
            Discard changes
          </MenuItem>
        ) : null}
        <MenuItem onSelect={() => setDialog('save')}>
          <BookmarkPlus />
          {view ? 'Save as a new view…' : 'Save view…'}
        </MenuItem>
        {view?.mayChange ? (
          <>
            <MenuItem onSelect={() => setDialog('rename')}>
              <Pencil />
              Rename or share…
            </MenuItem>
            <MenuItem onSelect={() => setDialog('delete')}>
              <Trash2 />
              Delete view…
            </MenuItem>
          </>
        ) : null}
      </Menu>
      {isChanged && view.mayChange ? (
        <Button kind="primary" busy={save.isPending} onClick={() => save.mutate(view)}>
          Save changes
        </Button>
      ) : null}
      {dialog === 'save' ? <ViewForm of={{ list }} onSaved={onName} onClose={close} /> : null}
      {dialog === 'rename' && view ? <ViewForm of={{ view }} onSaved={onName} onClose={close} /> : null}
      {dialog === 'delete' && view ? <DeleteView view={view} onDeleted={() => onName(null)} onClose={close} /> : null}
    </>
  )
}

const ALL = 'all'

function ViewChoices({
  views,
  current,
  onOpen,
}: {
  views: View[]
  current: View | undefined
  onOpen: Props['onOpen']
}) {
  const own = views.filter(({ isOwn }) => isOwn)
  const others = views.filter(({ isOwn }) => !isOwn)
  return (
    <MenuChoices value={current?.id ?? ''} onChoose={(id) => onOpen(views.find((view) => view.id === id) ?? null)}>
      <MenuChoice value={ALL}>All topics</MenuChoice>
      {own.length > 0 ? <MenuLabel>Your views</MenuLabel> : null}
      {own.map(({ id, name, shared }) => (
        <MenuChoice key={id} value={id} note={shared ? 'Shared' : undefined}>
          {name}
        </MenuChoice>
      ))}
      {others.length > 0 ? <MenuLabel>Shared by others</MenuLabel> : null}
      {others.map(({ id, name, ownerName }) => (
        <MenuChoice key={id} value={id} note={ownerName}>
          {name}
        </MenuChoice>
      ))}
    </MenuChoices>
  )
}
