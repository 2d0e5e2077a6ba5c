/** What is wrong with a file of the user, as one line. */
export class FileError extends Error {
  override readonly name = 'FileError'
}
