/** The visible list of work that is done in the background. */
import { removeOldCounters } from './identity/accounts/guess.ts'
import { forgetExpired } from './identity/accounts/forget-expired.ts'
import { mailEmailLinks } from './identity/accounts/mail-email-links.ts'
import { mailResetLinks } from './identity/accounts/mail-reset-links.ts'
import { mailInvitations } from './identity/staff-invitations/mail-invitations.ts'
import { backUpNightly } from './backoffice/backup/back-up-nightly.ts'
import { sendDueWebhooks, webhookSender } from './backoffice/webhooks/deliver-webhooks.ts'
import { forgetClaimPhotos } from './support/claims/forget-photos.ts'
import { forgetUnsentPictures } from './support/pictures/add-picture.ts'
import { tendChats } from './support/chat/tend-chats.ts'
import { inTransaction } from './database/transaction.ts'
import type { Deps } from './platform/deps.ts'
import { workSteps } from './platform/one-by-one.ts'
import { removePictures } from './ordering/garments/remove-pictures.ts'
import { forgetRung } from './notifications/staff-bell/forget-rung.ts'
import { eraseOutbox } from './notifications/outbox/erase-outbox.ts'
import { deliverMessages } from './notifications/outbox/deliver-messages.ts'
import { orderMailDetails } from './ordering/orders/order-mail.ts'
import { forgetUnusedPhotos } from './ordering/custody/add-unit-picture.ts'
import { forgetThings } from './ordering/found-things/put-aside.ts'
import { forgetUnitPhotos } from './ordering/custody/forget-photos.ts'
import { rootCustody } from './ordering/custody/root-custody.ts'
import { endUnanswered } from './ordering/proposals/end-unanswered.ts'
import { remindPickups } from './ordering/orders/remind-pickups.ts'
import { workPaymentJobs, retryPendingPayments } from './billing/order-payments/pending-payments.ts'
import { settleStatuses } from './ordering/orders/settle-statuses.ts'
import { textCodes } from './identity/phone-proof/text-codes.ts'
import { textSignInCodes } from './identity/phone-sign-in/text-sign-in-codes.ts'
import { forgetCards } from './identity/profile/forget-cards.ts'
import { BRING_INS } from './bring-ins.ts'
import { issueCompanyInvoices } from './billing/companies/issue-company-invoices.ts'
import { remindCompanies } from './billing/companies/remind-company.ts'
import { runSubscriptions } from './billing/subscriptions/run-subscriptions.ts'

/** Starts doing the queued work. */
export async function startWorkers(deps: Deps): Promise<void> {
  const { jobs } = deps
  const detailsOf = orderMailDetails(deps)
  await jobs.work('deliver-letter', 50, (batch) => deliverMessages(deps, batch, detailsOf))
  await jobs.work('mail-reset-link', 10, (batch) => mailResetLinks(deps, batch))
  await jobs.work('text-phone-code', 10, (batch) => textCodes(deps, batch))
  await jobs.work('text-sign-in-code', 10, (batch) => textSignInCodes(deps, batch))
  await jobs.work('mail-email-link', 10, (batch) => mailEmailLinks(deps, batch))
  await jobs.work('mail-staff-invitation', 10, (batch) => mailInvitations(deps, batch))
  await jobs.work('erase-outbox', 10, (batch) => eraseOutbox(deps, batch))
  await jobs.work('remind-pickups', 1, () => remindPickups(deps))
  await jobs.schedule('remind-pickups', '* * * * *')
  await jobs.work('end-unanswered', 1, () => endUnanswered(deps))
  await jobs.schedule('end-unanswered', '* * * * *')
  await jobs.work('settle-order-money', 10, (batch) => workPaymentJobs(deps, batch))
  await jobs.work('settle-status', 20, (batch) => settleStatuses(deps, batch))
  await jobs.work('sweep-order-money', 1, () => retryPendingPayments(deps))
  await jobs.schedule('sweep-order-money', '* * * * *')
  await jobs.work('run-subscriptions', 1, () => runSubscriptions(deps))
  await jobs.schedule('run-subscriptions', '* * * * *')
  await jobs.work('invoice-companies', 1, () => issueCompanyInvoices(deps))
  await jobs.schedule('invoice-companies', '*/10 * * * *')
  await jobs.work('remind-companies', 1, () => remindCompanies(deps))
  await jobs.schedule('remind-companies', '17 * * * *')
  await jobs.work('tend-chats', 1, () => tendChats(deps))
  await jobs.schedule('tend-chats', '* * * * *')
  await jobs.work('remove-pictures', 1, () =>
    workSteps(
      deps,
      forgetUnsentPictures,
      forgetClaimPhotos,
      forgetThings,
      forgetUnusedPhotos,
      forgetUnitPhotos,
      removePictures,
    ),
  )
  await jobs.schedule('remove-pictures', '*/10 * * * *')
  await jobs.work('bring-in-prices', 1, () => workSteps(deps, ...BRING_INS))
  await jobs.schedule('bring-in-prices', '* * * * *')
  await jobs.work('remove-old-counters', 1, () => removeOldCounters(deps.db))
  await jobs.schedule('remove-old-counters', '*/10 * * * *')
  await jobs.work('forget-cards', 1, () => forgetCards(deps))
  await jobs.schedule('forget-cards', '23 * * * *')
  await jobs.work('forget-expired', 1, () => workSteps(deps, forgetExpired, forgetRung))
  await jobs.schedule('forget-expired', '41 * * * *')
  await jobs.work('deliver-webhook', 20, webhookSender(deps))
  await jobs.work('send-due-webhooks', 1, () => sendDueWebhooks(deps))
  await jobs.schedule('send-due-webhooks', '* * * * *')
  await jobs.work('root-custody', 1, () => rootCustody(deps))
  await jobs.schedule('root-custody', '*/10 * * * *')
  if (deps.config.backups !== null) {
    await jobs.work('back-up', 1, () => backUpNightly(deps))
    await jobs.schedule('back-up', '*/10 * * * *')
    // Anyone who sets it up sees at once that it works, and a machine that was off makes up for the night.
    await inTransaction(deps.db, (tx) => jobs.enqueue(tx, 'back-up', null))
  }
}
