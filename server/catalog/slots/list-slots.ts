/** The available pickup slots, with free places in each slot and in its window. */
import type { Kysely } from 'kysely'
import type { AnswerOf } from '#contract/base/call.ts'
import type { slots } from '#contract/catalogue/catalogue.ts'
import { isExpressOffered, isDeliveryDay } from '#domain/slots/promise.ts'
import { slotId } from '#domain/slots/slot-id.ts'
import { BOOKING_WINDOW_DAYS, slotCapacityOn, offeredSlots } from '#domain/slots/slots.ts'
import { addDays, calendarDateIn } from '#domain/base/time-zone.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Tables } from '../../database/tables.ts'
import { selectBookedPlacesBetween } from './store.ts'

interface Asked {
  from?: string | undefined
  days?: number | undefined
  untilEnd?: boolean
}

/** The dates of an answer: what lies before today or beyond the booking window is left out. */
export function datesToList(settings: BusinessSettings, now: Date, asked: Asked): string[] {
  const today = calendarDateIn(now, settings.timeZone)
  const lastDate = addDays(today, BOOKING_WINDOW_DAYS)
  const from = asked.from && asked.from > today ? asked.from : today
  const dates: string[] = []
  for (
    let date = from;
    date <= lastDate && dates.length < (asked.days ?? 14);
    date = addDays(date, 1)
  )
    dates.push(date)
  return dates
}

/**
 * @param asked.from the first date, today or later; today if left out.
 * @param asked.days how many dates; cut to the booking window.
 * @param asked.untilEnd with the slots that run now
 */
export async function listSlots(
  db: Kysely<Tables>,
  settings: BusinessSettings,
  now: Date,
  asked: Asked,
): Promise<AnswerOf<typeof slots>> {
  const today = calendarDateIn(now, settings.timeZone)
  const lastDate = addDays(today, BOOKING_WINDOW_DAYS)
  const dates = datesToList(settings, now, asked)
  const rows = dates.length > 0 ? await selectBookedPlacesBetween(db, dates[0]!, dates.at(-1)!) : []
  const rowOf = new Map(rows.map((row) => [row.id, row]))

  return {
    timeZone: settings.timeZone,
    today,
    lastDate,
    closedDates: settings.closedDates.filter((date) => date >= today).sort(),
    dates: dates.map((date) => ({
      date,
      closed: !isDeliveryDay(date, settings),
      ...(settings.closedReasons[date] && { reason: settings.closedReasons[date] }),
      slots: offeredSlots({ ...settings, date, now, untilEnd: asked.untilEnd ?? false }).map(
        (slot) => {
          const id = slotId(date, slot)
          const row = rowOf.get(id)
          const capacity =
            row?.capacity ?? slotCapacityOn(date, slot.label, settings.capacities.capacities)
          return {
            _id: id,
            pickupTime: slot.label,
            startsAt: slot.startsAt.toISOString(),
            endsAt: slot.endsAt.toISOString(),
            placesLeft: Math.max(0, capacity - (row?.pickups ?? 0)),
            deliveriesLeft: Math.max(
              0,
              settings.deliveryPlaces.deliveryPlaces - (row?.deliveries ?? 0),
            ),
            expressOffered: isExpressOffered(date, slot.label, settings),
          }
        },
      ),
    })),
  }
}
