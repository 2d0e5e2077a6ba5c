export type ChartRow = { date: string } & Record<string, number | string | undefined>
export type Series = { key: string; name: string }

/** Hues that differ in lightness too, so that they are told apart without seeing colors. The last is for all others. */
const COLORS = ['var(--accent)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)', 'var(--chart-rest)']
const DASHES = [undefined, '6 3', '2 3', '8 3 2 3', '1 4']

const nth = <T>(list: readonly T[], at: number): T => list[Math.min(at, list.length - 1)]!

export const colorOf = (at: number): string => nth(COLORS, at)
export const dashOf = (at: number): string | undefined => nth(DASHES, at)
