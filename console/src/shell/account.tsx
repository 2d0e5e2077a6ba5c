import { useMutation, useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { sessionQuery, signOut, useRole } from '../api/session'
import { Button } from '../ui/button'

export function Account() {
  const { data: session } = useQuery(sessionQuery)
  const role = useRole()
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => location.assign('/sign-in') })
  return (
    <div className="flex items-center gap-2 rounded-md px-2.5 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="truncate text-xs font-medium">{session?.user.name || session?.user.email || ' '}</p>
        <p className="truncate text-2xs text-ink-faint">{role}</p>
      </div>
      <Button kind="quiet" size="icon" aria-label="Sign out" busy={leave.isPending} onClick={() => leave.mutate()}>
        <LogOut />
      </Button>
    </div>
  )
}
