export function writeChecksums(root: string): void
export function staleFiles(root: string): string[]
