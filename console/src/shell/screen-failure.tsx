import { useRouter } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button'
import { Failure, Notice } from '../ui/states'
import { isLoadError } from './lazy-screen'

export function ScreenFailure({ error }: { error: unknown }) {
  const router = useRouter()
  return isLoadError(error) ? <LoadFailure /> : <Failure error={error} retry={() => router.invalidate()} />
}

/** The server may be away, or may have a new version whose files have other names: reloading helps once it answers. */
function LoadFailure() {
  const [state, setState] = useState<'idle' | 'trying' | 'unreachable'>('idle')
  const retry = async () => {
    setState('trying')
    const isReachable = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReachable) location.reload()
    else setState('unreachable')
  }
  return (
    <div role="alert">
      <Notice
        icon={CloudOff}
        title="This screen could not be loaded"
        action={
          <Button kind="primary" autoFocus busy={state === 'trying'} onClick={retry}>
            Try again
          </Button>
        }
      >
        {state === 'unreachable'
          ? 'The server still does not answer. Check your connection, then try again.'
          : 'The connection was interrupted, or Taxon has been updated since you opened it.'}
      </Notice>
    </div>
  )
}
