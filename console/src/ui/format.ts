const numbers = new Intl.NumberFormat('en-US')
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export const count = (n: number): string => numbers.format(n)
export const counted = (n: number, one: string, many = `${one}s`): string => `${count(n)} ${n === 1 ? one : many}`
export const day = (iso: string): string => days.format(new Date(iso))
export const moment = (iso: string): string => moments.format(new Date(iso))
/** Small amounts with more digits. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: amount < 1 ? 4 : 2,
  }).format(amount)
export const percent = (share: number): string => `${Math.round(share * 100)}%`
