import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { call, errorMessage } from '../../api/client'
import { Button } from '../../ui/button'
import { entryOptionsQuery } from './queries'

/** The whole address: the server takes any path of this site, but no path with every character. */
const begin = (path: string) =>
  call<{ url: string }>('POST', '/api/auth/sign-in/social', {
    provider: 'oidc',
    callbackURL: new URL(path, location.origin).href,
  })

type Props = {
  /** Where the person comes out, signed in. */
  path: string
  onLeave?: () => void
}

/** Nothing where no identity provider is configured. */
export function SingleSignOn({ path, onLeave }: Props) {
  const { data: options } = useQuery(entryOptionsQuery)
  const leave = useMutation({
    mutationFn: () => begin(path),
    meta: { shownInPlace: true },
    onSuccess: ({ url }) => {
      onLeave?.()
      location.assign(url)
    },
  })
  if (!options?.singleSignOn) return null
  return (
    <div className="mb-6 flex flex-col gap-2">
      <Button busy={leave.isPending} onClick={() => leave.mutate()}>
        <KeyRound aria-hidden />
        Continue with {options.singleSignOn.name}
      </Button>
      {leave.error ? (
        <p role="alert" className="text-xs text-bad">
          {errorMessage(leave.error)}
        </p>
      ) : null}
      <p className="mt-4 flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with a password
      </p>
    </div>
  )
}
