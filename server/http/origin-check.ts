/** What may only be asked for from a page of this site; browsers say where a request was made. */
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { givenKey } from './api-key.ts'
import type { Config } from '../platform/config/config.ts'
import { AppError, say } from '../platform/app-error.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes, and reads of what is not public, whose Origin or Sec-Fetch-Site names another site: a
 * link or a picture elsewhere must not start a backup or write to the audit log in a person's name.
 * Programs that are not browsers send neither header; a page in a browser can't leave them out. What gives an API
 * key uses no cookie, which another site could ride on, and no page can add a key without asking first.
 */
export function checkOrigins(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method) && !request.routeOptions.config.ownSiteOnly) return
    if (givenKey(request) !== null) return
    const { origin, 'sec-fetch-site': site } = request.headers
    const foreign =
      origin === undefined
        ? site !== undefined && site !== 'same-origin' && site !== 'none'
        : !isOwnOrigin(origin, request.headers.host, config)
    if (!foreign) return
    const failure = isSameHost(origin, request.headers.host)
      ? say('underAnotherName', { address: config.baseUrl })
      : say('fromAnotherSite')
    throw new AppError('foreign_origin', failure)
  })
}

function isOwnOrigin(origin: string, host: string | undefined, config: Config): boolean {
  if (origin === new URL(config.baseUrl).origin) return true
  return !config.baseUrlIsSet && isSameHost(origin, host) && isNearHost(new URL(origin).hostname)
}

/**
 * Whether a name leads to this network alone. Anybody may have a name of their own in the public domain name system
 * lead to this server, and answer the page under it themselves.
 */
function isNearHost(name: string): boolean {
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0
  return isAddress || !name.includes('.') || /\.(localhost|local)$/.test(name)
}

/** Whether a page that this server answered made the request. */
function isSameHost(origin: string | undefined, host: string | undefined): boolean {
  return host !== undefined && URL.parse(origin ?? '')?.host === host
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Another site's links and pictures may not begin even a read of it. */
    ownSiteOnly?: boolean
  }
}
