/** Short, so that some rounds of a run are not disturbed by what else the machine does. */
const ROUND = 50_000

/** Microseconds of processor time a name, over all names once or more. */
export function costOfRound(names: readonly string[], work: (name: string, at: number) => void): number {
  const started = process.cpuUsage()
  let used = 0
  let done = 0
  for (; used < ROUND; used = spent(started)) {
    for (let at = 0; at < names.length; at++) work(names[at]!, at)
    done += names.length
  }
  return used / done
}

/** The best of a few rounds, warm, so that a busy machine matters less. */
export function bestCost(names: readonly string[], work: (name: string, at: number) => void): number {
  costOfRound(names, work)
  return Math.min(...Array.from({ length: 30 }, () => costOfRound(names, work)))
}

/** Microseconds of processor time a name, each name once. */
export function costOnce(names: readonly string[], work: (name: string) => void): number {
  const started = process.cpuUsage()
  for (const name of names) work(name)
  return spent(started) / names.length
}

function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return user + system
}
