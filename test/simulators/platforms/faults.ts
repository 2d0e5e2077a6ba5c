import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Operation, send } from '../../../src/demo/platforms/platform'

/** What goes wrong with a call, before or after it is carried out. */
export type Fault = { on?: Operation } & (
  | { kind: 'refuse'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Carried out, and then an error is answered. */
  | { kind: 'late-error'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Carried out and never answered; the connection is cut after `ms`, or stays open. */
  | { kind: 'hang'; ms?: number }
  /** Not carried out, and never answered. */
  | { kind: 'ignore'; ms?: number }
  | { kind: 'slow'; ms: number }
  | { kind: 'held'; until: Promise<unknown> }
  /** Carried out at once, and answered then. */
  | { kind: 'late'; until: Promise<unknown> }
  /** Carried out, and half an answer. */
  | { kind: 'truncate' }
  /** Carried out, and the connection is reset. */
  | { kind: 'reset' }
)

type Schedule = { seed: number; share: number; faults: readonly Fault[] }

/** Chooses the fault of the next call: from a queue, or else at random with a seed. */
export function createFaults() {
  const queue: Fault[] = []
  let draw: (() => Fault | undefined) | undefined
  const matches = (operation: Operation, fault: Fault) => fault.on === undefined || fault.on === operation
  return {
    /** Each applies to the next call of its operation. */
    queue,
    /** From now on this share of the calls gets one of these faults; 0 turns that off. */
    schedule: ({ seed, share, faults }: Schedule) => {
      const random = randomFrom(seed)
      draw = () => (random() < share ? faults[Math.floor(random() * faults.length)] : undefined)
    },
    next: (operation: Operation): Fault | undefined => {
      const at = queue.findIndex((fault) => matches(operation, fault))
      if (at >= 0) return queue.splice(at, 1)[0]
      const drawn = draw?.()
      return drawn && matches(operation, drawn) ? drawn : undefined
    },
  }
}

/** The same numbers for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Carries a call out unless the fault prevents it. */
export async function answerWith(response: ServerResponse, fault: Fault | undefined, work: () => Answer) {
  switch (fault?.kind) {
    case undefined:
      return send(response, work())
    case 'refuse':
      return send(response, fault)
    case 'slow':
      await sleep(fault.ms)
      return send(response, work())
    case 'held':
      await fault.until
      return send(response, work())
    case 'late': {
      const answer = work()
      await fault.until
      return send(response, answer)
    }
    case 'late-error':
      work()
      return send(response, fault)
    case 'hang':
    case 'ignore':
      if (fault.kind === 'hang') work()
      if (fault.ms !== undefined) setTimeout(() => response.destroy(), fault.ms)
      return
    case 'truncate': {
      const text = JSON.stringify(work().body ?? {})
      response.writeHead(200, { 'content-length': text.length + 100 })
      response.write(text.slice(0, text.length / 2), () => response.destroy())
      return
    }
    case 'reset':
      work()
      response.socket?.resetAndDestroy()
  }
}
