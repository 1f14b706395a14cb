/** The Laundry Club's allowances as a source of discounts. */
import {
  ALLOWANCE,
  allowanceForChangedOrder,
  allowanceDiscount,
  coverLinesFromAllowance,
  type AllowanceUse,
  type PeriodAllowance,
} from '#domain/club/allowance.ts'
import { isSubscriptionUsable } from '#domain/club/club.ts'
import { sumPaise } from '#domain/base/money.ts'
import { costPaise } from '#domain/base/quantity.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { DiscountSource } from '../../platform/discount-source.ts'
import {
  changeAllowanceLot,
  insertAllowanceUses,
  readAllowanceUses,
  returnAllowanceUses,
} from './record/use-store.ts'
import {
  findLiveSubscription,
  lockLiveSubscription,
  selectAllowanceLots,
  subscriptionFromRow,
} from './record/club-store.ts'

export const allowanceSource: DiscountSource<AllowanceUse> = {
  source: ALLOWANCE,
  async open(db, { userId, now, lock }) {
    const allowance = userId === null ? null : await allowanceOf(db, userId, now, lock)
    if (allowance === null) return null
    return {
      discount: allowanceDiscount({ allowance, now }),
      claim: async (tx, orderId, use) => {
        if (use) await take(tx, orderId, allowance, use, now)
      },
    }
  },
  async reopen(db, order, { now, lock }) {
    const left = await allowanceOf(db, order.user_id, now, lock)
    const club = allowanceForChangedOrder(left, await readAllowanceUses(db, order.id), now)
    if (club === null) return null
    return {
      discount: allowanceDiscount(club),
      claim: async (tx, orderId, use) => {
        await returnAllowance(tx, orderId, now)
        if (use) await take(tx, orderId, club.allowance, use, club.now)
      },
    }
  },
  // To the same lots; what has expired since stays expired.
  async release(tx, order, now) {
    // Anyone who places an order locks the subscription before anything else, so that is the order here too.
    await lockLiveSubscription(tx, order.user_id)
    await returnAllowance(tx, order.id, now)
  },
  // As far as the customer's allowance has it now.
  async reclaim(tx, order, { lines }, now) {
    const allowance = await allowanceOf(tx, order.user_id, now, true)
    if (allowance === null) return null
    const wanted = lines.map((line) => ({
      service: line.service,
      quantity: line.covered_quantity,
      unitPricePaise: line.unit_price_paise,
    }))
    const { quantities, use } = coverLinesFromAllowance(wanted, allowance, now)
    if (use) await take(tx, order.id, allowance, use, now)
    return {
      paise: sumPaise(
        wanted.map((line, index) => costPaise(line.unitPricePaise, quantities[index]!)),
      ),
      coveredQuantities: quantities,
    }
  },
}

/** What an order placed now could use; null for who is no member or whose allowance rests. */
async function allowanceOf(
  db: Db,
  userId: string,
  now: Date,
  lock: boolean,
): Promise<PeriodAllowance | null> {
  const row = await (lock
    ? lockLiveSubscription(db as Tx, userId)
    : findLiveSubscription(db, userId))
  if (!row || !isSubscriptionUsable(subscriptionFromRow(row), now)) return null
  // The lots are read in their own statement, after anyone who held the lock has committed.
  const lots = await selectAllowanceLots(db, row.id, now)
  const current = lots.find((lot) => lot.period === row.period)
  if (!current) return null
  return {
    pickupsLeft: current.pickups_left,
    dryCleanItemsLeft: current.dry_clean_items_left,
    lots: lots.map((lot) => ({
      id: lot.id,
      kilogramsLeft: lot.kilograms_left,
      expiresAt: lot.expires_at,
    })),
    currentLotId: current.id,
  }
}

/** Takes what an order uses. The allowance was locked in the same transaction. */
async function take(
  tx: Tx,
  orderId: string,
  { currentLotId }: PeriodAllowance,
  use: AllowanceUse,
  now: Date,
): Promise<void> {
  const kilograms = new Map(use.kilograms.map((taken) => [taken.lotId, taken.kilograms]))
  const uses = [...new Set([currentLotId, ...kilograms.keys()])].map((lotId) => ({
    order_id: orderId,
    lot_id: lotId,
    kilograms: kilograms.get(lotId) ?? 0,
    pickups: lotId === currentLotId ? 1 : 0,
    dry_clean_items: lotId === currentLotId ? use.dryCleanItems : 0,
    taken_at: now,
    returned_at: null,
  }))
  for (const taken of uses) await changeAllowanceLot(tx, '-', taken)
  await insertAllowanceUses(tx, uses)
}

async function returnAllowance(tx: Tx, orderId: string, now: Date): Promise<void> {
  for (const use of await returnAllowanceUses(tx, orderId, now))
    await changeAllowanceLot(tx, '+', use)
}
