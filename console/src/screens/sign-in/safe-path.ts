/** Only to a path of the console: `from` comes from the address. */
export const safePath = (from: string | undefined): string =>
  from?.startsWith('/') && !from.startsWith('//') ? from : '/'
