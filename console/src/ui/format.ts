const numbers = new Intl.NumberFormat('en-US')
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export const count = (n: number): string => numbers.format(n)
export const counted = (n: number, one: string, many = `${one}s`): string => `${count(n)} ${n === 1 ? one : many}`
export type Total = { total: number; totalIsAtLeast?: boolean }

/** "1,000+" where no more were counted. */
export const totalOf = ({ total, totalIsAtLeast }: Total): string => `${count(total)}${totalIsAtLeast ? '+' : ''}`
export const countedTotal = (matches: Total, one: string, many = `${one}s`): string =>
  `${totalOf(matches)} ${matches.total === 1 ? one : many}`
export const day = (iso: string): string => days.format(new Date(iso))
export const moment = (iso: string): string => moments.format(new Date(iso))
/** Small amounts with more digits. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: amount < 1 ? 4 : 2,
  }).format(amount)
/** With at least two digits, and as many as it has. */
export const price = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 6 }).format(amount)
export const percent = (share: number): string => `${Math.round(share * 100)}%`
/** In units of 1,024, as file managers do. */
export const bytes = (n: number): string => {
  const units = ['bytes', 'KB', 'MB', 'GB']
  const at = Math.min(units.length - 1, n < 1 ? 0 : Math.floor(Math.log2(n) / 10))
  const amount = n / 1024 ** at
  return `${at === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${units[at]}`
}
