/** A reason not to start that the person at the terminal can act on: one line, no stack, no secret. */
export class StartupError extends Error {
  override name = 'StartupError'
}
