import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserSearch } from 'lucide-react'
import { SearchBox } from '../../../tables/filters/search-box'
import { Badge } from '../../../ui/badge'
import { day } from '../../../ui/format'
import { Panel } from '../../../ui/page'
import { Pager } from '../../../ui/pager'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { PlainTable } from '../plain-table'
import { type User, usersQuery } from './queries'

type Props = {
  who: string
  page: number
  onSearch: (who: string | undefined) => void
  onPage: (page: number | undefined) => void
}

/** Everyone who can sign in, with their organizations. */
export function UserList({ who, page, onSearch, onPage }: Props) {
  const { data, error, refetch } = useQuery(usersQuery(who, page))
  return (
    <section aria-label="Users" className="flex flex-col gap-3">
      <h2 className="font-medium">Users</h2>
      <SearchBox label="Search users" value={who} onSearch={(text) => onSearch(text || undefined)} />
      <Panel>
        {error && !data ? <Failure error={error} retry={refetch} /> : null}
        {!data && !error ? <LoadingRows rows={5} /> : null}
        {data?.total === 0 ? (
          <Notice icon={UserSearch} title="No matching users">
            Try part of a name or email address.
          </Notice>
        ) : data ? (
          <UserTable label="Users" users={data.data} />
        ) : null}
        {data ? <Pager label="User pages" page={page} pages={data.totalPages} onPage={onPage} /> : null}
      </Panel>
    </section>
  )
}

export const UserTable = ({ label, users }: { label: string; users: User[] }) => (
  <PlainTable
    label={label}
    rows={users}
    keyOf={({ id }) => id}
    columns={[
      {
        title: 'Email',
        cell: ({ id, email, operator, disabledAt, hasTwoFactor, organizations }) => (
          <>
            <span className="flex flex-wrap items-center gap-x-2 font-medium">
              <Link
                to="/operators/users/$id"
                params={{ id }}
                className="rounded after:absolute after:inset-0 hover:underline"
              >
                {email}
              </Link>
              {operator ? <Badge tone="accent">Operator</Badge> : null}
              {disabledAt ? <Badge tone="bad">Disabled</Badge> : null}
              {hasTwoFactor ? <Badge>Two-factor</Badge> : null}
            </span>
            <p className="text-xs text-ink-faint md:hidden">{membershipsOf(organizations)}</p>
          </>
        ),
      },
      { title: 'Name', onlyWide: true, cell: ({ name, email }) => (name === email ? null : name) },
      { title: 'Member of', onlyWide: true, cell: ({ organizations }) => membershipsOf(organizations) },
      { title: 'Created', onlyWide: true, cell: ({ createdAt }) => day(createdAt) },
    ]}
  />
)

const membershipsOf = (organizations: User['organizations']): string =>
  organizations.map(({ name, role }) => `${name} (${role})`).join(', ') || 'No organization'
