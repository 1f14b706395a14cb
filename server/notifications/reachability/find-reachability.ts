/** A member of staff's addresses by channel, with the fates of their latest test messages. */
import type { Reachability } from '#contract/messages/reachability.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../platform/deps.ts'
import { offeredChannels } from '../channels.ts'
import { selectLatestOfKind } from '../outbox/outbox-store.ts'
import { outboxMessageView } from '../outbox/outbox-view.ts'
import { TEST_KIND } from './queue-test-messages.ts'
import { selectAddresses } from './store.ts'

/** @param words of the reader */
export async function findReachability(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  userId: string,
  words: Words,
): Promise<Reachability> {
  const now = clock()
  const [addresses, messages] = await Promise.all([
    selectAddresses(db, offeredChannels(config), userId, now),
    selectLatestOfKind(db, { userId, kind: TEST_KIND, since: new Date(now.getTime() - DAY_MS) }),
  ])
  return {
    channels: offeredChannels(config).map((channel) => ({
      channel: channel.name,
      isSetUp: channel.hasCarrier(config),
      hasAddress: addresses.some((address) => address.channel === channel.name),
      messages: messages
        .filter((message) => message.channel === channel.name)
        .map((message) => outboxMessageView(words, message)),
    })),
  }
}
