import { afterAll, describe, expect, test } from 'vitest'
import { failureOf, segmentOf, usePlatforms } from '../harness/platform'
import { startCustomApi } from '../simulators/platforms/custom-api'

const { call, connect, http, acme } = await usePlatforms()
const platform = await startCustomApi()
afterAll(async () => {
  await platform.close()
  await http.close()
})

const refusal = async (config: object, on: 'custom_api' | 'exchange' | 'dspapi' = 'custom_api') => {
  const body = { name: 'x', platform: on, direction: 'outbound', config }
  const response = await call('POST', '/api/connections', { as: acme.owner, body })
  return [response.statusCode, response.json().error]
}

describe('its settings', () => {
  test.each<[object, string]>([
    [{ create_url: 'ftp://x.example' }, 'config.create_url must be an http or https address without credentials'],
    [{ update_url: 'https://x.example/all' }, 'config.update_url must hold {id}'],
    [{ find_url: 'https://x.example/?q={id}' }, 'config.find_url must hold {name}'],
    ...['https://{id}.example/', 'https://{id}/', '{id}', 'https://u:p@x.example/{id}', 'https://x.example:{id}/'].map(
      (deactivate_url): [object, string] => [
        { deactivate_url },
        'config.deactivate_url must be an http or https address without credentials, with {id} after the host',
      ],
    ),
    [{ create_method: 'GET' }, 'config.create_method must be one of POST, PUT'],
    [{ update_method: 'DELETE' }, 'config.update_method must be one of PUT, PATCH, POST'],
    [{ deactivate_method: 'TRACE' }, 'config.deactivate_method must be one of DELETE, PUT, PATCH, POST'],
    [{ deactivate_fields: { a: {} } }, 'config.deactivate_fields must hold text, numbers, true or false'],
    [{ deactivate_fields: 'off' }, 'config.deactivate_fields must be an object'],
    [{ field_names: { colour: 'x' } }, 'config.field_names.colour is no field of a segment'],
    [{ field_names: { name: '' } }, 'config.field_names.name must not be empty'],
    [{ field_names: 'name' }, 'config.field_names must be an object of field names'],
    [{ id_path: 'a..b' }, 'config.id_path must be names with dots between them'],
    [{ preflight: { empty_name: 'stop' } }, 'config.preflight.empty_name must be one of block, warn, off'],
    [{ create_ulr: 'x' }, 'config.create_ulr is no setting of a custom_api connection'],
  ])('%j are refused', async (config, message) => {
    expect(await refusal(config)).toEqual([400, message])
  })

  test('rules that do not exist are refused on every platform', async () => {
    const [status, error] = await refusal({ preflight: { grammar: 'warn' } }, 'dspapi')
    expect([status, error]).toEqual([400, expect.stringContaining('config.preflight.grammar is no rule; rules are ')])
  })

  test.each([
    [{ sftp_host_key: 'ab:cd' }, 'config.sftp_host_key must be a fingerprint like SHA256:…'],
    [{ s3_bucket: 'a/b' }, 'config.s3_bucket must be the name of a bucket'],
  ])('of exchange %j are refused', async (config, message) => {
    expect(await refusal(config, 'exchange')).toEqual([400, message])
  })
})

describe('its calls', () => {
  const segment = segmentOf('Trail Runners')

  test('go where, as what and under the names that the settings say', async () => {
    const on = await connect('custom_api', platform, { default_cpm: 2 })
    const id = await on.create(segment)
    await on.update(id, segmentOf('Hikers'))
    await on.deactivate(id)
    const sent = platform.requests.map(({ method, url, text }) => [method, url.pathname, JSON.parse(text)])
    const words = (name: string) => ({ title: name, summary: `People who like ${name}`, ref: 'ot_abc123', price: 2 })
    expect(sent).toEqual([
      ['POST', '/audiences', words('Trail Runners')],
      ['PUT', '/audiences/c%2F1', words('Hikers')],
      ['PATCH', '/audiences/c%2F1', { state: 'off' }],
    ])
  })

  test.each([
    ['create_url', 'create'],
    ['update_url', 'update'],
    ['deactivate_url', 'deactivate'],
  ] as const)('need %s', async (key, operation) => {
    const on = await connect('custom_api', platform, { [key]: null })
    const work = {
      create: () => on.create(segment),
      update: () => on.update('1', segment),
      deactivate: () => on.deactivate('1'),
    }
    expect((await failureOf(work[operation]())).message).toBe(`config.${key} is required for custom_api`)
  })

  test('an id that no number holds stays as it is', async () => {
    const on = await connect('custom_api', platform)
    const body = '{"data":{"uid":9007199254740993}}'
    platform.faults.push({ kind: 'late-error', on: 'create', status: 201, body })
    expect(await on.create(segment)).toBe('9007199254740993')
  })

  test('an answer without an id may have created one', async () => {
    const on = await connect('custom_api', platform, { id_path: 'elsewhere', find_url: null })
    const failure = await failureOf(on.create(segment))
    expect([failure.message, failure.unknown]).toEqual(['The answer holds no id at id_path "elsewhere"', true])
  })

  test('an answer without a list does not say that there is none', async () => {
    const on = await connect('custom_api', platform, { find_items_path: 'nowhere' })
    expect((await failureOf(on.find('x'))).message).toBe(
      'The answer holds no list of segments: set config.find_items_path',
    )
  })
})
