import { DatabaseUnreachable, toUnreachable } from '../db/unreachable'

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
  EEXIST: 'a file of that name is there already',
  ENOTEMPTY: 'the folder is not empty',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file is too large for this disk',
  EIO: 'the disk cannot be read or written',
}

/** PostgreSQL's code. */
const DISK_FULL = '53100'

/** What to print when a command fails. */
export function failureText(error: unknown): unknown {
  const { name, message, code = '', path } = (error ?? {}) as Error & { code?: string; path?: string }
  if (EXPECTED.has(name)) return `taxon: ${message}`
  const problem = FILE_PROBLEMS[code]
  if (problem) return path === undefined ? `taxon: ${problem}` : `taxon: ${path}: ${problem}`
  if (code === DISK_FULL) return `taxon: the disk of the database is full (${message})`
  if (toUnreachable(error) instanceof DatabaseUnreachable) return `taxon: the database does not answer: ${message}`
  return error
}

/** The reader of the output has seen enough, as `head -1` has: nothing went wrong. */
export const isPipeClosed = (error: unknown): boolean => (error as { code?: string })?.code === 'EPIPE'
