/** The reason why no message says a code to a customer. */
import { NOTIFICATION_CHANNELS } from '#domain/messages/notification-settings.ts'
import type { Db } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { isProvenContact } from '../proven-contact.ts'
import { findNoMessagesReason, type Silence } from './find-no-messages-reason.ts'
import { findWays } from './find-ways.ts'
import { findContacts } from './ways-store.ts'

/** `unproven`: messages leave, but none to a contact that is proven. */
export type CodeSilence = Silence | 'unproven'

/** Null where one does. @param at when it would leave */
export async function findNoCodeReason(
  db: Db,
  deps: Pick<Deps, 'config'>,
  userId: string,
  at: Date,
): Promise<CodeSilence | null> {
  const silence = await findNoMessagesReason(db, deps, userId, at)
  if (silence !== null) return silence
  const contacts = await findContacts(db, userId)
  const ways = await findWays(db, deps, userId, { among: NOTIFICATION_CHANNELS, at })
  return contacts && ways.some((way) => isProvenContact(way, contacts)) ? null : 'unproven'
}
