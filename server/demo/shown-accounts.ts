/** The demo accounts shown on the login page. */
import type { FastifyRequest } from 'fastify'
import { isFromElsewhere } from '../http/callers/from-elsewhere.ts'
import type { Deps } from '../platform/deps.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from './seed/demo-accounts.ts'

/** Those whose passwords everybody may know, to this machine alone. */
export function shownAccounts(
  { demo }: Pick<Deps, 'demo'>,
  request: FastifyRequest,
): DemoAccount[] {
  return demo === 'published' && !isFromElsewhere(request) ? [...DEMO_ACCOUNTS] : []
}
