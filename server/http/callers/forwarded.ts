/** Detects an undeclared proxy, behind which all visitors share one address and its limits. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config/config.ts'
import type { Deps } from '../../platform/deps.ts'

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

export function noticeUndeclaredProxy(
  app: FastifyInstance,
  {
    config,
    notices,
    staffWords,
  }: Pick<Deps, 'notices' | 'staffWords'> & {
    config: Pick<Config, 'trustProxy'>
  },
): void {
  if (config.trustProxy !== false) return
  app.addHook('onRequest', async ({ headers }) => {
    if (FORWARDED.some((name) => headers[name] !== undefined))
      notices.add('untrusted-proxy', staffWords.notices.untrustedProxy)
  })
}
