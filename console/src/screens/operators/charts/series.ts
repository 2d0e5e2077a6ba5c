export type ChartRow = { date: string } & Record<string, number | string | undefined>
export type Series = { key: string; name: string }

const shade = (share: number): string => `color-mix(in oklab, var(--accent) ${share}%, var(--panel))`

/** Shades of the accent color, then gray. */
const COLORS = ['var(--accent)', shade(60), shade(35), 'var(--ink-faint)', 'var(--line-strong)']

export const colorOf = (at: number): string => COLORS[Math.min(at, COLORS.length - 1)]!
