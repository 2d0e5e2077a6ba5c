import { ApiError } from '../../errors'

/** The protocol's own errors: a code, and a sentence for whoever builds the app. */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client_metadata'
  | 'invalid_redirect_uri'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied'

export const oauthError = (code: OAuthErrorCode, description: string) =>
  new ApiError(400, code, { error_description: description })
