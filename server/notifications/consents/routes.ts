/** API calls about consents. */
import { listConsents } from '#contract/messages/consents.ts'
import { stopOffers as stopOffersCall } from '#contract/messages/offers.ts'
import { inTransaction } from '../../database/transaction.ts'
import { route, type Route } from '../../http/route.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { userOfStopKey } from './offer-link.ts'
import { stopOffers } from './stop-offers.ts'
import { selectConsents } from './store.ts'
import { consentView } from './view.ts'

export function consentRoutes({ db, clock, config }: Deps): Route[] {
  return [
    route(listConsents, async ({ params }) =>
      (await selectConsents(db, params.id)).map(consentView),
    ),
    route(stopOffersCall, async ({ body }) => {
      const userId = userOfStopKey(body.key, config)
      const isStopped =
        userId !== null &&
        (await inTransaction(db, (tx) => stopOffers(tx, userId, { at: clock(), place: 'link' })))
      if (!isStopped) throw new AppError('not_found', say('badOfferLink'))
      return { stopped: true as const }
    }),
  ]
}
