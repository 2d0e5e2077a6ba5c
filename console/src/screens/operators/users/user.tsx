import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../../api/client'
import { EntryList } from '../../../audit/entry-list'
import { auditQuery } from '../../../audit/queries'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { counted, day, moment } from '../../../ui/format'
import { Page, Panel } from '../../../ui/page'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { Memberships } from './memberships'
import { type UserDetail, userQuery } from './queries'
import { UserActions } from './user-actions'

/** One user, as operators see and change them. */
export function UserScreen() {
  const { id } = useParams({ from: '/shell/operators/users/$id' })
  const { data: user, error, refetch } = useQuery(userQuery(id))
  return (
    <Page
      title={user ? user.name : 'User'}
      lead={user && user.name !== user.email ? user.email : null}
      actions={
        <Button asChild kind="quiet">
          <Link to="/operators/organizations">
            <ArrowLeft />
            All users
          </Link>
        </Button>
      }
    >
      {user ? (
        <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-2">
          <Account user={user} />
          <UserActions user={user} />
          <div className="lg:col-span-2">
            <Memberships user={user} />
          </div>
          <div className="lg:col-span-2">
            <Activity user={user} />
          </div>
        </div>
      ) : error instanceof ApiError && error.status === 404 ? (
        <Notice icon={UserX} title="User not found">
          The account may have been deleted.
        </Notice>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </Page>
  )
}

function Account({ user }: { user: UserDetail }) {
  const { operator, disabledAt, hasPassword, hasTwoFactor, sessions, lastSignInAt, keys, createdAt, id } = user
  return (
    <Panel title="Account">
      <dl className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 gap-y-2 p-4">
        <Fact label="State">
          {disabledAt ? <Badge tone="bad">Disabled since {day(disabledAt)}</Badge> : <Badge tone="good">Active</Badge>}{' '}
          {operator ? <Badge tone="accent">Operator</Badge> : null}
        </Fact>
        <Fact label="Signs in with">{hasPassword ? 'Password' : 'Identity provider'}</Fact>
        <Fact label="Two-factor">{hasTwoFactor ? 'On' : 'Off'}</Fact>
        <Fact label="Signed in">
          {sessions === 0 ? 'Nowhere' : counted(sessions, 'session')}
          {lastSignInAt ? `, last ${moment(lastSignInAt)}` : ''}
        </Fact>
        <Fact label="Keys">
          {counted(keys, 'key')}
          {disabledAt && keys > 0 ? ', which don’t work while the user is disabled' : ''}
        </Fact>
        <Fact label="Created">{day(createdAt)}</Fact>
        <Fact label="ID">
          <code className="font-mono text-xs break-all text-ink-soft">{id}</code>
        </Fact>
      </dl>
    </Panel>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-xs leading-5 text-ink-faint">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
)

const RECENT = 8

function Activity({ user }: { user: UserDetail }) {
  const { data, error, refetch } = useInfiniteQuery(auditQuery('service', { actor: user.id }))
  const entries = data?.pages[0]?.data.slice(0, RECENT)
  return (
    <Panel
      title="Recent activity"
      actions={
        <Button asChild size="small" kind="quiet">
          <Link to="/operators/audit" search={{ actor: user.id }}>
            Audit log
          </Link>
        </Button>
      }
    >
      {error && !entries ? <Failure error={error} retry={refetch} /> : null}
      {!entries && !error ? <LoadingRows rows={3} /> : null}
      {entries?.length === 0 ? <p className="px-4 py-3 text-ink-faint">Nothing in the last 400 days.</p> : null}
      {entries && entries.length > 0 ? <EntryList entries={entries} showsOrganization /> : null}
    </Panel>
  )
}
