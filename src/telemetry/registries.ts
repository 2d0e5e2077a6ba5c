import type { Registry } from 'prom-client'

/** The figures of this process: each application has a registry. They are exported as they are at /metrics. */
const registries = new Set<Registry>()

/** The result withdraws it. */
export function exportRegistry(registry: Registry): () => void {
  registries.add(registry)
  return () => registries.delete(registry)
}

export const exportedRegistries = (): ReadonlySet<Registry> => registries
