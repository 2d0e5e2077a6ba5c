import { Link, useRouterState } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../ui/button'
import { Notice } from '../ui/states'

export function NotFound() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    document.title = 'Page not found · Taxon'
  }, [])
  return (
    <div className="pt-[12vh]">
      <h1 className="sr-only">Page not found</h1>
      <Notice
        icon={Compass}
        title="There is no such page"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button asChild kind="primary">
              <Link to="/">Go to start page</Link>
            </Button>
            <Button asChild>
              <Link to="/library">Open the library</Link>
            </Button>
          </div>
        }
      >
        <p>
          Nothing is at <code className="font-mono text-xs break-all">{path}</code>. Check the address, or choose a
          screen from the menu.
        </p>
      </Notice>
    </div>
  )
}
