/** API calls about consents. */
import { listConsents } from '#contract/messages/consents.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectConsents } from './store.ts'
import { consentView } from './view.ts'

export function consentRoutes({ db }: Deps): Route[] {
  return [
    route(listConsents, async ({ params }) =>
      (await selectConsents(db, params.id)).map(consentView),
    ),
  ]
}
