/** Texts of bag labels in the laundry's language: plain data, because labels are drawn in a separate thread. */
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { sumByUnit } from '#domain/base/quantity.ts'
import type { Words } from '#words/words.ts'
import { handOversFromRow } from '../../order/hand-overs.ts'
import { numberOfTotalTemplate } from '../../platform/pdf/fill-number-of-total.ts'
import type { OrderRow } from './view.ts'

export type BagTagTexts = ReturnType<typeof bagTagTexts>

/** @param care every instruction about care, as `careNotes` gives them */
export function bagTagTexts(
  { bagTags: words, counting, dates, handOverWords, deliveryPreferences }: Words,
  order: OrderRow,
  bags: number,
  care: readonly string[],
  timeZone: string,
) {
  const { title, inThisOrder, customer, backBy } = words
  const { pickupDate, pickupTime } = pickupOfSlotId(order.slot_id)
  const back = order.estimated_delivery_at
  return {
    title: title(order),
    preference: deliveryPreferences[order.delivery_preference].name,
    inThisOrder,
    customer,
    pickup: handOverWords.wayIn(handOversFromRow(order)).name,
    pickupDay: dates.shortDay(pickupDate),
    pickupTime,
    backBy,
    backDay: dates.shortDay(calendarDateIn(back, timeZone)),
    backAt: dates.clock(back, timeZone),
    amounts: order.counted ? bagAmountTexts(words, order) : [counting.afterCounting],
    bags: Array.from({ length: bags }, (_, index) => words.bag({ bag: index + 1, bags })),
    /** Where it fits on the tag, and where it doesn't. */
    care: words.care({ care: care.join(' · ') }),
    careFollows: words.careFollows({ count: care.length }),
    /** To be counted. */
    careLabel: numberOfTotalTemplate((label, labels) => words.careLabel({ label, labels })),
  }
}

/** "4 kg" and "5 pieces", as far as there are any. */
export function bagAmountTexts(
  words: Pick<Words['bagTags'], 'kilograms' | 'pieces'>,
  order: Pick<OrderRow, 'lines'>,
): string[] {
  const { kilograms, pieces } = sumByUnit(order.lines)
  return [
    ...(kilograms > 0 ? [words.kilograms(kilograms)] : []),
    ...(pieces > 0 ? [words.pieces(pieces)] : []),
  ]
}
