import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type FormEvent, useEffect } from 'react'
import { ApiError, call, errorMessage } from '../../api/client'
import { sessionQuery, signOut } from '../../api/session'
import { Button } from '../../ui/button'
import { Field, Input } from '../../ui/field'
import { NewPasswordInput } from '../../ui/new-password-input'
import { Failure, LoadingRows } from '../../ui/states'
import { acceptInvitation, invitationQuery, type ShownInvitation } from './queries'
import { SignInLayout } from './sign-in-layout'
import { SingleSignOn } from './single-sign-on'

const openConsole = () => location.assign('/')

/** Joins with the account that is signed in, or creates one. */
export function Invitation() {
  const { id } = useParams({ from: '/invitation/$id' })
  const session = useQuery(sessionQuery)
  const { data: invitation, error, refetch } = useQuery(invitationQuery(id))
  if (error instanceof ApiError && error.status === 404) return <Unusable {...UNKNOWN} />
  if (invitation && invitation.state !== 'pending') return <Unusable {...unusable(invitation)} />
  if (!invitation || session.data === undefined) {
    const failure = error ?? session.error
    return (
      <SignInLayout title="You’re invited">
        {failure ? <Failure error={failure} retry={error ? refetch : session.refetch} /> : <LoadingRows rows={3} />}
      </SignInLayout>
    )
  }
  return (
    <SignInLayout title={`Join ${invitation.organization.name}`}>
      <p className="mb-6 text-ink-soft">
        <Inviter {...invitation.inviter} /> invites you to join{' '}
        <span className="font-medium text-ink">{invitation.organization.name}</span> as {invitation.role}.
      </p>
      <Answer id={id} invitation={invitation} signedInAs={session.data?.user.email ?? null} />
    </SignInLayout>
  )
}

const Inviter = ({ name, email }: ShownInvitation['inviter']) => (
  <span className="font-medium break-words text-ink">{name === email ? email : `${name} (${email})`}</span>
)

type UnusableProps = { title: string; text: string }

const UNKNOWN: UnusableProps = {
  title: 'This invitation doesn’t exist',
  text: 'The link wasn’t copied completely, or the invitation has been deleted. Ask whoever invited you for a new link.',
}

function unusable({ state, organization, inviter }: ShownInvitation): UnusableProps {
  const askAgain = `Ask ${inviter.name} for a new one.`
  if (state === 'accepted') {
    return {
      title: 'This invitation has been used',
      text: `Somebody has already joined ${organization.name} with it. If it was you, sign in. If not, ask ${inviter.name} for a new one.`,
    }
  }
  if (state === 'expired') {
    return { title: 'This invitation has expired', text: `It was for ${organization.name}. ${askAgain}` }
  }
  const happened = state === 'declined' ? 'declined' : 'withdrawn'
  return { title: `This invitation was ${happened}`, text: `It was for ${organization.name}. ${askAgain}` }
}

const Unusable = ({ title, text }: UnusableProps) => (
  <SignInLayout title={title}>
    <p className="mb-6 text-ink-soft">{text}</p>
    <Button asChild>
      <a href="/">Go to Taxon</a>
    </Button>
  </SignInLayout>
)

type AnswerProps = { id: string; invitation: ShownInvitation; signedInAs: string | null }

function Answer({ id, invitation, signedInAs }: AnswerProps) {
  if (signedInAs === null) return <SignUp id={id} email={invitation.email} />
  if (signedInAs.toLowerCase() !== invitation.email.toLowerCase()) {
    return <OtherAccount signedInAs={signedInAs} email={invitation.email} />
  }
  return <Join id={id} invitation={invitation} />
}

/** Set when a person leaves for the identity provider to accept this invitation. A link from elsewhere cannot set it. */
const JOINING = 'taxon.joining'

function Join({ id, invitation }: Omit<AnswerProps, 'signedInAs'>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => acceptInvitation(id),
    meta: { shownInPlace: true },
    onSuccess: openConsole,
  })
  useEffect(() => {
    if (sessionStorage.getItem(JOINING) !== id) return
    sessionStorage.removeItem(JOINING)
    mutate()
  }, [id, mutate])
  return (
    <>
      <p className="mb-4 text-ink-soft">You’re signed in as {invitation.email}.</p>
      {error ? (
        <p role="alert" className="mb-4 text-bad">
          {errorMessage(error)}
        </p>
      ) : null}
      <Button kind="primary" busy={isPending} onClick={() => mutate()}>
        Join {invitation.organization.name}
      </Button>
    </>
  )
}

function OtherAccount({ signedInAs, email }: { signedInAs: string; email: string }) {
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => location.reload() })
  return (
    <>
      <p className="mb-4 text-ink-soft">
        The invitation is for <span className="font-medium text-ink">{email}</span>, and you’re signed in as{' '}
        <span className="font-medium text-ink">{signedInAs}</span>.
      </p>
      <Button kind="primary" busy={leave.isPending} onClick={() => leave.mutate()}>
        Sign out and continue
      </Button>
    </>
  )
}

const signUp = (body: { name: string; email: string; password: string; invitationId: string }) =>
  call('POST', '/api/auth/sign-up/email', body)

function SignUp({ id, email }: { id: string; email: string }) {
  const begin = useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      await signUp({ name, email, password, invitationId: id })
      await acceptInvitation(id)
    },
    meta: { shownInPlace: true },
    onSuccess: openConsole,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    begin.mutate({ name: String(form.get('name')), password: String(form.get('password')) })
  }
  const signInPath = `/sign-in?from=/invitation/${encodeURIComponent(id)}`
  return (
    <>
      <SingleSignOn path={location.pathname} onLeave={() => sessionStorage.setItem(JOINING, id)} />
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Your name">
          {(control) => <Input {...control} name="name" autoComplete="name" maxLength={200} required />}
        </Field>
        <Field label="Email" hint="The address you were invited with.">
          {(control) => (
            <Input {...control} name="email" value={email} autoComplete="username" readOnly className="text-ink-soft" />
          )}
        </Field>
        <Field label="Password" error={signUpError(begin.error)}>
          {(control) => <NewPasswordInput {...control} name="password" />}
        </Field>
        <Button type="submit" kind="primary" busy={begin.isPending}>
          Create account and join
        </Button>
      </form>
      <p className="mt-6 text-xs text-ink-faint">
        Already have an account?{' '}
        <a href={signInPath} className="underline">
          Sign in
        </a>{' '}
        to join with it.
      </p>
    </>
  )
}

function signUpError(error: Error | null): string | null {
  if (error instanceof ApiError && error.status === 422) return 'You already have an account. Sign in to join with it.'
  return errorMessage(error)
}
