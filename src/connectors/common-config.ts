import { preflightConfig } from './preflight'
import { address, amount, text } from './settings'

/** What any platform may be set up with. */
export const commonConfig = {
  api_base_url: address('config.api_base_url').optional(),
  token_url: address('config.token_url').optional(),
  data_source_location: text('config.data_source_location').optional(),
  default_cpm: amount('config.default_cpm').optional(),
  currency: text('config.currency')
    .regex(/^[A-Z]{3}$/, 'config.currency must be a currency code of three letters')
    .optional(),
  template_key: text('config.template_key', 100).optional(),
  preflight: preflightConfig.optional(),
}
