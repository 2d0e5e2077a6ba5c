import { lazyRouteComponent } from '@tanstack/react-router'

/** The code of a screen did not arrive. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/**
 * A screen whose code is loaded when it is visited. The router would reload the page where that fails, and the browser
 * then shows its own error page.
 */
export const lazyScreen: typeof lazyRouteComponent = (importer, exportName) =>
  lazyRouteComponent(
    () =>
      importer().catch((cause) => {
        throw new LoadError('The screen could not be loaded', { cause })
      }),
    exportName,
  )

/** Also of parts of a screen, which are loaded without the router. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof LoadError ||
  (error instanceof Error && /dynamically imported module|module script/i.test(error.message))
