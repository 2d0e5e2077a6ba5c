import { APP_SCOPE_NAMES } from '../../access'
import type { OAuthAddresses } from './addresses'

/** RFC 9728. */
export const protectedResource = ({ resource, issuer, documentation }: OAuthAddresses) => ({
  resource,
  authorization_servers: [issuer],
  scopes_supported: APP_SCOPE_NAMES,
  bearer_methods_supported: ['header'],
  resource_name: 'Taxon',
  resource_documentation: documentation,
})

/** RFC 8414. */
export const authorizationServer = (addresses: OAuthAddresses) => ({
  issuer: addresses.issuer,
  authorization_endpoint: addresses.authorize,
  token_endpoint: addresses.token,
  registration_endpoint: addresses.register,
  revocation_endpoint: addresses.revoke,
  scopes_supported: APP_SCOPE_NAMES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  service_documentation: addresses.documentation,
})
