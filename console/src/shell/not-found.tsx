import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { Button } from '../ui/button'
import { Notice } from '../ui/states'

export function NotFound() {
  return (
    <Notice
      icon={Compass}
      title="There is nothing here"
      action={
        <Button asChild>
          <Link to="/">To the start</Link>
        </Button>
      }
    >
      The address may be mistyped, or what it named is gone.
    </Notice>
  )
}
