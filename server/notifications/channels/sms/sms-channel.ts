/** Text messages, only to a person's current, proven number. */
import { sql } from 'kysely'
import { countSegments } from '#domain/messages/templates/segments.ts'
import { Refused } from '../../../platform/mail/refused.ts'
import type { Channel } from '../channel.ts'
import { textMessage } from './text-message.ts'

export const smsChannel: Channel = {
  name: 'sms',
  joins: true,
  alertsStaff: true,
  reaches: true,
  isContact: true,
  file: { ending: 'txt', type: 'text/plain; charset=utf-8' },
  hasCarrier: ({ sms }) => sms !== null,
  recipients: (isWanted) => sql`select users.phone where takes_texts(users) and ${isWanted}`,
  shownRecipient: (recipient) => recipient,
  async write({ config }, { link }, { words, text }) {
    return textMessage(words, text, link, config.baseUrl)
  },
  async send(
    { sms, staffWords: { deliveryProblems }, config },
    message,
    { words, text },
    { store },
  ) {
    const { id, recipient: to, link } = message
    if (to === '') throw new Refused(deliveryProblems.noWay)
    if (message.phone !== to) throw new Refused(deliveryProblems.phoneChanged)
    if (!message.takes_texts) throw new Refused(deliveryProblems.phoneNotProven)
    const written = textMessage(words, text, link, config.baseUrl)
    await sms.send({ id, to, text: written })
    const { count } = countSegments(written)
    await store({ charge: { rate: config.sms ? 'smsService' : null, segments: count } })
  },
}
