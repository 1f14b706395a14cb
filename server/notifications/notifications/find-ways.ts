/** The ways in which a person wants news now, on some channels. */
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { Db } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { offeredChannels } from '../channels.ts'
import { selectWays, type Way } from './ways-store.ts'

export type { Way }

/** Empty for a person who was erased. */
export function findWays(
  db: Db,
  { config }: Pick<Deps, 'config'>,
  userId: string,
  { among, at }: { among: readonly NotificationChannel[]; at: Date },
): Promise<Way[]> {
  const channels = offeredChannels(config).filter(({ name }) => among.includes(name))
  return channels.length === 0 ? Promise.resolve([]) : selectWays(db, userId, at, channels)
}
