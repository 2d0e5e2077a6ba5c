import {
  type Operation,
  type PlatformRequest,
  type ReadRequest,
  type Segments,
  servePlatform,
} from '../../../src/demo/platforms/platform'
import { answerWith, createFaults } from './faults'

export type Request = PlatformRequest & { operation: Operation }

/** A platform that injects faults before its answers, and keeps what it was asked. */
export async function startPlatform(read: ReadRequest) {
  const requests: Request[] = []
  const segments: Segments = new Map()
  const faults = createFaults()
  const server = await servePlatform(read, segments, async ({ operation, request, carryOut }, response) => {
    requests.push({ operation, ...request })
    await answerWith(response, faults.next(operation), carryOut)
  })
  return {
    ...server,
    /** The requests in order. */
    requests,
    requestsFor: (operation: Operation) => requests.filter((request) => request.operation === operation),
    segments,
    named: (name: string) => [...segments.values()].filter((segment) => segment.name === name),
    faults: faults.queue,
    schedule: faults.schedule,
  }
}
