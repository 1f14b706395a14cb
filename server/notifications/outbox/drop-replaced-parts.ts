/** Takes out of a message that took over what newer messages say otherwise by the time it leaves. */
import type { MessagePart } from '../../database/own-types.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { isOutdatedBy } from './wording/join-message-parts.ts'
import { deleteMessage } from './store.ts'
import {
  lockTried,
  selectPartsAbout,
  updateParts,
  type TriedMessage,
} from './leaving/fallback-store.ts'

/** Removes the message once it has nothing left to say. */
export function dropReplacedParts({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const message = (await lockTried(tx, id)).find((row) => row.id === id)
    if (message?.status !== 'waiting') return
    const parts = await partsNotSaidAnew(tx, message, [id])
    if (parts.length === message.parts.length) return
    await (parts.length === 0 ? deleteMessage(tx, id) : updateParts(tx, id, parts))
  })
}

/** @param except the messages that say the same */
export async function partsNotSaidAnew(
  tx: Tx,
  { user_id: userId, topic, parts }: Pick<TriedMessage, 'user_id' | 'topic' | 'parts'>,
  except: readonly string[],
): Promise<MessagePart[]> {
  const others =
    topic === null || userId === null ? [] : await selectPartsAbout(tx, { userId, topic, except })
  return parts.filter((part) => !others.some((other) => isOutdatedBy(other, part)))
}
