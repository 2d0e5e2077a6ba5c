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
  const { name, message } = (error ?? {}) as Error
  const text = EXPECTED.has(name) ? message : (fileProblem(error) ?? databaseProblem(error))
  return text === undefined ? error : `taxon: ${text}`
}

/** In words, if it is about a file. */
export function fileProblem(error: unknown): string | undefined {
  const { code = '', path } = (error ?? {}) as { code?: string; path?: string }
  const problem = FILE_PROBLEMS[code]
  return problem && path !== undefined ? `${path}: ${problem}` : problem
}

function databaseProblem(error: unknown): string | undefined {
  const { code, message } = (error ?? {}) as Error & { code?: string }
  if (code === DISK_FULL) return `the disk of the database is full (${message})`
  return toUnreachable(error) instanceof DatabaseUnreachable ? `the database does not answer: ${message}` : undefined
}

/** The reader of the output has seen enough, as `head -1` has: nothing went wrong. */
export const isPipeClosed = (error: unknown): boolean => (error as { code?: string })?.code === 'EPIPE'
