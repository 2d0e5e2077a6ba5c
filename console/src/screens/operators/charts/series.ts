export type ChartRow = { date: string } & Record<string, number | string | undefined>
export type Series = { key: string; name: string }

const shade = (share: number): string => `color-mix(in oklab, var(--accent) ${share}%, var(--panel))`

/** One accent, in shades; what is beyond them is gray. */
const COLORS = ['var(--accent)', shade(60), shade(35), 'var(--ink-faint)', 'var(--line-strong)']

export const colorOf = (at: number): string => COLORS[Math.min(at, COLORS.length - 1)]!
