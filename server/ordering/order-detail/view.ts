/** The order detail in API answers to staff. */
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import type { CountLevels } from '#domain/orders/count-levels.ts'
import { shortHash } from '#domain/clothes/custody-root.ts'
import { countsAsRevision } from '#domain/orders/record/order-lifecycle.ts'
import { toRupees } from '#domain/base/money.ts'
import type { SplitRefusal } from '#domain/orders/splitting/split-order.ts'
import type { Words } from '#words/words.ts'
import { garmentView } from '../garments/view.ts'
import { handOversFromRow } from '../../order/hand-overs.ts'
import type { sumGoodwillOfOrder } from '../../billing/payments/goodwill-store.ts'
import { areLinesChangeable } from '../orders/pricing/price-order-change.ts'
import { rewardNameIn } from '../orders/pricing/quote-view.ts'
import type { setStatus } from '../orders/status/set-status.ts'
import { staffOrderView, takenBackEntries, historyEntryView } from '../orders/listing/view.ts'
import type { selectHistoryActors } from './store.ts'

/** An order as the verbs of orders give it back. */
export type OrderRow = Awaited<ReturnType<typeof setStatus>>

/** @param beside what only staff's page needs of it */
export function orderDetailView(
  words: Words,
  row: OrderRow,
  beside: {
    behind: Awaited<ReturnType<typeof selectHistoryActors>>
    garments: Parameters<typeof garmentView>[0][]
    goodwill: Awaited<ReturnType<typeof sumGoodwillOfOrder>>
    splitRefusal: SplitRefusal | null
    takesWhatsApp: boolean
    /** The newest hash of its hand-overs. */
    lastHash: string | null
    now: Date
    countLevels: CountLevels
  },
): OrderDetail {
  const order = staffOrderView(words, row, beside)
  const back = takenBackEntries(row.history)
  return {
    ...order,
    history: row.history.map((entry, index) => ({
      ...historyEntryView(words, entry, handOversFromRow(row)),
      byName: beside.behind[index]?.name ?? null,
      changes: beside.behind[index]?.changes ?? [],
      takenBack: back.has(entry.id),
      takesBack: entry.takes_back !== null,
    })),
    garments: beside.garments.map(garmentView),
    goodwillEntries: beside.goodwill.map(({ id, percent, reason, name, ...entry }) => ({
      _id: id,
      amount: toRupees(entry.amount_paise),
      percent,
      reason,
      at: entry.created_at.toISOString(),
      name,
    })),
    itemsTotal: toRupees(row.items_paise),
    ...(!row.counted && { toBeCounted: row.bag_services }),
    reward: row.status === 'cancelled' ? null : rewardNameIn(row.adjustments),
    revision: row.history.filter(({ event }) => countsAsRevision(event)).length,
    linesChangeable: areLinesChangeable(row),
    splitRefusal: beside.splitRefusal,
    takesWhatsApp: beside.takesWhatsApp,
    lastHandOver: beside.lastHash === null ? null : shortHash(beside.lastHash),
  }
}
