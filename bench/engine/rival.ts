import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startPart } from './part'

/** `repeated`: over a round, else each name once. */
export type Task = { names: readonly string[]; repeated: boolean }

/** npm `natural` in a process of its own: whoever classifies has one engine or the other, and not both in one heap. */
export class Rival {
  private constructor(private readonly child: ChildProcess) {}

  static async start(): Promise<Rival> {
    const child = startPart('natural')
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
