import { field, type Section } from './form'
import { preflightConfig } from './preflight'
import { address, amount, text } from './settings'

/** What any platform may be set up with. A connector's form leaves out what its platform has no use for. */
export const commonConfig = {
  api_base_url: field(address('config.api_base_url'), { label: 'API address' }),
  token_url: field(address('config.token_url'), { label: 'Token address' }),
  data_source_location: field(text('config.data_source_location'), {
    label: 'Data source location',
    help: 'Where the data comes from.',
    placeholder: 'US',
  }),
  default_cpm: field(amount('config.default_cpm'), {
    label: 'CPM',
    help: 'The price of every segment. Leave empty to send no price.',
  }),
  currency: field(
    text('config.currency').regex(/^[A-Z]{3}$/, 'config.currency must be a currency code of three letters'),
    { label: 'Currency', default: 'USD' },
  ),
  template_key: field(text('config.template_key', 100), {
    label: 'Output template',
    template: true,
    help: 'What names and describes the segments.',
    none: 'The platform’s usual names',
  }),
  preflight: preflightConfig.optional(),
}

type CommonSection = Section<`config.${keyof typeof commonConfig}`>

export const PRICE_AND_NAMES: CommonSection = {
  title: 'Price and names',
  fields: ['config.default_cpm', 'config.currency', 'config.template_key'],
}

export const PREFLIGHT: CommonSection = {
  title: 'Checks before pushing',
  note: 'What happens to a segment that a check finds something about.',
  folded: true,
  fields: ['config.preflight'],
}

export const addresses = (...fields: CommonSection['fields']): CommonSection => ({
  title: 'Addresses',
  note: 'Only if they differ from those that this service is set up with.',
  folded: true,
  fields,
})
