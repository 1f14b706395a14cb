/** The demo accounts shown on the login page. */
import type { FastifyRequest } from 'fastify'
import { isFromAnotherMachine } from '../http/callers/from-elsewhere.ts'
import type { Deps } from '../platform/deps.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from './seed/demo-accounts.ts'

/** Those whose passwords everybody may know, to this machine alone. */
export function demoAccountsToShow(
  { demo }: Pick<Deps, 'demo'>,
  request: FastifyRequest,
): DemoAccount[] {
  return demo === 'published' && !isFromAnotherMachine(request) ? [...DEMO_ACCOUNTS] : []
}
