/** Counts unsent outbox messages for the operator's metrics. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import {
  OPTIONAL_CHANNELS,
  type NotificationChannel,
} from '#domain/messages/notification-settings.ts'
import type { Db } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { CHANNELS } from '../channels.ts'
import type { Channel } from '../channels/channel.ts'
import { countUnsentMessages } from './outbox-store.ts'

export interface OutboxCount {
  channel: NotificationChannel
  state: 'waiting' | 'failed'
  count: number
}

const OPTIONAL: ReadonlySet<string> = new Set(OPTIONAL_CHANNELS)

const STATES = ['waiting', 'failed'] as const
const FAILED_WITHIN_MS = 7 * DAY_MS

/**
 * Of each channel, those that wait and those of the last 7 days that failed for good; zeros included, but for channels
 * that the laundry may lack.
 */
export async function countOutbox(db: Db, now: Date): Promise<OutboxCount[]> {
  const since = newId(new Date(now.getTime() - FAILED_WITHIN_MS))
  const rows = await countUnsentMessages(db, since)
  const isCounted = ({ name }: Channel) =>
    !OPTIONAL.has(name) || rows.some(({ channel }) => channel === name)
  return CHANNELS.filter(isCounted).flatMap(({ name: channel }) =>
    STATES.map((state) => ({
      channel,
      state,
      count: rows.find((row) => row.channel === channel && row.status === state)?.count ?? 0,
    })),
  )
}
