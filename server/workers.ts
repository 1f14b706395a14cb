/** The visible list of work that is done in the background. */
import { mailMessages } from './contact/mail-messages.ts'
import type { Deps } from './deps.ts'
import { removePictures } from './garments/remove-pictures.ts'
import { mailNotifications } from './notifications/mail-notifications.ts'
import { remindPickups } from './notifications/remind-pickups.ts'
import { runSubscriptions } from './subscriptions/run-subscriptions.ts'

/** Starts doing the queued work. */
export async function startWorkers(deps: Deps): Promise<void> {
  const { jobs } = deps
  await jobs.work('mail-notification', 50, (batch) => mailNotifications(deps, batch))
  await jobs.work('mail-contact', 1, (batch) =>
    mailMessages(
      deps,
      batch.map((job) => job.messageId),
    ),
  )
  await jobs.work('remind-pickups', 1, () => remindPickups(deps))
  await jobs.schedule('remind-pickups', '* * * * *')
  await jobs.work('run-subscriptions', 1, () => runSubscriptions(deps))
  await jobs.schedule('run-subscriptions', '* * * * *')
  await jobs.work('remove-pictures', 1, () => removePictures(deps))
  await jobs.schedule('remove-pictures', '*/10 * * * *')
}
