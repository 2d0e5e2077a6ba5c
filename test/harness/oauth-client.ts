import { Client, type OAuthClientProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll } from 'vitest'

type Stored<M extends 'clientInformation' | 'tokens'> = Awaited<ReturnType<OAuthClientProvider[M]>>

/** Keeps what an assistant keeps, and leaves the browser to the test. */
export class Assistant implements OAuthClientProvider {
  readonly redirectUrl = 'http://127.0.0.1:8976/callback'
  authorizationUrl: URL | undefined
  private client: Stored<'clientInformation'>
  private stored: Stored<'tokens'>
  private verifier = ''

  constructor(readonly name: string) {}

  get clientMetadata() {
    return { client_name: this.name, redirect_uris: [this.redirectUrl] }
  }
  clientInformation = () => this.client
  saveClientInformation(client: NonNullable<Stored<'clientInformation'>>) {
    this.client = client
  }
  tokens = () => this.stored
  saveTokens(tokens: NonNullable<Stored<'tokens'>>) {
    this.stored = tokens
  }
  redirectToAuthorization(url: URL) {
    this.authorizationUrl = url
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier
  }
  codeVerifier = () => this.verifier
}

/** The official client, signed in as the assistant once it has tokens. */
export function useAssistants(origin: string) {
  const clients: Client[] = []
  afterAll(() => Promise.all(clients.map((client) => client.close())))
  const transportOf = (assistant: Assistant) =>
    new StreamableHTTPClientTransport(new URL('/mcp', origin), { authProvider: assistant })

  const connect = async (assistant: Assistant): Promise<Client> => {
    const client = new Client({ name: assistant.name, version: '1' })
    clients.push(client)
    await client.connect(transportOf(assistant))
    return client
  }
  const finish = (assistant: Assistant, callback: string) =>
    transportOf(assistant).finishAuth(new URL(callback).searchParams)
  return { connect, finish }
}
