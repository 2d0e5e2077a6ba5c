import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Tabs } from '../../ui/tabs'
import { Snippet } from './snippet'
import { bridge, claudeCode, curl, cursor, visualStudioCode } from './snippets'

type Server = { address: string; hasOAuth: boolean }

/** How to connect each assistant. */
export function Connect(server: Server) {
  const { assistant } = useSearch({ from: '/shell/agents' })
  const navigate = useNavigate()
  const tabs = [
    { value: 'claude', label: 'Claude', content: <Claude {...server} /> },
    { value: 'chatgpt', label: 'ChatGPT', content: <ChatGpt {...server} /> },
    { value: 'cursor', label: 'Cursor', content: <Cursor {...server} /> },
    { value: 'vscode', label: 'VS Code', content: <VisualStudioCode {...server} /> },
    { value: 'other', label: 'Others', content: <Others {...server} /> },
  ]
  const value = tabs.some(({ value }) => value === assistant) ? assistant! : 'claude'
  return (
    <div className="p-4">
      <Tabs
        value={value}
        onChange={(chosen) => navigate({ to: '/agents', search: chosen === 'claude' ? {} : { assistant: chosen } })}
        tabs={tabs}
      />
    </div>
  )
}

const Steps = ({ children }: { children: ReactNode }) => (
  <div className="flex max-w-3xl flex-col gap-3 [&_ol]:list-decimal [&_ol]:pl-5">{children}</div>
)

const NeedsKey = () => (
  <p className="text-ink-soft">
    Replace <code className="font-mono text-xs">txadv_…</code> with a key from{' '}
    <Link to="/settings" search={{ tab: 'api-keys' }} className="underline">
      Settings
    </Link>
    , with the scopes that the assistant may use.
  </p>
)

const NoOAuth = () => (
  <p className="text-ink-soft">
    Hosted assistants connect by signing in, which is switched off here. Whoever runs this server can allow it with{' '}
    <code className="font-mono text-xs">TAXON_OAUTH=true</code> and{' '}
    <code className="font-mono text-xs">TAXON_BASE_URL</code> set to its https address.
  </p>
)

const SignInSteps = ({ where }: { where: string }) => (
  <ol>
    <li>{where}</li>
    <li>Paste the address above, and choose OAuth if it asks. Leave client ID and secret empty.</li>
    <li>Connect: you sign in here, and choose what it may do.</li>
  </ol>
)

const Claude = ({ address, hasOAuth }: Server) => (
  <Steps>
    {hasOAuth ? <SignInSteps where="In Claude open Settings, Connectors, and add a custom connector." /> : <NoOAuth />}
    <Snippet title="Claude Code, in a terminal" text={claudeCode(address, !hasOAuth)} />
    <Snippet title="Claude Desktop with a key: claude_desktop_config.json" text={bridge(address)} />
    <NeedsKey />
  </Steps>
)

const ChatGpt = ({ hasOAuth }: Server) => (
  <Steps>
    {hasOAuth ? (
      <SignInSteps where="In ChatGPT open Settings, Apps & Connectors, turn on developer mode under Advanced, and create a connector." />
    ) : (
      <NoOAuth />
    )}
    <p className="text-ink-soft">
      ChatGPT calls from the internet, so it must be able to reach the address over https.
    </p>
  </Steps>
)

const Cursor = ({ address }: Server) => (
  <Steps>
    <Snippet title="~/.cursor/mcp.json" text={cursor(address)} />
    <NeedsKey />
  </Steps>
)

const VisualStudioCode = ({ address, hasOAuth }: Server) => (
  <Steps>
    {hasOAuth ? (
      <Snippet title=".vscode/mcp.json, signing in when it first connects" text={visualStudioCode(address, false)} />
    ) : null}
    <Snippet title=".vscode/mcp.json with a key, which VS Code asks for" text={visualStudioCode(address, true)} />
  </Steps>
)

const Others = ({ address }: Server) => (
  <Steps>
    <p className="text-ink-soft">
      Any assistant that speaks the Model Context Protocol over HTTP takes the address and the key as a bearer token.
      For those that start a program instead, it is <code className="font-mono text-xs">taxon mcp</code>:
    </p>
    <Snippet title="Program (stdio)" text={bridge(address)} />
    <Snippet title="To try it" text={curl(address)} />
    <NeedsKey />
  </Steps>
)
