/** What left for the demo's customer: a mail of everything she was notified of, and a text message that failed. */
import type { Insertable } from 'kysely'
import { newId } from '../../platform/ids.ts'
import type { Tables } from '../../database/tables.ts'
import type { Person } from './demo-people.ts'

type Row = Insertable<Tables['outbox_messages']>

const MAIL_SECONDS = 2

/** @param notifications hers, the oldest first */
export function demoOutbox(
  customer: Person,
  notifications: readonly Insertable<Tables['notifications']>[],
): Row[] {
  const messages = notifications.map((notification): Row => {
    const at = notification.created_at
    return {
      id: newId(at),
      user_id: customer.id,
      notification_id: notification.id,
      channel: 'email',
      recipient: customer.email,
      subject: notification.title,
      body: notification.message,
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
      last_error: 'The SMS gateway answered 422.',
      sent_at: null,
    },
  ]
}
