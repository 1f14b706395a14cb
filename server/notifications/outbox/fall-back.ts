/** Tries the next channel of a message that failed, or didn't arrive in time. */
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { overdueAt, PATIENCE_MS } from '#domain/messages/patience.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { carrierChannels, channelByName } from '../channels.ts'
import { findWays } from '../notifications/find-ways.ts'
import { answerUntil } from './about-order.ts'
import { emitUnsent } from './emit-unsent.ts'
import {
  clearNextChannels,
  insertFallbacks,
  isSaidOtherwise,
  lockTried,
  markAlerted,
  type TriedMessage,
} from './leaving/fallback-store.ts'
import { partsNotSaidAnew } from './drop-replaced-parts.ts'
import { isPartOver } from './is-too-late.ts'

type FallbackDeps = Pick<Deps, 'clock' | 'events' | 'config' | 'jobs'>

/**
 * Asks again later while the message may still arrive, in another browser too, and does nothing a second time. What a
 * newer message replaced, or can't be answered any more, isn't said again. Where no way that leaves the machine is left
 * for a message that failed, or for a notice that no browser showed, staff hear of it once.
 */
export async function fallBack(tx: Tx, deps: FallbackDeps, id: string): Promise<void> {
  const at = deps.clock()
  const rows = await lockTried(tx, id)
  const message = rows.find((row) => row.id === id)
  if (!message || rows.some((row) => row.alerted_at !== null)) return
  const overdue = rows.flatMap((row) => whenOverdue(deps, row, at) ?? [])
  if (overdue.length < rows.length) return
  const last = new Date(Math.max(...overdue.map((time) => time.getTime())))
  if (last > at) {
    await deps.jobs.enqueueAt(tx, 'check-arrival', { at: last, job: { messageId: id } })
    return
  }
  const ids = rows.map((row) => row.id)
  const next = await takeOver(tx, deps, rows, at)
  const isMissed = message.status === 'failed' || !channelByName(message.channel).reaches
  if (next === 'nothing_to_say' || !isMissed) return
  const carriers = carrierChannels(deps.config)
  if (await isSaidOtherwise(tx, ids, message.notification_id, carriers)) return
  const isFallback = next !== null || rows.some((row) => row.fallback_of !== null)
  await emitUnsent(tx, deps, { ...message, isFallback })
  await markAlerted(tx, ids, at)
}

/** @returns null for a message that arrived, or counts as arrived */
function whenOverdue(deps: Pick<Deps, 'config'>, message: TriedMessage, at: Date): Date | null {
  const { status, sent_at: sentAt, due_at: dueAt, channel } = message
  if (status === 'failed') return new Date(0)
  if (status === 'sent') return arrivalCheckOf(deps, message, sentAt!)
  return new Date(Math.max(at.getTime(), dueAt?.getTime() ?? 0) + PATIENCE_MS[channel])
}

/**
 * @returns when to ask whether a message arrived: where another channel is left, and for a notice after which no one is,
 *   for a browser may never show it; else null
 */
export function arrivalCheckAfter(
  deps: Pick<Deps, 'config'>,
  message: LeftMessage & Pick<TriedMessage, 'next_channels' | 'fallback_of'>,
  sentAt: Date,
): Date | null {
  const { next_channels: next, fallback_of: fallbackOf, channel } = message
  const isWatched = next !== null || (fallbackOf !== null && !channelByName(channel).reaches)
  return isWatched ? arrivalCheckOf(deps, message, sentAt) : null
}

/** @returns when a message that left is to have arrived; null where that is known, or never will be */
export function arrivalCheckOf(
  { config }: Pick<Deps, 'config'>,
  { channel, parts, delivered_at: deliveredAt, read_at: readAt }: LeftMessage,
  sentAt: Date,
): Date | null {
  const mustBeRead = answerUntil({ parts }) !== null
  const reports = channelByName(channel).reports(config)
  return overdueAt({ channel, sentAt, deliveredAt, readAt }, { reports, mustBeRead })
}

type LeftMessage = Pick<TriedMessage, 'channel' | 'parts' | 'delivered_at' | 'read_at'>

/** @returns the channel that says it now; null where none is left, or its time is over */
async function takeOver(
  tx: Tx,
  deps: FallbackDeps,
  rows: readonly TriedMessage[],
  at: Date,
): Promise<NotificationChannel | 'nothing_to_say' | null> {
  const [first] = rows
  const ids = rows.map((row) => row.id)
  const userId = first?.user_id
  const among = first?.next_channels
  if (!first || !userId || !among) return null
  await clearNextChannels(tx, ids)
  const news = await partsNotSaidAnew(tx, first, ids)
  if (news.length === 0) return 'nothing_to_say'
  const said = first.due_at ?? first.created_at
  const parts = news.filter((part) => !isPartOver(part, { said, now: at }))
  if (parts.length === 0) return null
  const found = await findWays(tx, deps, userId, { among, at })
  const next = among.find((channel) => found.some((way) => way.channel === channel))
  if (next === undefined) return null
  const messages = await insertFallbacks(tx, first, {
    ways: found.filter(({ channel }) => channel === next),
    parts,
    nextChannels: among.slice(among.indexOf(next) + 1),
    at,
  })
  for (const { id, due_at: dueAt, revision } of messages)
    if (dueAt === null) await deps.jobs.enqueue(tx, 'deliver-letter', { letterId: id })
    else
      await deps.jobs.enqueueAt(tx, 'deliver-letter', {
        at: dueAt,
        job: { letterId: id, revision },
      })
  return next
}
