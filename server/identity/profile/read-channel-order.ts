/** The order in which a person's channels are tried, those that come first, and those that reach them today. */
import type { AnswerOf } from '#contract/base/call.ts'
import type { readChannelOrder as readCall } from '#contract/accounts/profile.ts'
import type { ChannelChoices, FirstChannels } from '#domain/messages/channel-order.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { offeredChannels } from '../../notifications/channels.ts'
import { findWays } from '../../notifications/notifications/find-ways.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectChannelOrder } from './channel-order-store.ts'

export type ReadChannelOrder = AnswerOf<typeof readCall>

export async function readChannelOrder(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  userId: string,
): Promise<ReadChannelOrder> {
  const { db, config, clock } = deps
  const among = offeredChannels(config).map(({ name }) => name)
  const ways = await findWays(db, deps, userId, { among, at: clock() })
  const reached = new Set(ways.map(({ channel }) => channel))
  return {
    ...offeredOrder(config, await selectChannelOrder(db, userId)),
    reaching: among.filter((name) => reached.has(name)),
  }
}

/** Leaves out channels that the laundry doesn't have. */
export function offeredOrder(config: Config, { now, keep, first }: ChannelChoices): ChannelChoices {
  const offered = new Set(offeredChannels(config).map(({ name }) => name))
  const only = (channels: readonly NotificationChannel[]) =>
    channels.filter((name) => offered.has(name))
  const firstOffered = Object.entries(first).map(([subject, channel]) => [
    subject,
    channel !== null && offered.has(channel) ? channel : null,
  ])
  return {
    now: only(now),
    keep: only(keep),
    first: Object.fromEntries(firstOffered) as FirstChannels,
  }
}
