/** Records what carriers say became of messages. */
import {
  applyFateNotice,
  type FateNotice,
  type MessageFate,
} from '#domain/messages/message-fate.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { arrivalCheckOf, fallBack } from './fall-back.ts'
import { findFates, lockFates, updateFates, type FateRow } from './fate-store.ts'

/** A carrier's notice about a message, which it names by our id, by its own, or by both. */
export interface CarrierNotice extends FateNotice {
  messageId: string | null
  carrierId: string | null
}

/**
 * Notices that are no news change nothing and lock nothing, and neither do those about messages that aren't ours. What
 * follows a message that failed after it was sent is the same as for one that couldn't be.
 * @param notices of one channel, in any number and order
 */
export async function recordFates(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'config' | 'jobs'>,
  channel: NotificationChannel,
  notices: readonly CarrierNotice[],
): Promise<void> {
  const news = newsOf(await findFates(deps.db, channel, notices), notices)
  if (news.length === 0) return
  await inTransaction(deps.db, async (tx) => {
    const ids = news.map(({ row }) => row.id)
    const changed = newsOf(await lockFates(tx, ids), notices)
    if (changed.length === 0) return
    await updateFates(
      tx,
      changed.map(({ row: { id }, fate }) => ({ id, ...fate })),
    )
    for (const { row, fate } of changed) {
      if (fate.status === 'failed') await fallBack(tx, deps, row.id)
      const at = arrivalCheckOfUnmarked(deps, row, fate)
      if (at) await deps.jobs.enqueueAt(tx, 'check-arrival', { at, job: { messageId: row.id } })
    }
  })
}

/** When to ask for a message that its carrier was quicker to name than its sender to mark it as sent. */
function arrivalCheckOfUnmarked(
  deps: Pick<Deps, 'config'>,
  row: FateRow,
  { status, sentAt, deliveredAt, readAt }: MessageFate,
): Date | null {
  if (row.status !== 'waiting' || status !== 'sent' || !sentAt || !row.next_channels) return null
  return arrivalCheckOf(deps, { ...row, delivered_at: deliveredAt, read_at: readAt }, sentAt)
}

/** The messages that notices change, each with its new fate. */
function newsOf(rows: readonly FateRow[], notices: readonly CarrierNotice[]) {
  return rows.flatMap((row) => {
    const before: MessageFate = {
      status: row.status,
      sentAt: row.sent_at,
      deliveredAt: row.delivered_at,
      readAt: row.read_at,
      problem: row.last_error,
    }
    const about = notices.filter(
      ({ messageId, carrierId }) =>
        messageId === row.id || (carrierId !== null && carrierId === row.carrier_id),
    )
    const fate = about.reduce(applyFateNotice, before)
    return fate === before ? [] : [{ row, fate }]
  })
}
