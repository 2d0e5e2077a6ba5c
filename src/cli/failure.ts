/** The user can act on these, so they are shown as one line. Any other error is a defect and keeps its stack. */
const EXPECTED = new Set(['StartupError', 'ConfigError', 'ServerError', 'FileError', 'BackupError', 'ImportStopped'])

/** What the operating system says about files. */
const FILE_PROBLEMS: Record<string, string> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'not a folder',
  EISDIR: 'a folder, not a file',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

/** What to print when a command fails. */
export function failureText(error: unknown): unknown {
  const { name, message, code = '', path } = (error ?? {}) as Error & { code?: string; path?: string }
  if (EXPECTED.has(name)) return `taxon: ${message}`
  const problem = FILE_PROBLEMS[code]
  if (problem) return path === undefined ? `taxon: ${problem}` : `taxon: ${path}: ${problem}`
  return error
}

/** The reader of the output has seen enough, as `head -1` has: nothing went wrong. */
export const isPipeClosed = (error: unknown): boolean => (error as { code?: string })?.code === 'EPIPE'
