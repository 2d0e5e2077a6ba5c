import helmet from '@fastify/helmet'
import type { App } from './app'

/** The API's own pages load nothing from elsewhere; the reference at /docs needs inline script and style of its own. */
export async function securityHeaders(app: App, https: boolean) {
  await app.register(helmet, {
    hsts: https,
    crossOriginResourcePolicy: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'unsafe-inline'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
  })
}
