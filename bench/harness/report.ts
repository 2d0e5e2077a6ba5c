type Ratio = { ours: string; theirs: string; line: string; met: boolean }

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

const round = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

/** How much of the reference's rate ours reaches: medians of rounds measured alternately in one run. */
export function ratio(
  ours: string,
  ourRates: number[],
  theirs: string,
  theirRates: number[],
  unit: string,
  atLeast?: number,
): Ratio {
  const [a, b] = [median(ourRates), median(theirRates)]
  const met = atLeast === undefined || a / b >= atLeast
  const target = atLeast === undefined ? '' : `   target ${atLeast}: ${met ? 'met' : 'MISSED'}`
  return { ours, theirs, met, line: `${round(a)} ${unit} of ${round(b)} ${unit} = ${(a / b).toFixed(2)}${target}` }
}

export function print(ratios: Ratio[]) {
  for (const { ours, theirs, line } of ratios) console.log(`  ${ours}\n    against ${theirs}: ${line}`)
  if (ratios.some(({ met }) => !met)) process.exitCode = 1
}
