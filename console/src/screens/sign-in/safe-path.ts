/** Only to a path of the console: `from` comes from the address. Browsers read `/\evil.com` and `/<tab>/evil.com` as other sites. */
export const safePath = (from: string | undefined): string => (from?.startsWith('/') && isOurs(from) ? from : '/')

const isOurs = (path: string): boolean =>
  URL.canParse(path, location.origin) && new URL(path, location.origin).origin === location.origin
