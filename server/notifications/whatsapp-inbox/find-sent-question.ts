/** A question that was sent by WhatsApp, by our name for its message or by WhatsApp's. */
import type { Db } from '../../database/transaction.ts'

export interface SentQuestion {
  /** What it asks about; null for a message that asks nothing. */
  asks: string | null
  /** WhatsApp's name for the message. */
  carrierId: string | null
  /** The number that it went to, as its owner wrote it. */
  recipient: string
  customer: { id: string; language: string | null }
}

/** @returns undefined also where the number isn't its customer's proven one any more, or the account is suspended */
export async function findSentQuestion(
  db: Db,
  by: { id: string } | { carrierId: string },
): Promise<SentQuestion | undefined> {
  const row = await db
    .selectFrom('outbox_messages')
    .innerJoin('users', 'users.id', 'outbox_messages.user_id')
    .select(['users.id', 'users.language', 'outbox_messages.recipient', 'carrier_id', 'parts'])
    .where('outbox_messages.channel', '=', 'whatsapp')
    .$if('id' in by, (query) => query.where('outbox_messages.id', '=', (by as { id: string }).id))
    .$if('carrierId' in by, (query) =>
      query.where('carrier_id', '=', (by as { carrierId: string }).carrierId),
    )
    .whereRef('users.phone', '=', 'outbox_messages.recipient')
    .where('users.phone_proven_at', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, language, recipient, carrier_id: carrierId, parts } = row
  const params: { proposalId?: string } | undefined = parts[0]?.params
  return { asks: params?.proposalId ?? null, carrierId, recipient, customer: { id, language } }
}
