const KEY = 'txadv_…'

const json = (value: unknown): string => JSON.stringify(value, null, 2)

export const claudeCode = (address: string, withKey: boolean): string =>
  `claude mcp add --transport http taxon ${address}${withKey ? ` --header "Authorization: Bearer ${KEY}"` : ''}`

/** For assistants that start a program: it passes everything on to this server. */
export const bridge = (address: string): string =>
  json({
    mcpServers: {
      taxon: {
        command: 'npx',
        args: ['taxon', 'mcp'],
        env: { TAXON_URL: address.replace(/\/mcp$/, ''), TAXON_KEY: KEY },
      },
    },
  })

export const cursor = (address: string): string =>
  json({ mcpServers: { taxon: { url: address, headers: { Authorization: `Bearer ${KEY}` } } } })

export const visualStudioCode = (address: string, withKey: boolean): string =>
  withKey
    ? json({
        // biome-ignore lint/suspicious/noTemplateCurlyInString: VS Code fills it in
        servers: { taxon: { type: 'http', url: address, headers: { Authorization: 'Bearer ${input:taxon-key}' } } },
        inputs: [{ type: 'promptString', id: 'taxon-key', description: 'Taxon API key', password: true }],
      })
    : json({ servers: { taxon: { type: 'http', url: address } } })

export const curl = (address: string): string =>
  [
    `curl ${address} \\`,
    `  -H 'authorization: Bearer ${KEY}' -H 'content-type: application/json' \\`,
    `  -d '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'`,
  ].join('\n')
