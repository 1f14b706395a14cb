/** The reason why a customer gets no messages about orders. */
import type { Db } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { offeredChannels } from '../channels.ts'
import { selectNoMessagesReason, type Silence } from './ways-store.ts'

export type { Silence }

/** Null where something leaves. @param at when it would leave */
export function findNoMessagesReason(
  db: Db,
  { config }: Pick<Deps, 'config'>,
  userId: string,
  at: Date,
): Promise<Silence | null> {
  return selectNoMessagesReason(db, userId, at, offeredChannels(config))
}
