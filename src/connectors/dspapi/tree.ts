import { createPauses } from '../../pauses'
import { asName, fieldOf, idIn } from '../outbound/answer'

export type Node = { id: string; name: string; inUse: boolean }

/** Every segment in the provider's tree, wherever its nodes keep their children. */
export async function* segmentsIn(tree: unknown): AsyncGenerator<Node> {
  const pause = createPauses()
  const left = [tree]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    const id = idIn(value, ['SegmentId'])
    if (id !== null) {
      const name = asName(fieldOf(value, 'SegmentName') ?? fieldOf(value, 'Name'))
      yield { id, name, inUse: fieldOf(value, 'BuyableStatus') !== false }
    }
    // One by one: a spread of a long list overflows the stack.
    for (const inner of Object.values(value)) left.push(inner)
    await pause()
  }
}
