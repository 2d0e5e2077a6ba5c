import { Outlet, useRouterState } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { UndoDialog } from '../undo/undo-dialog'
import { DemoBanner } from './demo-banner'
import { useFollowRuns } from './follow-runs'
import { useKeptFocus } from './keep-focus'
import { Logo } from './logo'
import { usePaletteKeys } from './palette/use-palette-keys'
import { Sidebar, useUnread } from './sidebar'
import { Tour } from './tour'

const Palette = lazy(() => import('./palette/palette').then((module) => ({ default: module.Palette })))

/** The frame of every screen behind the sign-in: a sidebar, or on a narrow screen a drawer. */
export function Shell() {
  useFollowRuns()
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const openPalette = () => setPaletteOpen(true)
  usePaletteKeys(openPalette)
  const content = useRef<HTMLElement>(null)
  useKeptFocus(content)
  return (
    <div className="flex h-dvh flex-col md:flex-row">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-accent px-3 py-2 text-accent-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <aside className="hidden w-56 shrink-0 border-r bg-sunken/60 md:block">
        <Sidebar onSearch={openPalette} />
      </aside>
      <Drawer onSearch={openPalette} />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <main ref={content} id="content" tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto outline-none">
          <DemoBanner />
          <Outlet />
        </main>
        <Tour />
      </div>
      <UndoDialog />
      {isPaletteOpen ? (
        <Suspense>
          <Palette onClose={() => setPaletteOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function Drawer({ onSearch }: { onSearch: () => void }) {
  const [open, setOpen] = useState(false)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating closes it
  useEffect(() => setOpen(false), [path])
  return (
    <header className="flex items-center justify-between border-b bg-sunken/60 px-4 py-2 md:hidden">
      <Logo />
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger aria-label="Menu" className="relative rounded-md p-2 hover:bg-sunken">
          <MenuIcon className="size-5" />
          <UnreadDot />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/30 dark:bg-black/60" />
          <Dialog.Content
            aria-describedby={undefined}
            className="fixed inset-y-0 left-0 z-50 w-64 border-r bg-paper shadow-xl"
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Sidebar
              onSearch={() => {
                setOpen(false)
                onSearch()
              }}
            />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </header>
  )
}

/** The menu is closed, and with it the number of unread notifications. */
const UnreadDot = () =>
  useUnread() > 0 ? <span aria-hidden className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent" /> : null
