import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { api, errorMessage, ok } from '../../api/client'
import { pageAddress } from '../../api/page-headers'
import { meQuery } from '../../api/session'
import { Button } from '../../ui/button'
import { CancelButton } from '../../ui/cancel-button'
import { Dialog } from '../../ui/dialog'
import { Field, Input } from '../../ui/field'
import { Panel } from '../../ui/page'

/** For owners: everything as a file, and the end of it all. */
export function WholeOrganization() {
  const [isDeleting, setIsDeleting] = useState(false)
  const { data: me } = useQuery(meQuery)
  const name = me?.organization.name
  if (name === undefined) return null
  return (
    <Panel title="All data of this organization">
      <div className="flex flex-wrap items-center gap-3 p-4">
        <p className="min-w-64 flex-1 text-ink-soft">
          Export everything that belongs to {name} as one file of JSON lines, without secrets. It holds the
          conversations and private views of all members, too. Deleting removes all of it for good.
        </p>
        <Button size="small" asChild>
          <a href={pageAddress('/api/organization/export')} download>
            <Download />
            Export everything
          </a>
        </Button>
        <Button size="small" kind="danger" onClick={() => setIsDeleting(true)}>
          Delete organization
        </Button>
      </div>
      {isDeleting ? <DeleteOrganization name={name} onClose={() => setIsDeleting(false)} /> : null}
    </Panel>
  )
}

function DeleteOrganization({ name, onClose }: { name: string; onClose: () => void }) {
  const [typedName, setTypedName] = useState('')
  const remove = useMutation({
    meta: { shownInDialog: true },
    mutationFn: () => ok(api.DELETE('/api/organization', { body: { name: typedName } })),
    // The session ended with the membership.
    onSuccess: () => location.assign('/sign-in'),
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Delete ${name}?`}
      description="The library, connections, keys, history and audit log are removed at once and cannot be brought back. So are the accounts of people who belong to no other organization. Topics stay in the shared catalog."
      footer={
        <>
          <CancelButton busy={remove.isPending} onClick={onClose} />
          <Button kind="danger" busy={remove.isPending} disabled={typedName !== name} onClick={() => remove.mutate()}>
            Delete for good
          </Button>
        </>
      }
    >
      <Field
        label="Name of the organization"
        hint={`Type ${name} to confirm.`}
        error={remove.error ? errorMessage(remove.error) : null}
      >
        {(control) => (
          <Input
            {...control}
            value={typedName}
            autoComplete="off"
            onChange={(event) => setTypedName(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
