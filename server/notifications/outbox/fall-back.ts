/** Tries the next channel of a message that failed, or didn't arrive in time. */
import { overdueAt } from '#domain/messages/patience.ts'
import type { MessagePart } from '../../database/own-types.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { channelByName } from '../channels.ts'
import { findWays } from '../notifications/find-ways.ts'
import { answerUntil } from './about-order.ts'
import { emitUnsent } from './emit-unsent.ts'
import {
  clearNextChannels,
  insertFallbacks,
  isSaidOtherwise,
  lockTried,
  selectPartsAbout,
  type TriedMessage,
} from './leaving/fallback-store.ts'
import { isPartOver } from './is-too-late.ts'
import { isOutdatedBy } from './wording/join-message-parts.ts'

type FallbackDeps = Pick<Deps, 'clock' | 'events' | 'config' | 'jobs'>

/**
 * Does nothing while the message may still arrive, in another browser too, nor a second time. What a newer message
 * replaced, or can't be answered any more, isn't said again. Where no way is left for a message that failed, staff hear
 * of it.
 * @returns when to ask again; null where there is nothing to wait for
 */
export async function fallBack(tx: Tx, deps: FallbackDeps, id: string): Promise<Date | null> {
  const at = deps.clock()
  const rows = await lockTried(tx, id)
  const message = rows.find((row) => row.id === id)
  if (!message) return null
  const overdue = rows.map((row) => whenOverdue(deps, row))
  // Others say themselves when they are overdue.
  if (overdue.some((time) => time === null)) return null
  const own = overdue[rows.indexOf(message)]!
  if (own > at) return own
  if (overdue.some((time) => time! > at)) return null

  const ids = rows.map((row) => row.id)
  const isTaken = await takeOver(tx, deps, rows, at)
  if (isTaken || message.status !== 'failed') return null
  if (await isSaidOtherwise(tx, ids, message.notification_id)) return null
  const isFallback = rows.some((row) => row.fallback_of !== null)
  await emitUnsent(tx, deps, { ...message, isFallback })
  return null
}

/** @returns null for a message that arrived, or still waits to leave */
function whenOverdue(deps: Pick<Deps, 'config'>, message: TriedMessage): Date | null {
  const { status, sent_at: sentAt } = message
  if (status === 'failed') return new Date(0)
  return status === 'waiting' || sentAt === null ? null : arrivalCheckOf(deps, message, sentAt)
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

/** @returns whether another channel says it now, or nothing of it is worth saying any more */
async function takeOver(
  tx: Tx,
  deps: FallbackDeps,
  rows: readonly TriedMessage[],
  at: Date,
): Promise<boolean> {
  const [first] = rows
  const ids = rows.map((row) => row.id)
  const userId = first?.user_id
  const among = first?.next_channels
  if (!first || !userId || !among) return false
  await clearNextChannels(tx, ids)
  const news = await partsNotSaidAnew(tx, { ...first, user_id: userId }, ids)
  if (news.length === 0) return true
  const said = first.due_at ?? first.created_at
  const parts = news.filter((part) => !isPartOver(part, { said, now: at }))
  if (parts.length === 0) return false
  const found = await findWays(tx, deps, userId, { among, at })
  const next = among.find((channel) => found.some((way) => way.channel === channel))
  if (next === undefined) return false
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
  return true
}

async function partsNotSaidAnew(
  tx: Tx,
  { user_id: userId, topic, parts }: TriedMessage & { user_id: string },
  except: readonly string[],
): Promise<MessagePart[]> {
  const others = topic === null ? [] : await selectPartsAbout(tx, { userId, topic, except })
  return parts.filter((part) => !others.some((other) => isOutdatedBy(other, part)))
}
