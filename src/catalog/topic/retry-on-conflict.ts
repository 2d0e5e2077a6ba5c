const UNIQUE_VIOLATION = '23505'

/** An intake may claim an identity between our check and our write. The second attempt sees it. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    return work()
  }
}
