/** The API call that lists a demo's accounts for the login page. */
import { demoAccounts } from '#contract/accounts/accounts.ts'
import { route, type Route } from '../http/route.ts'
import type { Deps } from '../platform/deps.ts'
import { demoAccountsToShow } from './demo-accounts-to-show.ts'

export function demoRoutes(deps: Pick<Deps, 'demo'>): Route[] {
  return [route(demoAccounts, async ({ request }) => demoAccountsToShow(deps, request))]
}
