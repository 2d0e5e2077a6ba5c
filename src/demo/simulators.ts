import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateConnection } from '../connections/schema'
import { dspapiProtocol, dspapiSettings } from './platforms/dspapi'
import { marketplaceProtocol, marketplaceSettings } from './platforms/marketplace'
import { type ReadRequest, send, servePlatform } from './platforms/platform'
import { serveSftp } from './sftp-server'
import { serveSource } from './source'
import { openSegments } from './stored-segments'

export type Simulators = { connections: CreateConnection[]; close(): void | Promise<void> }

/** The platforms and the source of the demo, and how to connect to them. Their files are in the folder. */
export async function startSimulators(folder: string): Promise<Simulators> {
  const uploads = join(folder, 'exchange')
  mkdirSync(uploads, { recursive: true })
  const marketplace = await platform(
    marketplaceProtocol({ refusesDuplicates: true }).read,
    join(folder, 'marketplace.json'),
  )
  const dsp = await platform(dspapiProtocol({ refusesDuplicates: true }), join(folder, 'dsp.json'))
  const sftp = await serveSftp(uploads)
  const source = await serveSource()
  return {
    connections: [
      outbound('Simulated marketplace', 'marketplace', marketplaceSettings(marketplace.url)),
      outbound('Simulated DSP', 'dspapi', dspapiSettings(dsp.url)),
      outbound('Simulated exchange (SFTP)', 'exchange', {
        config: {
          account_id: '1001',
          advertiser_account_id: '2002',
          upload_method: 'sftp',
          sftp_host_key: sftp.fingerprint,
        },
        credentials: sftp.credentials,
      }),
      { name: 'Simulated source (REST)', platform: 'custom_api', direction: 'inbound', config: source.config },
    ],
    close: async () => {
      sftp.close()
      source.close()
      await Promise.all([marketplace.close(), dsp.close()])
    },
  }
}

type Settings = Pick<CreateConnection, 'config' | 'credentials'>

const outbound = (name: string, platform: string, settings: Settings): CreateConnection => ({
  name,
  platform,
  direction: 'outbound',
  ...settings,
})

function platform(read: ReadRequest, file: string) {
  const { segments, save } = openSegments(file)
  return servePlatform(read, segments, ({ operation, carryOut }, response) => {
    const answer = carryOut()
    if (operation !== 'list' && operation !== 'token') save()
    send(response, answer)
  })
}
