// Delivery window of a draft: the chosen one while available, else the first with room.
import {
  checkDelivery,
  possibleDeliveryDays,
  promisedDelivery,
  type DeliveryProblem,
  type DeliveryWindow,
} from '#domain/slots/delivery-windows.ts'
import type { PromisedOrder } from '#domain/slots/promise.ts'
import type { Schedule } from '#domain/slots/slots.ts'
import type { AvailableDay } from '#web/features/pickup/date-chips.tsx'
import type { DeliveryChoice } from '#web/features/pickup/delivery-picker.tsx'
import { needsDeliveryDate } from './draft.ts'
import type { Draft } from './draft-shape.ts'

/** How an express order comes back that evening. */
export type Evening = { readonly window: DeliveryWindow | null; readonly isFull: boolean }

export type ChosenDelivery = {
  /** The promised instant; null while anything it needs is missing. */
  estimatedAt: Date | null
  /** The window that it lies in; null where it lies in none. */
  window: DeliveryWindow | null
  /** The first day that has room; null while anything it needs is missing. */
  standardDay: DeliveryChoice | null
  /** The days after it that have room, which a scheduled delivery may have. */
  laterDays: readonly DeliveryChoice[] | null
  evening: Evening | null
  /** Why the day or the window that was asked for can't be had; null where it can. */
  refusal: DeliveryProblem['code'] | 'delivery_full' | null
}

type Asked = Pick<PromisedOrder, 'date' | 'slotLabel' | 'services'> &
  Schedule & {
    /** What is booked; days beyond these have room as far as anybody knows. */
    readonly dates: readonly AvailableDay[]
  }

type Choice = Pick<Draft, 'deliveryPreference' | 'deliveryDate' | 'deliveryTime'>

export function deliveryOfDraft(draft: Choice, { dates, ...asked }: Asked): ChosenDelivery {
  const { deliveryPreference: delivery, deliveryTime } = draft
  const isFull = ({ date, time }: DeliveryWindow) =>
    dates
      .find((day) => day.date === date)
      ?.slots.some((slot) => slot.pickupTime === time && slot.deliveriesLeft === 0) ?? false
  const days = possibleDeliveryDays({ ...asked, delivery })
    .map(({ date, windows }) => ({
      date,
      windows: windows.map(({ label: time }) => ({ time, isFull: isFull({ date, time }) })),
    }))
    .filter(({ windows }) => windows.some((each) => !each.isFull))
  const [standardDay = null, ...laterDays] = days
  const tonight = promisedDelivery({ ...asked, delivery: 'express' }).window
  const evening = { window: tonight, isFull: tonight !== null && isFull(tonight) }
  const offered = { standardDay, laterDays, evening }

  const deliveryDate = delivery === 'scheduled' ? draft.deliveryDate : (standardDay?.date ?? null)
  const order = { ...asked, delivery, deliveryDate, deliveryTime: null }
  if (delivery === 'express' || needsDeliveryDate(draft)) {
    const { at, window } = promisedDelivery(order)
    return { ...offered, estimatedAt: needsDeliveryDate(draft) ? null : at, window, refusal: null }
  }

  const day = days.find(({ date }) => date === deliveryDate)
  const wished = day?.windows.find(({ time }) => time === deliveryTime)
  const chosen = wished?.isFull === false ? wished : day?.windows.find((each) => !each.isFull)
  const checked = checkDelivery({
    ...order,
    deliveryTime: wished?.isFull === false ? wished.time : deliveryTime,
  })
  const promised = promisedDelivery({ ...order, deliveryTime: chosen?.time ?? null })
  const fullDay = delivery === 'scheduled' && day === undefined
  return {
    ...offered,
    estimatedAt: promised.at,
    window: promised.window,
    refusal: checked.ok ? (wished?.isFull || fullDay ? 'delivery_full' : null) : checked.error.code,
  }
}
