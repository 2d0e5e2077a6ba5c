import { useSearch } from '@tanstack/react-router'
import { Button } from '../../ui/button'
import { SignInLayout } from './sign-in-layout'

type Explanation = { title: string; text: string }

const FAILED: Explanation = {
  title: 'Sign-in didn’t finish',
  text: 'Something went wrong between your identity provider and Taxon. Try again; if it happens again, tell whoever runs this server.',
}

/** By the names that the server and the identity provider use. */
const EXPLANATIONS: Record<string, Explanation> = {
  not_invited: {
    title: 'You’re not invited yet',
    text: 'Your identity provider knows you, but nobody has invited your address to an organization here. Ask an owner or admin of your organization to invite the address you signed in with, then sign in again.',
  },
  unverified_address: {
    title: 'Your address isn’t verified',
    text: 'Your identity provider hasn’t verified your email address, so Taxon can’t tell that it’s yours. Ask whoever runs the identity provider to verify it.',
  },
  no_address: {
    title: 'Your address is missing',
    text: 'Your identity provider sent no email address. Ask whoever runs the identity provider to share it with Taxon.',
  },
  other_identity: {
    title: 'Your address belongs to another identity',
    text: 'The account with your address is linked to another identity at your identity provider. Sign in with that one, or ask whoever runs this server.',
  },
  unverified_operator: {
    title: 'Sign in with your password',
    text: 'This is an operator’s account whose address isn’t verified, so it can’t be opened through the identity provider.',
  },
  access_denied: {
    title: 'Sign-in was cancelled',
    text: 'You or your identity provider declined the sign-in. You can try again.',
  },
  too_many: { title: 'Too many attempts', text: 'Wait a minute, then try again.' },
  unavailable: {
    title: 'Your identity provider doesn’t answer',
    text: 'Wait a moment, then try again. If you have a password, you can sign in with it.',
  },
}

/** Where a sign-in at the identity provider ends that did not succeed. */
export function Refused() {
  const { error } = useSearch({ from: '/sign-in/refused' })
  const { title, text } = EXPLANATIONS[error ?? ''] ?? FAILED
  return (
    <SignInLayout title={title}>
      <p className="mb-6 text-ink-soft">{text}</p>
      <Button asChild kind="primary">
        <a href="/sign-in">Back to sign-in</a>
      </Button>
    </SignInLayout>
  )
}
