import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export type IdentityProvider = {
  issuer: string
  /** Additional claims about a person; undefined removes a claim. */
  claims: Map<string, Record<string, unknown>>
  /** Requests to these paths are never answered. */
  silent: { paths: RegExp | null }
  /** Requests to these paths get this answer. */
  replaced: { paths: RegExp; body: string } | null
  /** The requested paths. */
  asked: string[]
  close(): Promise<void>
}

export const CLIENT = { clientId: 'taxon', clientSecret: 'a client secret of the tests' }

type Options = {
  port?: number
  /** Sends the claims only from the userinfo endpoint, not in the ID token. */
  claimsInUserInfo?: boolean
}

/** A real OpenID Connect server; whoever signs in as `x@…` is `x@…`, with a verified address unless `claims` say otherwise. */
export async function startIdentityProvider(
  redirectUri: string,
  { port = 0, claimsInUserInfo = false }: Options = {},
): Promise<IdentityProvider> {
  const server = createServer()
  await listen(server, port)
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const claims: IdentityProvider['claims'] = new Map()
  const silent: IdentityProvider['silent'] = { paths: null }
  const asked: string[] = []
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: claimsInUserInfo,
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: `Person ${id}`, ...claims.get(id) }),
    }),
  })
  const answer = provider.callback()
  const simulated: Pick<IdentityProvider, 'replaced'> = { replaced: null }
  server.on('request', (request, response) => {
    const url = request.url!
    asked.push(url)
    if (silent.paths?.test(url)) return
    const { replaced } = simulated
    if (!replaced?.paths.test(url)) return answer(request, response)
    response.writeHead(200, { 'content-type': 'application/json' }).end(replaced.body)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return Object.assign(simulated, { issuer, claims, silent, asked, close })
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, 'localhost', () => resolve()))

/** Acts like a person in a browser: follows redirects, signs in, consents. Returns the first address outside of the provider. */
export async function signInAtProvider(authorizationUrl: string, login: string): Promise<string> {
  const { origin } = new URL(authorizationUrl)
  const cookies = new Map<string, string>()
  let url = authorizationUrl
  let form: URLSearchParams | undefined
  for (let step = 0; step < 12; step++) {
    if (new URL(url).origin !== origin) return url
    const response = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { body: form } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair] = cookie.split(';')
      const at = pair!.indexOf('=')
      cookies.set(pair!.slice(0, at), pair!.slice(at + 1))
    }
    const location = response.headers.get('location')
    if (location) {
      url = new URL(location, url).href
      form = undefined
      continue
    }
    const page = await response.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    if (!prompt) throw new Error(`The identity provider said: ${page.slice(0, 500)}`)
    url = new URL(/action="([^"]+)"/.exec(page)![1]!, url).href
    form = new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'any' } : { prompt })
  }
  throw new Error('The identity provider never sent the browser back')
}
