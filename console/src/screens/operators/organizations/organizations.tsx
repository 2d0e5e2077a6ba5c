import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus, UserPlus, Users } from 'lucide-react'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { day } from '../../../ui/format'
import { Page, Panel } from '../../../ui/page'
import { Pager } from '../../../ui/pager'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { PlainTable } from '../plain-table'
import type { OrganizationsSearch } from '../search'
import { NewUser } from './new-user'
import { OrganizationForm } from './organization-form'
import { type Organization, organizationsQuery } from './queries'
import { UserList } from './users'

export function Organizations() {
  const { page = 1, add, who = '', users = 1 } = useSearch({ from: '/shell/operators/organizations' })
  const navigate = useNavigate({ from: '/operators/organizations' })
  const change = (next: OrganizationsSearch) => navigate({ search: (before) => ({ ...before, ...next }) })
  const close = () => change({ add: undefined })
  const { data, error, refetch } = useQuery(organizationsQuery(page))
  return (
    <Page
      title="Organizations and users"
      lead="Everyone who uses this installation. Owners and admins can invite people themselves."
      actions={
        <>
          <Button onClick={() => change({ add: 'user' })}>
            <UserPlus />
            New user
          </Button>
          <Button kind="primary" onClick={() => change({ add: 'organization' })}>
            <Plus />
            New organization
          </Button>
        </>
      }
    >
      <Panel>
        {error && !data ? <Failure error={error} retry={refetch} /> : null}
        {!data && !error ? <LoadingRows rows={5} /> : null}
        {data?.total === 0 ? (
          <Notice icon={Users} title="No organizations yet">
            Create an organization, then add a user to it.
          </Notice>
        ) : data ? (
          <Table organizations={data.data} />
        ) : null}
        {data ? (
          <Pager
            label="Organization pages"
            page={page}
            pages={data.totalPages}
            onPage={(next) => change({ page: next })}
          />
        ) : null}
      </Panel>
      <UserList
        who={who}
        page={users}
        onSearch={(text) => change({ who: text, users: undefined })}
        onPage={(next) => change({ users: next })}
      />
      {add === 'organization' ? <OrganizationForm onClose={close} /> : null}
      {add === 'user' ? <NewUser onClose={close} /> : null}
    </Page>
  )
}

const Table = ({ organizations }: { organizations: Organization[] }) => (
  <PlainTable
    label="Organizations"
    rows={organizations}
    keyOf={({ id }) => id}
    columns={[
      {
        title: 'Name',
        cell: ({ id, name }) => (
          <Link
            to="/operators/organizations/$id"
            params={{ id }}
            className="rounded font-medium after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        ),
      },
      { title: 'Plan', cell: ({ plan }) => <Badge tone={plan === 'free' ? 'neutral' : 'accent'}>{plan}</Badge> },
      { title: 'Alias', onlyWide: true, cell: ({ org_alias }) => org_alias ?? <None /> },
      { title: 'Partner alias', onlyWide: true, cell: ({ partner_alias }) => partner_alias ?? <None /> },
      { title: 'Created', onlyWide: true, cell: ({ createdAt }) => day(createdAt) },
    ]}
  />
)

const None = () => <span className="text-ink-faint">None</span>
