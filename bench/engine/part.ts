import { type ChildProcess, fork } from 'node:child_process'

/** What a process of this bench does, if not measure: its first argument. */
export type Part = 'natural' | 'loading'

export function startPart(part: Part): ChildProcess {
  return fork(process.argv[1]!, [part], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}
