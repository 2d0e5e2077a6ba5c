import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const isLinux = process.platform === 'linux'

/** `<pid>-<start time>`: unique, while a pid alone is soon reused, in a container at once. */
export function processIdentity(pid: number): string | undefined {
  const startTime = isLinux ? startTimeOnLinux(pid) : startTimeByPs(pid)
  return startTime && `${pid}-${startTime}`
}

export const ownIdentity = processIdentity(process.pid) ?? `${process.pid}-0`

export function isAlive(identity: string): boolean {
  return processIdentity(Number.parseInt(identity, 10)) === identity
}

/** The arguments of the process; empty if it has ended or is hidden from us. */
export function commandLine(pid: number): string {
  if (!isLinux) return ps(pid, 'command=')
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? ''
}

// A zombie answers signal 0 but holds no lock and no port; in a container without init it stays for ever.
function startTimeOnLinux(pid: number): string | undefined {
  const stat = readProc(pid, 'stat')
  if (!stat) return undefined
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' ? undefined : fields[18]
}

function startTimeByPs(pid: number): string | undefined {
  const [state, ...startTime] = ps(pid, 'stat=,lstart=').trim().split(/\W+/)
  return state?.startsWith('Z') ? undefined : startTime.join('')
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

const ps = (pid: number, columns: string): string =>
  spawnSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
