/** A semaphore with a bounded queue. */
export class Slots {
  readonly #queue: (() => void)[] = []
  #available: number

  constructor(
    count: number,
    private readonly queueLimit: number,
    /** What those get for whom there is no place. */
    private readonly busy: () => Error,
  ) {
    this.#available = count
  }

  /** Throws if the queue is full, or when the signal aborts before a slot is free. */
  acquire(signal: AbortSignal): Promise<void> {
    if (this.#available > 0) {
      this.#available--
      return Promise.resolve()
    }
    if (this.#queue.length >= this.queueLimit) return Promise.reject(this.busy())
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(enter), 1)
        reject(this.busy())
      }
      this.#queue.push(enter)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  release(): void {
    const enter = this.#queue.shift()
    if (enter) enter()
    else this.#available++
  }
}
