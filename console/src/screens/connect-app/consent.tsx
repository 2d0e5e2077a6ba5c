import { useMutation, useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../api/client'
import { sessionQuery } from '../../api/session'
import type { AppScope } from '../../apps/queries'
import { SCOPE_WORDS } from '../../apps/scope-words'
import { Button } from '../../ui/button'
import { Check } from '../../ui/check'
import { type AppRequest, decide } from './queries'
import { WhereItActs } from './where-it-acts'

export function Consent({ request, shown }: { request: string; shown: AppRequest }) {
  const allowedScopes = shown.scopes.filter(({ isAllowed }) => isAllowed).map(({ scope }) => scope)
  const [scopes, setScopes] = useState<readonly AppScope[]>(allowedScopes)
  const [workspaceId, setWorkspaceId] = useState<string | null>(null)
  const { data: signedIn } = useQuery(sessionQuery)
  const answer = useMutation({
    mutationFn: (decision: 'allow' | 'deny') =>
      decide(request, decision === 'allow' ? { decision, scopes: [...scopes], workspaceId } : { decision }),
    meta: { shownInPlace: true },
    onSuccess: ({ redirect }) => location.assign(redirect),
  })
  const isLeaving = answer.isPending || answer.isSuccess
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">
        It will act in your name ({signedIn?.user.email}), within what your role allows, until you disconnect it under
        Agents.
      </p>
      <WhereItActs workspaceId={workspaceId} onWorkspace={setWorkspaceId} />
      <fieldset className="flex flex-col gap-3 rounded-lg border bg-panel p-4">
        <legend className="px-1 text-xs font-medium text-ink-soft">It may</legend>
        {shown.scopes.map(({ scope, isAllowed }) => (
          <Check
            key={scope}
            label={SCOPE_WORDS[scope].title}
            checked={scopes.includes(scope)}
            disabled={!isAllowed}
            onChange={(isChecked) =>
              setScopes(isChecked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
            }
          >
            {isAllowed ? SCOPE_WORDS[scope].note : 'Your role doesn’t allow this.'}
          </Check>
        ))}
        <p className="border-t pt-3 text-xs text-ink-faint">
          It can’t see passwords, keys or credentials, change members or settings, or delete topics.
        </p>
      </fieldset>
      <p className="flex items-start gap-2.5 rounded-md bg-sunken px-3.5 py-2.5">
        <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        <span>
          Your answer goes to <strong className="break-all">{shown.redirectHost}</strong>. Any app can call itself “
          {shown.app.name}”: allow it only if you started this there.
        </span>
      </p>
      {answer.error ? (
        <p role="alert" className="text-bad">
          {errorMessage(answer.error)}
        </p>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button disabled={isLeaving} onClick={() => answer.mutate('deny')}>
          Don’t allow
        </Button>
        <Button
          kind="primary"
          busy={isLeaving && answer.variables === 'allow'}
          disabled={scopes.length === 0 || isLeaving}
          onClick={() => answer.mutate('allow')}
        >
          Allow
        </Button>
      </div>
    </div>
  )
}
