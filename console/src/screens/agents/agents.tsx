import { useQuery } from '@tanstack/react-query'
import { ConnectedApps } from '../../apps/app-list'
import { CopyButton } from '../../ui/copy'
import { Page, Panel } from '../../ui/page'
import { Failure, LoadingRows } from '../../ui/states'
import { ApiKeys } from '../settings/keys/api-keys'
import { Activity } from './activity'
import { Connect } from './connect'
import { agentsQuery } from './queries'

/** How AI agents connect, which ones did, and what they do. */
export function Agents() {
  const { data, error, refetch } = useQuery(agentsQuery)
  return (
    <Page
      title="Agents"
      lead="Assistants such as Claude, ChatGPT and Cursor can search, classify and push audiences for you, within the scopes that you give them."
    >
      <div className="flex max-w-5xl flex-col gap-5">
        {error && !data ? <Failure error={error} retry={refetch} /> : null}
        {data ? (
          <Panel title="Connect an assistant">
            <Address address={data.address ?? ownAddress()} />
            <Connect address={data.address ?? ownAddress()} hasOAuth={data.hasOAuth} />
          </Panel>
        ) : null}
        <ConnectedApps />
        <ApiKeys />
        <Panel title="Recent activity">{data ? <Activity calls={data.calls} /> : <LoadingRows rows={3} />}</Panel>
      </div>
    </Page>
  )
}

const ownAddress = () => `${location.origin}/mcp`

const Address = ({ address }: { address: string }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-3">
    <span className="text-xs font-medium text-ink-soft">Address</span>
    <code className="min-w-0 flex-1 basis-60 font-mono text-sm break-all">{address}</code>
    <CopyButton text={address} label="Copy address" />
  </div>
)
