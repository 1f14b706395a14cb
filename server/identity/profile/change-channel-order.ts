/** Changes the order in which a person's channels are tried. */
import { type ChannelChange, MESSAGE_PURPOSES } from '#domain/messages/channel-order.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { inTransaction } from '../../database/transaction.ts'
import { offeredChannels } from '../../notifications/channels.ts'
import type { Deps } from '../../platform/deps.ts'
import { storeChannelOrder } from './channel-order-store.ts'
import { readChannelOrder, type ReadChannelOrder } from './read-channel-order.ts'
import { lockProfileOwner } from './store.ts'

/**
 * What is not named stays as it is.
 * @throws AppError `not_found`; `invalid_input` where an order leaves out a channel, or one is named that isn't offered
 */
export function changeChannelOrder(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  userId: string,
  change: ChannelChange,
): Promise<ReadChannelOrder> {
  const { db, config } = deps
  const names = offeredChannels(config).map(({ name }) => name)
  for (const purpose of MESSAGE_PURPOSES) {
    const named = new Set(change[purpose] ?? names)
    const count = (change[purpose] ?? names).length
    if (count !== names.length || !names.every((name) => named.has(name)))
      throw new AppError('invalid_input', say('eachChannelOnce', { channels: names }))
  }
  const first = Object.values(change.first ?? {}).filter((channel) => channel !== null)
  if (!first.every((channel) => channel === undefined || names.includes(channel)))
    throw new AppError('invalid_input', say('eachChannelOnce', { channels: names }))
  return inTransaction(db, async (tx) => {
    if (!(await lockProfileOwner(tx, userId))) throw notFound('customer')
    await storeChannelOrder(tx, userId, change)
    return readChannelOrder({ ...deps, db: tx }, userId)
  })
}
