/** Mails about contact messages: to the laundry's mailbox, and staff's answers. */
import type { Consumer } from '../../events/consumer.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { queueMessage } from '../../notifications/outbox/queue-message.ts'
import { shortenText } from '../../platform/shorten-text.ts'
import { findContactAnswer, lockContactMessage } from './store.ts'

/** How much of an answer the bell shows; all of it is in the mail. */
const BELL_CHARACTERS = 400

export const contactMails: Consumer = {
  name: 'contact mails',
  on: {
    async 'contact_message.sent'(tx, deps, { subject: { id }, data: { userId }, at }, settings) {
      const { email: laundry, timeZone } = settings
      if (!laundry) return
      const message = await lockContactMessage(tx, id)
      if (!message) return
      await queueMessage(tx, deps, {
        kind: 'contact.received',
        params: {
          name: message.name,
          email: message.email,
          phone: message.phone,
          subject: message.subject,
          message: message.message,
          inquiry: message.inquiry_type,
          at: message.created_at.toISOString(),
          timeZone,
        },
        // Answering the mail answers the sender.
        replyTo: { name: message.name, address: message.email },
        id,
        userId,
        to: laundry,
        at,
      })
    },

    async 'contact_message.answered'(tx, deps, { subject: { id }, data, at }, { timeZone }) {
      const { userId, answerId } = data
      const message = await lockContactMessage(tx, id)
      const answer = await findContactAnswer(tx, answerId)
      if (!message || !answer) return
      await queueMessage(tx, deps, {
        kind: 'contact.answered_by_mail',
        params: {
          // Anyone who has an account is greeted by the mail itself.
          greeted: message.user_id === null ? message.name : null,
          subject: message.subject,
          message: message.message,
          answer,
          at: message.created_at.toISOString(),
          timeZone,
        },
        to: message.email,
        userId,
        at,
      })
      if (userId === null) return
      const isCut = answer.length > BELL_CHARACTERS
      await notify(tx, deps, {
        userId,
        dedupeKey: `contact-answer:${answerId}`,
        kind: 'contact.answered',
        params: {
          subject: message.subject,
          answer: isCut ? shortenText(answer, BELL_CHARACTERS + 1) : answer,
          isCut,
        },
        link: '/contact',
        at,
        bellOnly: true,
      })
    },
  },
}
