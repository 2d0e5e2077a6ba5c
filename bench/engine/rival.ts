import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** The first argument of a process that is the rival. */
export const RIVAL = 'natural'

/** `repeated`: over a round, else each name once. */
export type Task = { names: readonly string[]; repeated: boolean }

/** npm `natural` in a process of its own: whoever classifies has one engine or the other, and not both in one heap. */
export class Rival {
  private constructor(private readonly child: ChildProcess) {}

  static async start(): Promise<Rival> {
    const child = fork(process.argv[1]!, [RIVAL], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await once(child, 'message')
    return new Rival(child)
  }

  /** Microseconds a name. */
  async cost(task: Task): Promise<number> {
    this.child.send(task)
    const [cost] = await once(this.child, 'message')
    return cost
  }

  stop(): void {
    this.child.disconnect()
  }
}
