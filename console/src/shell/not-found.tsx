import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { Button } from '../ui/button'
import { Notice } from '../ui/states'

export function NotFound() {
  return (
    <Notice
      icon={Compass}
      title="Page not found"
      action={
        <Button asChild>
          <Link to="/">Go to start page</Link>
        </Button>
      }
    >
      Check the address. The page may also have been deleted.
    </Notice>
  )
}
