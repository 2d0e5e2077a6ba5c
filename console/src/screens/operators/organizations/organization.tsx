import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, Building2, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../api/client'
import { EntryList } from '../../../audit/entry-list'
import { auditQuery } from '../../../audit/queries'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { count, day } from '../../../ui/format'
import { Page, Panel } from '../../../ui/page'
import { Pager } from '../../../ui/pager'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { OrganizationForm } from './organization-form'
import { membersQuery, organizationQuery } from './queries'
import { UserTable } from './users'

/** One organization, as operators see and change it. */
export function OrganizationScreen() {
  const { id } = useParams({ from: '/shell/operators/organizations/$id' })
  const [isEditing, setIsEditing] = useState(false)
  const { data: organization, error, refetch } = useQuery(organizationQuery(id))
  return (
    <Page
      title={organization?.name ?? 'Organization'}
      actions={
        <>
          <Button asChild kind="quiet">
            <Link to="/operators/organizations">
              <ArrowLeft />
              All organizations
            </Link>
          </Button>
          {organization ? (
            <Button onClick={() => setIsEditing(true)}>
              <Pencil />
              Edit
            </Button>
          ) : null}
        </>
      }
    >
      {organization ? (
        <>
          <Panel title="About">
            <dl className="grid grid-cols-2 gap-x-4 gap-y-3 p-4 sm:grid-cols-4">
              <Fact label="Plan">
                <Badge tone={organization.plan === 'free' ? 'neutral' : 'accent'}>{organization.plan}</Badge>
              </Fact>
              <Fact label="Members">{count(organization.members)}</Fact>
              <Fact label="Topics in the library">{count(organization.topics)}</Fact>
              <Fact label="Connections">{count(organization.connections)}</Fact>
              <Fact label="Active segments">{count(organization.activations)}</Fact>
              <Fact label="Alias">{organization.org_alias ?? 'None'}</Fact>
              <Fact label="Partner alias">{organization.partner_alias ?? 'None'}</Fact>
              <Fact label="Created">{day(organization.createdAt)}</Fact>
            </dl>
          </Panel>
          <Members id={id} />
          <Activity id={id} />
        </>
      ) : error instanceof ApiError && error.status === 404 ? (
        <Notice icon={Building2} title="Organization not found">
          Check the address.
        </Notice>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <LoadingRows rows={6} />
      )}
      {organization && isEditing ? (
        <OrganizationForm organization={organization} onClose={() => setIsEditing(false)} />
      ) : null}
    </Page>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-faint">{label}</dt>
    <dd className="break-words tabular-nums">{children}</dd>
  </div>
)

function Members({ id }: { id: string }) {
  const [page, setPage] = useState<number | undefined>(1)
  const { data, error, refetch } = useQuery(membersQuery(id, page ?? 1))
  return (
    <Panel title="Members">
      {error && !data ? <Failure error={error} retry={refetch} /> : null}
      {!data && !error ? <LoadingRows rows={3} /> : null}
      {data?.total === 0 ? <p className="px-4 py-3 text-ink-faint">Nobody yet.</p> : null}
      {data && data.total > 0 ? <UserTable label="Members" users={data.data} /> : null}
      {data ? <Pager label="Member pages" page={page ?? 1} pages={data.totalPages} onPage={setPage} /> : null}
    </Panel>
  )
}

const RECENT = 8

function Activity({ id }: { id: string }) {
  const { data, error, refetch } = useInfiniteQuery(auditQuery('service', { organizationId: id }))
  const entries = data?.pages[0]?.data.slice(0, RECENT)
  return (
    <Panel
      title="Recent activity"
      actions={
        <Button asChild size="small" kind="quiet">
          <Link to="/operators/usage" search={{ org: id }}>
            Usage
          </Link>
        </Button>
      }
    >
      {error && !entries ? <Failure error={error} retry={refetch} /> : null}
      {!entries && !error ? <LoadingRows rows={3} /> : null}
      {entries?.length === 0 ? <p className="px-4 py-3 text-ink-faint">Nothing in the last 400 days.</p> : null}
      {entries && entries.length > 0 ? <EntryList entries={entries} /> : null}
    </Panel>
  )
}
