/** Takes a message of the contact page: stored once, and on its way to the laundry's mailbox, if it has one. */
import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { INQUIRY_TYPES, type contactBody } from '#contract/contact.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { postLetter, type Letter } from '../../notifications/outbox/post-letter.ts'
import { newId } from '../../platform/ids.ts'
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
  const requestHash =
    key === null ? null : createHash('sha256').update(JSON.stringify(body)).digest('hex')
  try {
    await inTransaction(db, async (tx) => {
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
        request_hash: requestHash,
        created_at: now,
      })
      if (laundry) {
        const letter = letterOf(body, timeZone, now)
        await postLetter(tx, deps, { ...letter, id, userId: sender?.id ?? null, to: laundry })
      }
    })
  } catch (error) {
    if (key === null || !isUniqueViolation(error, 'contact_messages_idempotency')) throw error
    if ((await findHashByKey(db, key)) !== requestHash)
      throw new AppError('key_reused', 'This Idempotency-Key was already used for another message.')
  }
}

/** Answering the letter answers the sender. */
function letterOf(
  { name, email, phone, subject, message, inquiryType }: z.output<typeof contactBody>,
  timeZone: string,
  at: Date,
): Omit<Letter, 'id' | 'userId' | 'to'> {
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
