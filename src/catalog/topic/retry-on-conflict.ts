import { isUniqueViolation } from '../../db/lost-race'

/** An intake may claim an identity between our check and our write. The second attempt sees it. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return work()
  }
}
