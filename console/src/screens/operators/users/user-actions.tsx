import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { toast } from 'sonner'
import { meQuery } from '../../../api/session'
import { Button } from '../../../ui/button'
import { Confirm } from '../../../ui/confirm'
import { counted } from '../../../ui/format'
import { Panel } from '../../../ui/page'
import { useNavigateHere } from '../../../ui/use-navigate-here'
import { USERS } from '../organizations/queries'
import { deleteUser, disableUser, enableUser, signOutUser, turnOffTwoFactor, USER, type UserDetail } from './queries'
import { ResetLink } from './reset-link'

type Action = {
  label: string
  note: string
  act: (id: string) => Promise<unknown>
  done: (answer: unknown) => string
  /** Asked before it is done. */
  question?: { title: string; text: string }
  isHidden?: boolean
  isEnding?: boolean
}

const actionsFor = ({ email, disabledAt, hasTwoFactor }: UserDetail, isSelf: boolean): Action[] => [
  {
    label: 'Sign out everywhere',
    note: 'Ends all sessions at once. They can sign in again.',
    act: signOutUser,
    done: (answer) => `${counted((answer as { ended: number }).ended, 'session')} ended.`,
  },
  {
    label: 'Turn off two-factor sign-in',
    note: 'For somebody who lost the device and the recovery codes.',
    act: turnOffTwoFactor,
    done: () => 'Two-factor sign-in is off.',
    question: {
      title: 'Turn off two-factor sign-in?',
      text: `Make sure that it is really ${email} who asks for it. Until they set it up again, the password is enough.`,
    },
    isHidden: !hasTwoFactor,
  },
  {
    label: 'Enable',
    note: 'They can sign in again, and their keys work again.',
    act: enableUser,
    done: () => `${email} can sign in again.`,
    isHidden: disabledAt === null,
  },
  {
    label: 'Disable',
    note: 'They are signed out and can’t sign in. Keys they created stop working until you enable them again.',
    act: disableUser,
    done: () => `${email} is disabled.`,
    question: {
      title: `Disable ${email}?`,
      text: 'They are signed out at once. Integrations that use their keys stop until you enable them again.',
    },
    isHidden: disabledAt !== null || isSelf,
    isEnding: true,
  },
  {
    label: 'Delete',
    note: 'What they made stays, under “Removed user”. Their keys are revoked.',
    act: deleteUser,
    done: () => `${email} is deleted.`,
    question: {
      title: `Delete ${email}?`,
      text: 'This can’t be undone. Topics, connections and everything else they made stays, under “Removed user”. Their keys are revoked.',
    },
    isHidden: isSelf,
    isEnding: true,
  },
]

export function UserActions({ user }: { user: UserDetail }) {
  const { data: me } = useQuery(meQuery)
  const isSelf = me?.caller.kind === 'session' && me.caller.userId === user.id
  return (
    <Panel title="Actions">
      <ul className="divide-y">
        <Row note="A link that sets a new password once, within a day. Share it with the user alone.">
          <ResetLink user={user} />
        </Row>
        {actionsFor(user, isSelf)
          .filter(({ isHidden }) => !isHidden)
          .map((action) => (
            <Row key={action.label} note={action.note}>
              <ActionButton action={action} user={user} />
            </Row>
          ))}
      </ul>
      {isSelf ? (
        <p className="border-t px-4 py-2.5 text-xs text-ink-faint">
          This is your own account: only another operator can disable or delete it.
        </p>
      ) : null}
    </Panel>
  )
}

const Row = ({ note, children }: { note: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
    <p className="min-w-0 flex-1 basis-52 text-xs text-ink-soft">{note}</p>
    {children}
  </li>
)

function ActionButton({ action, user }: { action: Action; user: UserDetail }) {
  const [asking, setAsking] = useState(false)
  const cache = useQueryClient()
  const navigate = useNavigateHere()
  const work = useMutation({
    mutationFn: () => action.act(user.id),
    onSuccess: (answer) => {
      toast.success(action.done(answer))
      if (action.act === deleteUser) return navigate({ to: '/operators/organizations' })
    },
    onSettled: () => {
      setAsking(false)
      cache.invalidateQueries({ queryKey: USERS })
      cache.invalidateQueries({ queryKey: ['audit'] })
      return cache.invalidateQueries({ queryKey: USER })
    },
  })
  return (
    <>
      <Button
        size="small"
        kind={action.isEnding ? 'danger' : 'plain'}
        busy={work.isPending && !asking}
        onClick={() => (action.question ? setAsking(true) : work.mutate())}
      >
        {action.label}
      </Button>
      {action.question ? (
        <Confirm
          open={asking}
          onOpenChange={setAsking}
          title={action.question.title}
          action={action.label}
          danger={action.isEnding}
          busy={work.isPending}
          onConfirm={() => work.mutate()}
        >
          {action.question.text}
        </Confirm>
      ) : null}
    </>
  )
}
