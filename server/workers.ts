/** The list of all background work. */
import type { Schedule } from '#domain/club/schedules.ts'
import { removeOldCounters } from './identity/accounts/guesses/guess.ts'
import { forgetExpired } from './identity/accounts/sessions/forget-expired.ts'
import { mailEmailLinks } from './identity/accounts/email/mail-email-links.ts'
import { mailResetLinks } from './identity/accounts/sign-in/mail-reset-links.ts'
import { mailInvitations } from './identity/staff-invitations/mail-invitations.ts'
import { backUpNightly } from './backoffice/backup/back-up-nightly.ts'
import { sendDueWebhooks, webhookSender } from './backoffice/webhooks/deliver-webhooks.ts'
import { forgetClaimPhotos } from './support/claims/forget-photos.ts'
import { forgetUnsentPictures } from './support/pictures/add-picture.ts'
import { tendChats } from './support/chat/tend-chats.ts'
import { inTransaction } from './database/transaction.ts'
import type { Deps } from './platform/deps.ts'
import { followSchedule, forgetFailure } from './platform/failing-schedules.ts'
import { runSteps } from './platform/one-by-one.ts'
import { rehearseNightly } from './operate/rehearsal/rehearse-nightly.ts'
import { rehearseApart } from './rehearse-apart.ts'
import { removePictures } from './ordering/garments/remove-pictures.ts'
import { forgetRung } from './notifications/staff-bell/forget-rung.ts'
import { eraseOutbox } from './notifications/outbox/erase-outbox.ts'
import { deliverMessages } from './notifications/outbox/deliver-messages.ts'
import { orderMailDetails } from './ordering/orders/messages/order-mail.ts'
import { forgetUnusedPhotos } from './ordering/clothes/pieces/add-unit-picture.ts'
import { forgetThings } from './ordering/clothes/found-things/put-aside.ts'
import { forgetUnitPhotos } from './ordering/clothes/pieces/forget-photos.ts'
import { rootCustody } from './ordering/clothes/chain/root-custody.ts'
import { endUnanswered } from './ordering/proposals/end-unanswered.ts'
import { remindPickups } from './ordering/orders/messages/remind-pickups.ts'
import { workPaymentJobs, retryPendingPayments } from './billing/payments/pending-payments.ts'
import { settleStatuses } from './ordering/orders/status/settle-statuses.ts'
import { textCodes } from './identity/phone/proof/text-codes.ts'
import { textSignInCodes } from './identity/phone/sign-in/text-sign-in-codes.ts'
import { forgetCards } from './identity/profile/forget-cards.ts'
import { SCHEDULED_PRICES } from './scheduled-prices.ts'
import { issueCompanyInvoices } from './billing/companies/issue-company-invoices.ts'
import { remindCompanies } from './billing/companies/remind-company.ts'
import { runSubscriptions } from './billing/club/run-subscriptions.ts'

/** Starts doing the queued work. */
export async function startWorkers(deps: Deps): Promise<void> {
  const { jobs } = deps
  const every = (schedule: Schedule, cron: string, run: () => Promise<unknown>) =>
    jobs.every(schedule, cron, () => followSchedule(deps, schedule, run))
  const detailsOf = orderMailDetails(deps)
  await jobs.work('deliver-letter', 50, (batch) => deliverMessages(deps, batch, detailsOf))
  await jobs.work('mail-reset-link', 10, (batch) => mailResetLinks(deps, batch))
  await jobs.work('text-phone-code', 10, (batch) => textCodes(deps, batch))
  await jobs.work('text-sign-in-code', 10, (batch) => textSignInCodes(deps, batch))
  await jobs.work('mail-email-link', 10, (batch) => mailEmailLinks(deps, batch))
  await jobs.work('mail-staff-invitation', 10, (batch) => mailInvitations(deps, batch))
  await jobs.work('erase-outbox', 10, (batch) => eraseOutbox(deps, batch))
  await every('remind-pickups', '* * * * *', () => remindPickups(deps))
  await every('end-unanswered', '* * * * *', () => endUnanswered(deps))
  await jobs.work('settle-order-money', 10, (batch) => workPaymentJobs(deps, batch))
  await jobs.work('settle-status', 20, (batch) => settleStatuses(deps, batch))
  await every('sweep-order-money', '* * * * *', () => retryPendingPayments(deps))
  await every('run-subscriptions', '* * * * *', () => runSubscriptions(deps))
  await every('invoice-companies', '*/10 * * * *', () => issueCompanyInvoices(deps))
  await every('remind-companies', '17 * * * *', () => remindCompanies(deps))
  await every('tend-chats', '* * * * *', () => tendChats(deps))
  await every('remove-pictures', '*/10 * * * *', () =>
    runSteps(
      deps,
      forgetUnsentPictures,
      forgetClaimPhotos,
      forgetThings,
      forgetUnusedPhotos,
      forgetUnitPhotos,
      removePictures,
    ),
  )
  await every('bring-in-prices', '* * * * *', () => runSteps(deps, ...SCHEDULED_PRICES))
  await every('remove-old-counters', '*/10 * * * *', () => removeOldCounters(deps.db))
  await every('forget-cards', '23 * * * *', () => forgetCards(deps))
  await every('forget-expired', '41 * * * *', () => runSteps(deps, forgetExpired, forgetRung))
  await jobs.work('deliver-webhook', 20, webhookSender(deps))
  await every('send-due-webhooks', '* * * * *', () => sendDueWebhooks(deps))
  await every('root-custody', '*/10 * * * *', () => rootCustody(deps))
  if (deps.config.backups !== null) {
    await every('back-up', '*/10 * * * *', () => backUpNightly(deps))
    await every('rehearse-restore', '*/10 * * * *', () => rehearseNightly(deps, rehearseApart))
    // Anyone who sets it up sees at once that it works, and a machine that was off makes up for the night.
    await inTransaction(deps.db, (tx) => jobs.enqueue(tx, 'back-up', null))
  } else
    for (const schedule of ['back-up', 'rehearse-restore'] as const)
      await forgetFailure(deps.db, schedule)
}
