import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const RESTART_MS = 1_000

/** A process that is started again whenever it ends, as a supervisor does. */
export class Supervised {
  private child: ChildProcess | undefined
  private isStopping = false
  private readonly running: Promise<void>

  constructor(
    readonly name: string,
    private readonly program: string,
    private readonly args: string[],
    private readonly env: Record<string, string>,
    private readonly folder: string,
  ) {
    this.running = this.keepRunning()
  }

  private async keepRunning(): Promise<void> {
    const log = createWriteStream(join(this.folder, `${this.name}.log`), { flags: 'a' })
    while (!this.isStopping) {
      const child = spawn(process.execPath, [this.program, ...this.args], {
        env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...this.env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      this.child = child
      child.stdout.pipe(log, { end: false })
      child.stderr.pipe(log, { end: false })
      await once(child, 'exit')
      if (!this.isStopping) await sleep(RESTART_MS)
    }
    log.end()
  }

  /** kill -9 */
  kill(): void {
    this.child?.kill('SIGKILL')
  }

  async stop(): Promise<void> {
    this.isStopping = true
    this.child?.kill('SIGTERM')
    await this.running
  }
}
