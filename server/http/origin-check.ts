/** Limits changes to requests from this site's own pages, by the browser's origin headers. */
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { readApiKeyHeader } from './limits/api-key.ts'
import type { Config } from '../platform/config/config.ts'
import type { Deps } from '../platform/deps.ts'
import { AppError, say } from '../platform/app-error.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes, and reads of what is not public, whose Origin or Sec-Fetch-Site names another site: a
 * link or a picture elsewhere must not start a backup or write to the audit log in a person's name.
 * Programs that are not browsers send neither header; a page in a browser can't leave them out. What gives an API
 * key uses no cookie, which another site could ride on, and no page can add a key without asking first.
 */
export function checkOrigins(
  app: FastifyInstance,
  { config, notices, staffWords }: Pick<Deps, 'config' | 'notices' | 'staffWords'>,
): void {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method) && !request.routeOptions.config.ownSiteOnly) return
    if (readApiKeyHeader(request) !== null) return
    const { origin, 'sec-fetch-site': site } = request.headers
    const foreign =
      origin === undefined
        ? site !== undefined && site !== 'same-origin' && site !== 'none'
        : !isOwnOrigin(origin, request.headers.host, config)
    if (!foreign) return
    // A proxy may put a name of its own into Host; what browsers say of the site stays true.
    const isOwnPage = isSameHost(origin, request.headers.host) || site === 'same-origin'
    const opened = isOwnPage ? openedAt(origin) : null
    if (opened === null) throw new AppError('foreign_origin', say('fromAnotherSite'))
    const address = config.baseUrlIsSet ? config.baseUrl : null
    notices.add('other-address', staffWords.notices.otherAddress({ opened, address }), opened)
    throw new AppError('foreign_origin', say('underAnotherName', { address: config.baseUrl }))
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

/** The address of the page that made the request; null where it is none that a browser shows. */
function openedAt(origin: string | undefined): string | null {
  const address = URL.parse(origin ?? '')
  return address && /^https?:$/.test(address.protocol) ? address.origin : null
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
