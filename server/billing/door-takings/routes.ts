/** The API call for confirming a payment by UPI. */
import { confirmUpi as confirmCall } from '#contract/cash/evening.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { confirmUpi } from './confirm-upi.ts'
import { upiTakingView } from './view.ts'

export function doorTakingRoutes(deps: Deps): Route[] {
  return [
    route(confirmCall, async ({ params, body, person }) =>
      upiTakingView(await confirmUpi(deps, person, params.id.toLowerCase(), body.reference)),
    ),
  ]
}
