/** What rings staff's bell: orders that customers place, who begins to wait for an answer, and what failed at night. */
import type { Consumer } from '../../events/consumer.ts'
import type { Tx } from '../../database/transaction.ts'
import type { StoredEvent } from '../../events/event-types.ts'
import { ringStaff } from './ring-staff.ts'

export const staffBell: Consumer = {
  name: 'staff bell',
  on: {
    /** What staff take themselves is no news. */
    async 'order.placed'(tx, _, { subject: { id }, actor, data, at }) {
      const { number, userId, pickupDate, pickupTime, totalPaise } = data
      if (actor !== userId) return
      await ringStaff(tx, 'orders', {
        kind: 'staff.order_placed',
        params: { number, pickupDate, pickupTime, totalPaise },
        dedupeKey: `order:${id}`,
        link: `/admin/orders/${id}`,
        at,
      })
    },

    async 'chat.asked'(tx, _, { id, subject, at }) {
      await ringStaff(tx, 'chats', {
        kind: 'staff.chat_waits',
        dedupeKey: `chat:${id}`,
        link: `/admin/help-desk?tab=chat&open=${subject.id}`,
        at,
      })
    },

    async 'ticket.opened'(tx, _, { subject: { id }, data: { number }, at }) {
      await ringStaff(tx, 'tickets', {
        kind: 'staff.ticket_opened',
        params: { number },
        dedupeKey: `ticket:${id}`,
        link: `/admin/help-desk?tab=tickets&open=${number}`,
        at,
      })
    },

    async 'ticket.replied'(tx, _, { data: { number, messageId }, at }) {
      await ringStaff(tx, 'tickets', {
        kind: 'staff.ticket_replied',
        params: { number },
        dedupeKey: `ticket-message:${messageId}`,
        link: `/admin/help-desk?tab=tickets&open=${number}`,
        at,
      })
    },

    async 'contact_message.sent'(tx, _, { subject: { id }, at }) {
      await ringStaff(tx, 'tickets', {
        kind: 'staff.message_sent',
        dedupeKey: `message:${id}`,
        link: `/admin/help-desk?tab=messages&open=${id}`,
        at,
      })
    },

    async 'backup.failed'(tx, _, { data: { nightDate }, at }) {
      await ringStaff(tx, 'backups', {
        kind: 'staff.backup_failed',
        params: { nightDate },
        dedupeKey: `backup:${nightDate}`,
        link: '/admin/now',
        at,
      })
    },

    'webhook.given_up': ringOfWebhook,
    'webhook.gone': ringOfWebhook,
  },
}

async function ringOfWebhook(
  tx: Tx,
  _: unknown,
  { id, data: { host }, at }: StoredEvent<'webhook.given_up' | 'webhook.gone'>,
): Promise<void> {
  await ringStaff(tx, 'webhooks', {
    kind: 'staff.webhook_refused',
    params: { host },
    dedupeKey: `webhook:${id}`,
    link: '/admin/settings?tab=developers',
    at,
  })
}
