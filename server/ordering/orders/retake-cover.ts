/** Takes a cancelled order's Laundry Club cover again when staff bring the order back. */
import { coverLines } from '#domain/allowance.ts'
import { sumPaise } from '#domain/money.ts'
import type { Tx } from '../../database/transaction.ts'
import { claimAllowance, lockAllowance } from '../../billing/subscriptions/claim-allowance.ts'
import { coveredLines, updateCover } from './lines-store.ts'

/**
 * At most what the order had, as far as the customer's allowance has it now; the rest is charged at
 * the order's own prices, so its total may be higher than it was.
 */
export async function retakeCover(
  tx: Tx,
  order: { id: string; user_id: string },
  now: Date,
): Promise<void> {
  const lines = await coveredLines(tx, order.id)
  if (lines.length === 0) return
  const allowance = await lockAllowance(tx, order.user_id, now)
  const wanted = lines.map((line) => ({
    service: line.service,
    quantity: line.covered_quantity,
    unitPricePaise: line.unit_price_paise,
  }))
  const { quantities, use } = allowance
    ? coverLines(wanted, allowance, now)
    : { quantities: wanted.map(() => 0), use: null }
  if (allowance && use) await claimAllowance(tx, order.id, allowance, use, now)
  const covered = lines.map((line, index) => ({
    position: line.position,
    quantity: quantities[index]!,
    paise: quantities[index]! * line.unit_price_paise,
  }))
  await updateCover(tx, order.id, covered, sumPaise(covered.map(({ paise }) => paise)))
}
