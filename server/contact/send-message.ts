/** Takes a message of the contact page: stored once, and on its way to the laundry's mailbox. */
import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { contactBody } from '#contract/contact.ts'
import { isUniqueViolation } from '../database/constraint-errors.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { Person } from '../http/session.ts'
import { newId } from '../platform/ids.ts'
import { findHashByKey, insertMessage } from './store.ts'

/**
 * @param sender who is signed in, if anybody
 * @param key the request's Idempotency-Key: the same key and body are one message
 * @throws AppError `key_reused` when the key came with another message
 */
export async function sendMessage(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  sender: Person | null,
  body: z.output<typeof contactBody>,
  key: string | null,
): Promise<void> {
  const now = clock()
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
      await jobs.enqueue(tx, 'mail-contact', { messageId: id })
    })
  } catch (error) {
    if (key === null || !isUniqueViolation(error, 'contact_messages_idempotency')) throw error
    if ((await findHashByKey(db, key)) !== requestHash)
      throw new AppError('key_reused', 'This Idempotency-Key was already used for another message.')
  }
}
