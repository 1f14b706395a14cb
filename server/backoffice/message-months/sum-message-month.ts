/** Messages of a month, summed by channel and by kind. */
import type { BranchId } from '#domain/base/branch.ts'
import { addDays, instantAt } from '#domain/base/time-zone.ts'
import { costInRupees } from '#domain/messages/message-cost.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { periodAround } from '#domain/reports/reports.ts'
import type { MessageMonth } from '#contract/messages/message-months.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../platform/deps.ts'
import { CHANNELS } from '../../notifications/channels.ts'
import { type MessageSum, selectMessageSums, selectReplyCounts } from './store.ts'

/**
 * @param month of the laundry's zone, `2026-11`
 * @param words of the reader
 */
export async function sumMessageMonth(
  { db, laundry, events, config }: Pick<Deps, 'db' | 'laundry' | 'events' | 'config'>,
  branch: BranchId,
  month: string,
  words: Words,
): Promise<MessageMonth> {
  await events.settled()
  const { timeZone } = await laundry(branch).settings.current()
  const { from, to } = periodAround('month', `${month}-01`)
  const sums = await selectMessageSums(
    db,
    instantAt(from, 0, timeZone),
    instantAt(addDays(to, 1), 0, timeZone),
  )
  const replies = await selectReplyCounts(db, month)
  // A channel that the laundry has given up stays in the months that it sent by it.
  const shown = CHANNELS.filter(
    (each) => each.isOffered(config) || sums.some(({ channel }) => channel === each.name),
  )
  const byChannel = (some: readonly MessageSum[]) =>
    shown.map(({ name }) => channelSums(name, some))
  return {
    month,
    total: totalOf(sums),
    ...(replies.free > 0 && { replies: { ...replies, cost: costOfReplies(sums) } }),
    channels: byChannel(sums),
    kinds: [...Map.groupBy(sums, (sum) => kindName(words, sum))]
      .map(([name, own]) => ({
        name,
        ...totalOf(own),
        channels: byChannel(own).filter(({ sent, failed, waiting }) => sent + failed + waiting > 0),
      }))
      .toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0) || other.sent - one.sent),
  }
}

function channelSums(channel: NotificationChannel, sums: readonly MessageSum[]) {
  const own = sums.filter((sum) => sum.channel === channel)
  return {
    channel,
    ...totalOf(own),
    priced: addUp(own, 'priced'),
    waiting: addUp(own, 'waiting'),
    failed: addUp(own, 'failed'),
    delivered: addUp(own, 'delivered') || null,
    read: addUp(own, 'read') || null,
  }
}

function totalOf(sums: readonly MessageSum[]) {
  const isPriced = addUp(sums, 'priced') > 0
  return {
    sent: addUp(sums, 'sent'),
    segments: addUp(sums, 'segments') || null,
    cost: isPriced ? costInRupees(addUp(sums, 'cost')) : null,
  }
}

/** Those that are free cost nothing. */
function costOfReplies(sums: readonly MessageSum[]): number | null {
  const own = sums.filter(({ kind }) => kind === 'whatsapp.reply')
  const isKnown = addUp(own, 'priced') === addUp(own, 'sent')
  return isKnown ? costInRupees(addUp(own, 'cost')) : null
}

type Summed = { [K in keyof MessageSum]: MessageSum[K] extends number | null ? K : never }

function addUp(sums: readonly MessageSum[], key: Summed[keyof MessageSum]): number {
  return sums.reduce((total, sum) => total + (sum[key] ?? 0), 0)
}

/** @returns the name of a kind of message; a change of status goes by the status */
function kindName({ statusLabels, messageKinds }: Words, { kind, status }: MessageSum): string {
  return status === null ? messageKinds[kind] : statusLabels[status]
}
