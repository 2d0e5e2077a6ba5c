import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, errorMessage, ok } from '../../api/client'
import { Check } from '../../ui/check'
import { counted } from '../../ui/format'
import { Panel } from '../../ui/page'
import { Failure } from '../../ui/states'
import { securityQuery } from './queries'

/** For owners. */
export function RequireTwoFactor() {
  const { data, error, refetch } = useQuery(securityQuery)
  const cache = useQueryClient()
  const change = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (twoFactorRequired: boolean) =>
      ok(api.PATCH('/api/organization/security', { body: { twoFactorRequired } })),
    onSuccess: (security) => cache.setQueryData(securityQuery.queryKey, security),
  })
  if (!data) {
    return error ? (
      <Panel title="Sign-in">
        <Failure error={error} retry={refetch} />
      </Panel>
    ) : null
  }
  const { twoFactorRequired, membersWithoutTwoFactor } = data
  return (
    <Panel title="Sign-in">
      <div className="flex flex-col gap-2 p-4">
        <Check
          label="Require two-factor sign-in"
          checked={change.isPending ? change.variables : twoFactorRequired}
          disabled={change.isPending}
          onChange={(checked) => change.mutate(checked)}
        >
          Members without it set it up before anything else. Keys go on working, and people who sign in at your identity
          provider are not asked.{' '}
          {membersWithoutTwoFactor === 0
            ? 'Every member with a password has it.'
            : `${counted(membersWithoutTwoFactor, 'member has', 'members have')} a password and no second factor yet.`}
        </Check>
        {change.error ? (
          <p role="alert" className="text-xs text-bad">
            {errorMessage(change.error)}
          </p>
        ) : null}
      </div>
    </Panel>
  )
}
