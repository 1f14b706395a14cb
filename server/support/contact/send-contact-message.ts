/** Receives a contact message, once. */
import type * as z from 'zod/mini'
import type { contactBody } from '#contract/help/contact.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { newId } from '../../platform/ids.ts'
import { runOnceByKey, requestHash } from '../../platform/run-once-by-key.ts'
import { findMessageHashByKey, insertContactMessage } from './store.ts'

/**
 * @param sender who is signed in, if anybody
 * @param key the request's Idempotency-Key: the same key and body are one message
 * @throws AppError `key_reused` when the key came with another message
 */
export async function sendContactMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  sender: Person | null,
  body: z.output<typeof contactBody>,
  key: string | null,
): Promise<void> {
  const { db } = deps
  const now = deps.clock()
  const id = newId(now)
  const hash = requestHash(key, body)
  const write = () =>
    inTransaction(db, async (tx) => {
      await insertContactMessage(tx, {
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
      const userId = sender?.id ?? null
      await emit(tx, deps, {
        type: 'contact_message.sent',
        subject: { kind: 'contact_message', id },
        actor: userId,
        data: { userId },
        at: now,
      })
      return hash
    })
  await runOnceByKey<string | null>(
    {
      key,
      constraint: 'contact_messages_idempotency',
      find: (used) => findMessageHashByKey(db, used),
      isSame: (earlier) => earlier === hash,
      what: 'message',
    },
    write,
  )
}
