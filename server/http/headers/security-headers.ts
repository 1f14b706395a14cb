/**
 * Security headers of every answer, refusals included: no embedding, no type guessing, no caching. Page assets carry
 * fewer.
 */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../../platform/config/config.ts'
import { NO_PAGE_POLICY } from './web-policy.ts'

const HSTS_SECONDS = 31_536_000
const REFERRER_POLICY = 'strict-origin-when-cross-origin'

/** What a browser reads on pages and on what stands in frames alone. */
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** To be called before anything that refuses, for a refusal carries what was set before it. */
export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = readHeaders(config)
  app.addHook('onRequest', ({ url }, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    // Unless an answer says otherwise itself, no browser and no proxy keeps what the API says.
    if (/^\/api(\/|$|\?)/.test(url)) reply.header('cache-control', 'no-store')
    done()
  })
  app.addHook('onSend', async ({ session }, reply) => {
    // A shared tablet locks without anybody logging out, and the next person uses the same browser.
    const isKept = String(reply.getHeader('cache-control')).startsWith('private, max-age')
    if (session?.isOnTablet && isKept) reply.header('cache-control', 'private, no-store')
  })
}

/** The library’s headers, asked for once: it would put them together for each answer. */
function readHeaders(config: Config): readonly (readonly [name: string, value: string])[] {
  const setHeaders = helmet({
    // As NO_PAGE_POLICY says; each page brings its own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isSecure(config)
      ? { maxAge: HSTS_SECONDS, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: REFERRER_POLICY },
    // A bank's own window, opened by Razorpay's checkout, must find its way back to it.
    crossOriginOpenerPolicy: {
      policy: config.razorpay ? 'same-origin-allow-popups' : 'same-origin',
    },
  })
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  setHeaders(answer.req, answer, () => {})
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)] as const)
}

/**
 * Takes off what means nothing on a script, a stylesheet or a font that a page loads: a screen is made of some
 * fifty of them, and these headers would weigh more than half of the files. Framing stays forbidden (ASVS 5.0,
 * 3.4.6).
 */
export function dropPageHeaders(reply: FastifyReply): void {
  for (const name of PAGE_HEADERS) reply.raw.removeHeader(name)
  reply.raw.setHeader('content-security-policy', "frame-ancestors 'none'")
}

/** The headers of an answer that no hook has seen. */
export function securityHeadersOutsideHooks(config: Config): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': NO_PAGE_POLICY,
    'referrer-policy': REFERRER_POLICY,
    'x-content-type-options': 'nosniff',
    ...(isSecure(config) && {
      'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
    }),
  }
}

function isSecure({ baseUrl }: Config): boolean {
  return baseUrl.startsWith('https://')
}
