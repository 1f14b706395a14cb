/** The demo's outbox: a mail for each of the customer's notifications, and a failed text message. */
import type { Insertable } from 'kysely'
import { type Message, wordMessage } from '#words/message.ts'
import { english } from '#words/words.ts'
import { newId } from '../../platform/ids.ts'
import type { Tables } from '../../database/tables.ts'
import type { Person } from './demo-people.ts'

type Row = Insertable<Tables['outbox_messages']>

/** As its row is, with its parameters before they are JSON. */
export type DemoNotification = Omit<Insertable<Tables['notifications']>, 'kind' | 'params'> &
  Message

const MAIL_SECONDS = 2

/** @param notifications hers, the oldest first */
export function demoOutbox(customer: Person, notifications: readonly DemoNotification[]): Row[] {
  const messages = notifications.map((notification): Row => {
    const { kind, params } = notification
    const at = notification.created_at
    return {
      id: newId(at),
      user_id: customer.id,
      notification_id: notification.id,
      channel: 'email',
      recipient: customer.email,
      search_text: wordMessage(english, { kind, params } as Message).title,
      parts: JSON.stringify([{ kind, params }]),
      link: notification.link ?? null,
      status: 'sent',
      attempts: 1,
      created_at: at,
      sent_at: new Date(at.getTime() + MAIL_SECONDS * 1000),
    }
  })
  const last = messages.at(-1)
  if (!last || !customer.phone) return messages
  return [
    ...messages,
    {
      ...last,
      id: newId(last.created_at),
      channel: 'sms',
      recipient: customer.phone,
      status: 'failed',
      last_error: 'The operator doesn’t know this text.',
      sent_at: null,
    },
  ]
}
