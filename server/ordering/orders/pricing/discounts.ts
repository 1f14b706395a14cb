/** The sources of discounts, and each step of an order's life applied to all of them. */
import { keepPrice, type Adjustment, type Discount } from '#domain/discounts/adjustments.ts'
import type { Quote } from '#domain/catalogue/pricing.ts'
import { costPaise } from '#domain/base/quantity.ts'
import { promoSource } from '../../../billing/promo-codes/promo-source.ts'
import { allowanceSource } from '../../../billing/club/allowance-source.ts'
import { voucherSource } from '../../../identity/loyalty/voucher-source.ts'
import type {
  AdjustedOrder,
  AskedDiscount,
  DiscountSource,
  OpenDiscount,
} from '../../../platform/discount-source.ts'
import { type Db, awaitStatements, type Tx } from '../../../database/transaction.ts'
import { selectCoveredLines, updateOrderAdjustments } from '../record/lines-store.ts'

/** In the order in which they are taken off, and locked: what covers lines comes first. */
const SOURCES: readonly DiscountSource[] = [allowanceSource, promoSource, voucherSource]

/** What there is for an order, to be priced with and then claimed. */
export interface OpenDiscounts {
  discounts: readonly Discount[]
  /** Takes what the quote uses; they were read with `lock` in the same transaction. */
  claim(tx: Tx, orderId: string, quote: Quote): Promise<void>
  /** The code that took something off the quote; null for none. */
  codeUsed(quote: Quote): string | null
}

/** What an order placed now could use. */
export async function findOpenDiscounts(db: Db, asked: AskedDiscount): Promise<OpenDiscounts> {
  if (db.isTransaction)
    return together(await awaitStatements(SOURCES.map((source) => source.open(db, asked))))
  const open: (OpenDiscount | null)[] = []
  for (const source of SOURCES) open.push(await source.open(db, asked))
  return together(open)
}

/** What a stored order could use if its lines changed now. */
export async function findDiscountsOfOrder(
  db: Db,
  order: AdjustedOrder,
  how: Pick<AskedDiscount, 'now' | 'lock'>,
): Promise<OpenDiscounts> {
  const open: (OpenDiscount | null)[] = []
  for (const source of SOURCES) open.push(await source.reopen(db, order, how))
  return together(open)
}

/** What an order could use whose clothes are counted, again or for the first time: then as if it were placed now. */
export function findDiscountsWhenCounting(
  db: Db,
  order: AdjustedOrder & { counted: boolean },
  how: Pick<AskedDiscount, 'now' | 'lock' | 'timeZone'>,
): Promise<OpenDiscounts> {
  return order.counted
    ? findDiscountsOfOrder(db, order, how)
    : findOpenDiscounts(db, { ...how, userId: order.user_id, code: '', codeWaits: 0 })
}

/** Gives back what a cancelled order used. */
export async function releaseDiscounts(tx: Tx, order: AdjustedOrder, now: Date): Promise<void> {
  for (const source of SOURCES) await source.release(tx, order, now)
}

/**
 * Takes for a reinstated order what it had, as far as that is still to be had. The rest is the laundry's:
 * its customer agreed to the total as it was, and isn't asked again.
 * @param order locked by `tx`
 */
export async function reclaimDiscounts(
  tx: Tx,
  order: AdjustedOrder & { adjustments: readonly Adjustment[] },
  now: Date,
): Promise<void> {
  if (order.adjustments.length === 0) return
  const lines = await selectCoveredLines(tx, order.id)
  const covered = new Map<number, number>()
  const adjustments: Adjustment[] = []
  for (const had of order.adjustments) {
    const source = SOURCES.find((each) => each.source === had.source)
    const taken = await source?.reclaim(tx, order, { paise: had.paise, lines }, now)
    for (const [index, quantity] of (taken?.coveredQuantities ?? []).entries())
      covered.set(lines[index]!.position, quantity)
    if (taken && taken.paise > 0) adjustments.push({ ...had, paise: taken.paise })
  }
  const kept = keepPrice(order.adjustments, adjustments)
  if (kept) adjustments.push(kept)
  const cover = lines.map(({ position, unit_price_paise }) => {
    const quantity = covered.get(position) ?? 0
    return { position, quantity, paise: costPaise(unit_price_paise, quantity) }
  })
  await updateOrderAdjustments(tx, order.id, adjustments, cover)
}

function together(all: readonly (OpenDiscount | null)[]): OpenDiscounts {
  const open = all.filter((each) => each !== null)
  return {
    discounts: open.map(({ discount }) => discount),
    async claim(tx, orderId, { adjustments }) {
      for (const each of open) {
        const taken = adjustments.find(({ source }) => source === each.discount.source)
        await each.claim(tx, orderId, taken?.use ?? null)
      }
    },
    codeUsed({ adjustments }) {
      const used = new Set(adjustments.map(({ source }) => source))
      return open.find(({ code, discount }) => code && used.has(discount.source))?.code ?? null
    },
  }
}
