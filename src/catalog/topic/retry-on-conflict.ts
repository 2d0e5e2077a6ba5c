const UNIQUE_VIOLATION = '23505'

/** An intake may take an identity between our look and our write: the second time we see it. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    return work()
  }
}
