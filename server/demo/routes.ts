/** The call that names the accounts of a demo to its login page. */
import { demoAccounts } from '#contract/accounts.ts'
import { isFromElsewhere } from '../http/from-elsewhere.ts'
import { route, type Route } from '../http/route.ts'
import type { Deps } from '../platform/deps.ts'
import { DEMO_ACCOUNTS } from './seed/demo-accounts.ts'

export function demoRoutes({ demo }: Pick<Deps, 'demo'>): Route[] {
  return [
    route(demoAccounts, async ({ request }) =>
      demo === 'published' && !isFromElsewhere(request) ? [...DEMO_ACCOUNTS] : [],
    ),
  ]
}
