/** Takes a message of the contact page: stored once, and on its way to the laundry's mailbox, if it has one. */
import type * as z from 'zod/mini'
import { INQUIRY_TYPES, type contactBody } from '#contract/contact.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { queueMessage, type OutboxMessageInput } from '../../notifications/outbox/queue-message.ts'
import { newId } from '../../platform/ids.ts'
import { onceByKey, requestHash } from '../../platform/once-by-key.ts'
import { findHashByKey, insertMessage } from './store.ts'

/**
 * @param sender who is signed in, if anybody
 * @param key the request's Idempotency-Key: the same key and body are one message
 * @throws AppError `key_reused` when the key came with another message
 */
export async function sendMessage(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'offer'>,
  sender: Person | null,
  body: z.output<typeof contactBody>,
  key: string | null,
): Promise<void> {
  const { db, offer } = deps
  const { email: laundry, timeZone } = await offer.current()
  const now = deps.clock()
  const id = newId(now)
  const hash = requestHash(key, body)
  const write = () =>
    inTransaction(db, async (tx) => {
      await insertMessage(tx, {
        id,
        name: body.name,
        email: body.email,
        phone: body.phone ?? '',
        subject: body.subject,
        message: body.message,
        inquiry_type: body.inquiryType ?? 'general',
        user_id: sender?.id ?? null,
        idempotency_key: key,
        request_hash: hash,
        created_at: now,
      })
      if (laundry) {
        const mail = mailOf(body, timeZone, now)
        await queueMessage(tx, deps, { ...mail, id, userId: sender?.id ?? null, to: laundry })
      }
      return hash
    })
  await onceByKey<string | null>(
    {
      key,
      constraint: 'contact_messages_idempotency',
      find: (used) => findHashByKey(db, used),
      isSame: (earlier) => earlier === hash,
      what: 'message',
    },
    write,
  )
}

/** Answering the mail answers the sender. */
function mailOf(
  { name, email, phone, subject, message, inquiryType }: z.output<typeof contactBody>,
  timeZone: string,
  at: Date,
): Omit<OutboxMessageInput, 'id' | 'userId' | 'to'> {
  const about = INQUIRY_TYPES.find(({ value }) => value === (inquiryType ?? 'general'))!.label
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
    at,
  }
}
