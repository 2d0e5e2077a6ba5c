export const API_KEYS_PER_ORG = 25
export const KEY_NAME_LENGTH = 100
export const LAST_USED_RESOLUTION_MS = 60_000

/** Sign-in attempts per minute, address and email. */
export const SIGN_IN_ATTEMPTS_PER_MINUTE = 20
/** Calls per minute that check a password, sign up or go to the identity provider: per address, and per network. */
export const SIGN_INS_PER_ADDRESS = 600
export const SIGN_INS_PER_NETWORK = 1_200
/** Failed sign-ins per minute and account, from addresses that it has not signed in from before. */
export const FAILED_SIGN_INS_PER_ACCOUNT = 100
/** How long the address of a sign-in is remembered for the account. */
export const KNOWN_ADDRESS_SECONDS = 90 * 24 * 3600
/** Attempts per minute and user to confirm the current password, from all addresses together. */
export const PASSWORD_CHANGES_PER_USER = 20
/** How long the link of a password reset works: one that an operator hands over, and one that is mailed. */
export const RESET_LINK_MS = 24 * 3_600_000
export const MAILED_RESET_LINK_MS = 3_600_000
/** Mails with such a link per hour and address. */
export const PASSWORD_RESETS_PER_ACCOUNT = 5

/** Of the lists that are not paged: a person's sessions, organizations and open invitations. */
export const IDENTITY_LIST_ROWS = 1_000

/** Invalid keys per minute and address; further ones get a 429. */
export const FAILED_KEYS_PER_MINUTE = 100
/** Prefix lengths: what one household or host usually has, and the network around it. */
export const IPV4_NETWORK_BITS = 24
export const IPV6_ADDRESS_BITS = 64
export const IPV6_NETWORK_BITS = 48

/** Timeout of each call to the identity provider. */
export const IDENTITY_PROVIDER_MS = 5_000
/** When the identity provider's description is read again: after a failure, and after a success, in the background. */
export const IDENTITY_PROVIDER_RETRY_MS = 1_000
export const IDENTITY_PROVIDER_RENEWAL_MS = 3_600_000

/** How long an app has to exchange its code, and how long its tokens work. Each refresh prolongs the connection. */
export const OAUTH_CODE_MS = 60_000
export const OAUTH_ACCESS_MS = 3_600_000
export const OAUTH_REFRESH_MS = 30 * 24 * 3_600_000
/** Registrations of apps per hour and address, per hour and network, and all apps that the server knows. */
export const OAUTH_REGISTRATIONS_PER_HOUR = 60
export const OAUTH_REGISTRATIONS_PER_NETWORK = 300
export const OAUTH_CLIENTS = 10_000
/** Apps connected to one organization. */
export const OAUTH_GRANTS_PER_ORG = 200
/** How long apps are kept that nobody connected, and connections that ended. */
export const OAUTH_UNUSED_CLIENT_HOURS = 24
export const OAUTH_ENDED_GRANT_DAYS = 90
export const OAUTH_REDIRECT_URIS = 10
/** Of one address or value of the protocol, and of all in a request. */
export const OAUTH_VALUE_LENGTH = 2_000
export const OAUTH_REQUEST_LENGTH = 4_000
/** Of a page that a sign-in comes back to. */
export const PAGE_ADDRESS_LENGTH = 8_000
