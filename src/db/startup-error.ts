/** For the person at the terminal: one line that says what to do, without a stack or a secret. */
export class StartupError extends Error {
  override name = 'StartupError'
}
