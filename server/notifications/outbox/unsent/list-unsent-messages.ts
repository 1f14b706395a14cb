/** Recent messages to customers that no channel could deliver, but for those that newer messages replaced. */
import type { NowAnswer } from '#contract/operate/now.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Db } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { carrierChannels } from '../../channels.ts'
import { orderIdFromLink } from '../about-order.ts'
import { selectUnsentToCustomers, type UnsentMessage } from '../outbox-store.ts'
import { isOutdatedBy } from '../wording/join-message-parts.ts'
import { selectMessagesOfTopics } from './store.ts'
import { textOfParts } from '../wording/text-of-parts.ts'

const SHOWN = 5
/** Among so many of the newest it is looked which were replaced. */
const LOOKED_AT = 50
const WITHIN_MS = 3 * DAY_MS

export async function listUnsentMessages({
  db,
  clock,
  staffWords,
  config,
}: Pick<Deps, 'db' | 'clock' | 'staffWords' | 'config'>): Promise<
  NonNullable<NowAnswer['unsent']>
> {
  const since = newId(new Date(clock().getTime() - WITHIN_MS))
  const rows = await selectUnsentToCustomers(db, {
    since,
    most: LOOKED_AT,
    carriers: carrierChannels(config),
  })
  const open = await withoutReplaced(db, rows)
  return {
    count: (rows[0]?.count ?? 0) - (rows.length - open.length),
    latest: open.slice(0, SHOWN).map(({ id, userId, name, link, parts, lastError, createdAt }) => ({
      _id: id,
      userId,
      name,
      orderId: orderIdFromLink({ link }),
      subject: textOfParts(staffWords, parts).title,
      why: lastError ?? '',
      at: createdAt.toISOString(),
    })),
  }
}

/** A message stays as long as one of its parts is still to be said. */
async function withoutReplaced(db: Db, rows: readonly UnsentMessage[]): Promise<UnsentMessage[]> {
  const topics = [...new Set(rows.flatMap(({ topic }) => topic ?? []))]
  if (topics.length === 0) return [...rows]
  const said = await selectMessagesOfTopics(db, topics)
  return rows.filter(({ id, userId, topic, parts }) => {
    if (topic === null) return true
    const others = said
      .filter((other) => other.id !== id && other.topic === topic && other.user_id === userId)
      .flatMap((other) => other.parts)
    return parts.some((part) => !others.some((other) => isOutdatedBy(other, part)))
  })
}
