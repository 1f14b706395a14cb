/** Notices a proxy that nobody has named: then all visitors have its address, and share its limits. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import type { Notices } from '../platform/notices.ts'

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

const PROXY_NOTICE =
  'Requests say that they come through a proxy, but TRUST_PROXY is not set. All visitors then count as one: a few wrong log-ins keep everybody from logging in for a minute. Set TRUST_PROXY to the proxy’s address. (If there is no proxy, somebody wrote that header by hand, and there is nothing to do.)'

export function noticeForwarded(
  app: FastifyInstance,
  { config, notices }: { config: Pick<Config, 'trustProxy'>; notices: Notices },
): void {
  if (config.trustProxy !== false) return
  app.addHook('onRequest', async ({ headers }) => {
    if (FORWARDED.some((name) => headers[name] !== undefined))
      notices.add('untrusted-proxy', PROXY_NOTICE)
  })
}
