import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/client'
import { PlatformTitle } from '../../platforms/queries'
import { Button } from '../../ui/button'
import { Page } from '../../ui/page'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { type Connection, connectionQuery } from './queries'
import { DIRECTION_WORDS } from './words'

type Props = {
  id: string
  /** What people do here through the connection; without it, the page is about the connection itself. */
  title?: (connection: Connection) => string
  actions?: (connection: Connection) => ReactNode
  children: (connection: Connection) => ReactNode
}

/** A screen about one connection, once it is loaded. */
export function ConnectionPage({ id, title, actions, children }: Props) {
  const { data, error, refetch } = useQuery(connectionQuery(id))
  return (
    <Page
      title={data ? (title?.(data) ?? data.name) : 'Connection'}
      lead={data ? <Lead connection={data} isInside={title !== undefined} /> : null}
      actions={data ? actions?.(data) : null}
    >
      {data ? (
        children(data)
      ) : error instanceof ApiError && error.status === 404 ? (
        <Notice
          icon={Unplug}
          title="Connection not found"
          action={
            <Button asChild>
              <Link to="/connections">All connections</Link>
            </Button>
          }
        >
          It may have been deleted, or it may belong to another organization.
        </Notice>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <LoadingRows rows={4} />
      )}
    </Page>
  )
}

const LINK = 'rounded text-accent underline underline-offset-2'

function Lead({ connection, isInside }: { connection: Connection; isInside: boolean }) {
  const { id, name, platform, direction } = connection
  return (
    <>
      <Link to="/connections" className={LINK}>
        Connections
      </Link>
      {isInside ? (
        <>
          {' / '}
          <Link to="/connections/$id" params={{ id }} className={LINK}>
            {name}
          </Link>
        </>
      ) : (
        <>
          {' / '}
          <PlatformTitle platform={platform} /> · {DIRECTION_WORDS[direction]}
        </>
      )}
    </>
  )
}
