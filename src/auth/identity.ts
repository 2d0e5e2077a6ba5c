import { type Auth, type AuthOptions, createAuth, OIDC_PROVIDER } from './session'

/**
 * better-auth reads the identity provider's discovery document once, when it is created, and drops the provider for
 * good if that fails. `ready` makes it anew until the provider is there, so a provider that was down comes back.
 */
export function createIdentity(options: AuthOptions) {
  let auth: Auth = createAuth(options)
  const lacksProvider = async () =>
    options.config.oidc !== undefined &&
    !(await auth.$context).socialProviders.some((provider) => provider.id === OIDC_PROVIDER)
  return {
    current: () => auth,
    ready: async () => {
      if (await lacksProvider()) auth = createAuth(options)
      return auth
    },
  }
}
