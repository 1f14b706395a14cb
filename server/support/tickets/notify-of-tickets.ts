/** Notifies customers that their tickets and claims arrived, and of staff's work on them. */
import type { TicketStatus } from '#domain/help/tickets.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { withdrawNotificationsByPrefix } from '../../notifications/notifications/withdraw-notification.ts'
import type { Consumer } from '../../events/consumer.ts'
import { findTicketMessage, lockTicketById } from './store.ts'

export const ticketNotifications: Consumer = {
  name: 'ticket notifications',
  on: {
    /** A receipt for who wrote; what staff open is announced by what they open it for. */
    async 'ticket.opened'(tx, deps, { subject, actor, data: { number, userId }, at }) {
      const ticket = await lockTicketById(tx, subject.id)
      if (!ticket || actor !== userId) return
      await notify(tx, deps, {
        userId,
        dedupeKey: `ticket-received:${subject.id}`,
        kind: 'ticket.received',
        params: { number, subject: ticket.subject },
        link: `/help?ticket=${number}`,
        at,
      })
    },

    async 'ticket.answered'(tx, deps, { subject, data: { number, userId, messageId }, at }) {
      const ticket = await lockTicketById(tx, subject.id)
      const message = await findTicketMessage(tx, messageId)
      if (!ticket || !message) return
      await notify(tx, deps, {
        userId,
        dedupeKey: `ticket-answer:${messageId}`,
        kind: 'ticket.answered',
        params: {
          number,
          subject: ticket.subject,
          answer: message.body,
          pictures: message.pictures.length,
        },
        link: `/help?ticket=${number}`,
        at,
      })
    },

    /**
     * It waits, so that a slip is silent: what of the status still waits is withdrawn, and
     * the status that the customer knows stands in the subject, for what follows.
     */
    async 'ticket.status_set'(tx, deps, { subject, data, at }) {
      const { number, userId, from, to, withAnswer } = data
      const ticket = await lockTicketById(tx, subject.id)
      if (!ticket) return
      const [first] = await withdrawNotificationsByPrefix(tx, userId, `ticket:${subject.id}:`, at)
      const known = (first?.split(':')[2] as TicketStatus | undefined) ?? from
      if (withAnswer || to === known) return
      await notify(tx, deps, {
        userId,
        dedupeKey: `ticket:${subject.id}:${known}:${to}:${at.getTime()}`,
        kind: 'ticket.status_set',
        params: { number, subject: ticket.subject, status: to },
        link: `/help?ticket=${number}`,
        at,
        heldAbout: 'ticket',
      })
    },
  },
}
