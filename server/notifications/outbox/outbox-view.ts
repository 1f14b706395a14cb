/** An outbox message in API answers to staff. */
import type { OutboxMessage } from '#contract/messages/outbox.ts'
import type { Words } from '#words/words.ts'
import { channelByName } from '../channels.ts'
import type { OutboxRow } from './outbox-store.ts'
import { textOfParts } from './wording/text-of-parts.ts'

export function outboxMessageView(words: Words, row: OutboxRow): OutboxMessage {
  return {
    _id: row.id,
    channel: row.channel,
    state: row.status,
    to: channelByName(row.channel).shownRecipient(row.recipient),
    person: row.person,
    subject: textOfParts(words, row.parts).title,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    readAt: row.read_at?.toISOString() ?? null,
    leavesAt: isPutOff(row) ? row.due_at.toISOString() : null,
    tries: row.attempts,
    lastError: row.last_error,
    delivery: row.resend_number,
    takenOverBy: row.taken_over_by,
  }
}

/** Whether it leaves later; its words are final from then on, or after a try before. */
function isPutOff(row: OutboxRow): row is OutboxRow & { due_at: Date } {
  const { status, due_at: dueAt, sealed_at: sealedAt } = row
  return status === 'waiting' && dueAt !== null && (sealedAt === null || sealedAt < dueAt)
}
