/** The event of a message that doesn't reach its customer. */
import type { Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { channelByName } from '../channels.ts'
import { isToStaff } from '../staff-kinds.ts'
import { orderAskedAbout } from './about-order.ts'
import type { MessageRow } from './store.ts'

type UnsentMessage = Pick<
  MessageRow,
  'id' | 'user_id' | 'role' | 'channel' | 'takes_texts' | 'link' | 'parts'
> & { isFallback: boolean }

/**
 * Emits it for messages to customers and for staff's alarms, over channels of which staff hear, or after another
 * channel.
 */
export async function emitUnsent(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'events'>,
  message: UnsentMessage,
): Promise<void> {
  const { id, user_id: userId, role, channel, takes_texts: takesTexts } = message
  const isAlarm = isToStaff(message)
  if (userId === null || !(isAlarm || role === 'customer')) return
  if (!message.isFallback && !channelByName(channel).alertsStaff) return
  await emit(tx, deps, {
    type: 'outbox_message.unsent',
    subject: { kind: 'outbox_message', id },
    actor: null,
    data: {
      channel,
      userId,
      isUnreachable: channelByName(channel).goesToPhones && !takesTexts,
      asksAbout: orderAskedAbout(message),
      ...(isAlarm && { isAlarm }),
    },
    at: deps.clock(),
  })
}
