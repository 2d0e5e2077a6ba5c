import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const linux = process.platform === 'linux'

/** `pid-birth`: names one process for good, because a number alone is soon given to another (in a container at once). */
export function processIdentity(pid: number): string | undefined {
  const birth = linux ? birthOnLinux(pid) : birthByPs(pid)
  return birth && `${pid}-${birth}`
}

export const ownIdentity = processIdentity(process.pid) ?? `${process.pid}-0`

export function isAlive(identity: string): boolean {
  return processIdentity(Number.parseInt(identity, 10)) === identity
}

/** The process' arguments, joined; empty when it is gone or hidden from us. */
export function commandLine(pid: number): string {
  if (!linux) return ps(pid, 'command=')
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? ''
}

// A zombie holds no lock and no port, yet answers signal 0: in a container without an init it stays for good.
function birthOnLinux(pid: number): string | undefined {
  const stat = readProc(pid, 'stat')
  if (!stat) return undefined
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' ? undefined : fields[18]
}

function birthByPs(pid: number): string | undefined {
  const [state, ...birth] = ps(pid, 'stat=,lstart=').trim().split(/\W+/)
  return state?.startsWith('Z') ? undefined : birth.join('')
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
