/** What leaves because of messages of the contact page: to the laundry's mailbox, and the answers. */
import { INQUIRY_TYPES } from '#contract/contact.ts'
import type { Consumer } from '../../events/consumer.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { queueMessage, type OutboxMessageInput } from '../../notifications/outbox/queue-message.ts'
import { firstWords } from '../../platform/first-words.ts'
import { findAnswer, lockMessage } from './store.ts'

/** How much of an answer the bell shows; all of it is in the mail. */
const BELL_CHARACTERS = 400

type Message = NonNullable<Awaited<ReturnType<typeof lockMessage>>>

export const contactMails: Consumer = {
  name: 'contact mails',
  on: {
    async 'contact_message.sent'(tx, deps, { subject: { id }, data: { userId }, at }, settings) {
      const { email: laundry, timeZone } = settings
      if (!laundry) return
      const message = await lockMessage(tx, id)
      if (!message) return
      await queueMessage(tx, deps, {
        ...forLaundry(message, timeZone),
        id,
        userId,
        to: laundry,
        at,
      })
    },

    async 'contact_message.answered'(tx, deps, { subject: { id }, data, at }, { timeZone }) {
      const { userId, answerId } = data
      const message = await lockMessage(tx, id)
      const answer = await findAnswer(tx, answerId)
      if (!message || !answer) return
      await queueMessage(tx, deps, { ...withAnswer(message, answer, timeZone), userId, at })
      if (userId === null) return
      const isCut = answer.length > BELL_CHARACTERS
      await notify(tx, deps, {
        userId,
        dedupeKey: `contact-answer:${answerId}`,
        kind: 'contact.answered',
        params: {
          subject: message.subject,
          answer: isCut ? firstWords(answer, BELL_CHARACTERS + 1) : answer,
          isCut,
        },
        link: '/contact',
        at,
        bellOnly: true,
      })
    },
  },
}

/** Answering the mail answers the sender. */
function forLaundry(
  { name, email, phone, subject, message, inquiry_type: inquiryType, created_at: at }: Message,
  timeZone: string,
): Pick<OutboxMessageInput, 'replyTo' | 'subject' | 'body'> {
  const about = INQUIRY_TYPES.find(({ value }) => value === inquiryType)!.label
  const receivedAt = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(at)
  const facts = [
    `About: ${about}`,
    `Email: ${email}`,
    ...(phone ? [`Phone: ${phone}`] : []),
    `Received: ${receivedAt}`,
  ]
  return {
    replyTo: { name, address: email },
    subject: `Contact: ${subject}`,
    body: [
      `${name} wrote to you through the contact page.`,
      facts.join('\n'),
      message,
      `Reply to this mail to answer ${name}.`,
    ].join('\n\n'),
  }
}

/** With the message quoted. */
function withAnswer(
  { user_id: userId, name, email, subject, message, created_at: writtenAt }: Message,
  answer: string,
  timeZone: string,
): Pick<OutboxMessageInput, 'to' | 'subject' | 'body'> {
  const when = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(writtenAt)
  return {
    to: email,
    subject: `Re: ${subject}`,
    // Anyone who has an account is greeted by the mail itself.
    body: [
      ...(userId === null ? [`Hello ${name},`] : []),
      answer,
      `On ${when} you wrote:`,
      quoted(message),
    ].join('\n\n'),
  }
}

/** Without empty lines, at which a mail begins another paragraph. */
function quoted(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}
