import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/button'
import { CopyButton } from '../../../ui/copy'
import { Dialog } from '../../../ui/dialog'
import { moment } from '../../../ui/format'
import { makeResetLink, type UserDetail } from './queries'

/** Makes a link with which the user sets a new password, and shows it to copy. */
export function ResetLink({ user }: { user: UserDetail }) {
  const make = useMutation({ mutationFn: () => makeResetLink(user.id) })
  return (
    <>
      <Button size="small" busy={make.isPending} onClick={() => make.mutate()}>
        Create reset link
      </Button>
      {make.data ? (
        <Dialog
          open
          onOpenChange={() => make.reset()}
          title="Share this link"
          description={`It lets ${user.email} set a new password once, until ${moment(make.data.expiresAt)}. Whoever has it can take the account over, so share it with nobody else.`}
          footer={<Button onClick={() => make.reset()}>Done</Button>}
        >
          <div className="flex items-center gap-2 rounded-md bg-sunken p-2 pl-3">
            <code className="min-w-0 flex-1 font-mono text-xs break-all">{make.data.url}</code>
            <CopyButton text={make.data.url} label="Copy link" />
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
