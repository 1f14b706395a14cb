/** Recent messages to customers that no channel could deliver. */
import type { NowAnswer } from '#contract/operate/now.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { carrierChannels } from '../../channels.ts'
import { orderIdFromLink } from '../about-order.ts'
import { selectUnsentToCustomers } from '../outbox-store.ts'
import { textOfParts } from '../wording/text-of-parts.ts'

const SHOWN = 5
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
    most: SHOWN,
    carriers: carrierChannels(config),
  })
  return {
    count: rows[0]?.count ?? 0,
    latest: rows.map(({ id, userId, name, link, parts, lastError, createdAt }) => ({
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
