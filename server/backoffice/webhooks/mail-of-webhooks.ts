/** Mails the laundry when a webhook receiver can't be reached. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Consumer, ConsumerDeps } from '../../events/consumer.ts'
import type { StoredEvent } from '../../events/event-types.ts'
import { queueMessage } from '../../notifications/outbox/queue-message.ts'

export const webhookMails: Consumer = {
  name: 'webhook mails',
  on: { 'webhook.given_up': mailLaundry, 'webhook.gone': mailLaundry },
}

async function mailLaundry(
  tx: Tx,
  deps: ConsumerDeps,
  event: StoredEvent<'webhook.given_up' | 'webhook.gone'>,
  { email }: BusinessSettings,
): Promise<void> {
  if (!email) return
  await queueMessage(tx, deps, {
    kind: event.type,
    params: { host: event.data.host },
    userId: null,
    to: email,
    link: '/admin/settings?tab=developers',
    at: new Date(event.at),
  })
}
