/** A request's path and method for metrics, limited to known names, so that callers can't add labels. */
import type { FastifyRequest } from 'fastify'

/** Paths that are none of the contract's and are counted apart; every other is a page or one of its files. */
const OWN_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** The contract's path; `/healthz` and the like; or `site`. */
export function requestPath({ routeOptions: { url = '', config } }: FastifyRequest): string {
  return config.call?.path ?? (OWN_PATHS.has(url) ? url : 'site')
}

/** An HTTP method that some route takes, or `other`. */
export function requestMethod({ method, server }: FastifyRequest): string {
  return server.supportedMethods.includes(method) ? method : 'other'
}
