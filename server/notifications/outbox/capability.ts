/** Capability face: the outbox. */
import type { Capability } from '../../capability/capability.ts'
import type { Deps } from '../../platform/deps.ts'
import type { DetailsOf } from '../channels/email-details.ts'
import { outboxAudit } from './audit-entries.ts'
import { checkArrivals } from './check-arrivals.ts'
import { deliverMessages } from './deliver-messages.ts'
import { eraseOutboxOfPeople } from './erase-outbox-of-people.ts'
import type { IsOfferOver } from './hold-of-offer.ts'
import { outboxData } from './personal-data.ts'
import type { FindCodeThatCounts } from './wording/sealed-delivery-code.ts'

/**
 * @param mailDetails what stands in mails below their words
 * @param known what other capabilities know of a message as it leaves
 */
export const outbox = (
  mailDetails: (deps: Deps) => DetailsOf,
  known: { isOfferOver: IsOfferOver; findCode: FindCodeThatCounts },
): Capability => ({
  routes: async (deps) =>
    (await import('./routes.ts')).outboxRoutes(deps, {
      detailsOf: mailDetails(deps),
      findCode: known.findCode,
    }),
  sections: { 'admin/outbox': 'Console: settings' },
  audit: outboxAudit,
  jobs: [
    {
      name: 'deliver-letter',
      batch: 50,
      run: (deps, batch) =>
        deliverMessages(deps, batch, { detailsOf: mailDetails(deps), ...known }),
    },
    { name: 'check-arrival', batch: 50, run: checkArrivals },
    { name: 'erase-outbox', batch: 10, run: eraseOutboxOfPeople },
  ],
  personalData: [outboxData],
})
