/** An order in the plant's list, in API answers. */
import type { PlantOrder } from '#contract/clothes/plant.ts'
import type { CountLevels } from '#domain/orders/count-levels.ts'
import type { PlantStatus } from '#domain/clothes/plant-list.ts'
import { writeOrderItem } from '#domain/orders/order-items.ts'
import { careNotes } from '#domain/clothes/plant-notes.ts'
import type { Words } from '#words/words.ts'
import {
  uncountedView,
  countOrderedPieces,
  orderItemTexts,
} from '../../../order/order-item-texts.ts'
import { pendingCountView } from '../record/counting-of-orders.ts'
import type { PlantRow } from './store.ts'

/** @param row of an order that is at the plant */
export function plantOrderView(
  words: Pick<Words, 'carePreferences' | 'counting' | 'orderItems' | 'services'>,
  row: PlantRow,
  countLevels: CountLevels,
): PlantOrder {
  const [name = ''] = row.name.trim().split(/\s+/)
  return {
    _id: row.id,
    number: row.number,
    status: row.status as PlantStatus,
    name,
    items: orderItemTexts(words, row),
    ...uncountedView(row),
    ...pendingCountView(countLevels, row),
    ...(row.asked_until && { askedUntil: row.asked_until.toISOString() }),
    pieces: countOrderedPieces(row.lines),
    careful: row.careful,
    care: careNotes({
      unwashed: row.unwashed.map((line) => words.counting.unwashed({ item: writeOrderItem(line) })),
      preferences: words.carePreferences.asked(row.preferences),
      specialInstructions: row.special_instructions,
      garments: row.garments,
    }),
    express: row.delivery_preference === 'express',
    dueAt: row.estimated_delivery_at.toISOString(),
  }
}
