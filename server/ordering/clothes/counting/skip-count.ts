/** Skips counting in for one order, and records that. */
import type { SkipReason } from '#domain/clothes/skip-reasons.ts'
import { orderEvent } from '../../../order/order-event.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { wasCountSkipped } from './hand-in-store.ts'
import { recordHandOver } from '../chain/write-hand-over.ts'

/**
 * Once is enough: anyone who says it again changes nothing. It can be counted in all the same, until it leaves.
 * @throws AppError those of `recordHandOver`; `changed_meanwhile` where something of it was counted in
 */
export async function skipCount(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: { why?: SkipReason | undefined },
  key: string | null,
): Promise<void> {
  const asked = { orderId, key, body: { ...body, skips: true } }
  await recordHandOver(deps, staff, asked, async ({ tx, order, standing, ...atHand }, at) => {
    const { number } = order
    if (standing.units.length > 0)
      throw new AppError('changed_meanwhile', say('countedSince', { number }))
    if (await wasCountSkipped(tx, order.id)) return []
    const { why } = body
    await atHand.write([{ content: { kind: 'skipped', units: [], ...(why && { why }) } }])
    return [orderEvent('order.count_skipped', order, staff.id, at, { why: why ?? null })]
  })
}
