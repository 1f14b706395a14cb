// Choices of a draft that are no longer available: a full or closed pickup, express, a delivery day.
import type { AnswerOf } from '#contract/base/call.ts'
import type { slots } from '#contract/catalogue/catalogue.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'
import { findFreeSlot } from '#web/features/pickup/free-slot.ts'
import type { lostChoices } from '#words/en/slots/lost-choices.ts'
import type { DraftChange } from './draft.ts'
import type { Draft, Step } from './draft-shape.ts'

export type Slots = AnswerOf<typeof slots>

export type LostChoice = {
  /** What takes the choice out of the draft. */
  change: DraftChange
  /** Why, and what to do about it. */
  message: string
  /** Where another choice is made; null where nothing needs to be chosen. */
  step: Step | null
}

type Words = typeof lostChoices

type Availability = {
  /** Undefined until they have loaded; then pickups are taken as they are. */
  slots: Slots | undefined
  /** Why it can't come back the same day, by what is in it or by the evening's room; null where it can. */
  slowRefusal: string | null
  /** Why the day or the window of delivery can't be had; null while it can, or nobody knows. */
  dateRefusal: string | null
}

/** The first choice of a draft that can't be had any more; null when all can. */
export function findUnavailableChoice(
  draft: Draft,
  { slots, slowRefusal, dateRefusal }: Availability,
  words: Words,
): LostChoice | null {
  return (
    (slots && lostPickup(draft, slots, words)) ??
    lostExpress(draft, slots, slowRefusal, words) ??
    (dateRefusal === null
      ? null
      : {
          change: { deliveryDate: null, deliveryTime: null },
          message: dateRefusal,
          step: 2,
        })
  )
}

function lostPickup(
  { pickupDate, pickupTime }: Draft,
  slots: Slots,
  words: Words,
): LostChoice | null {
  if (pickupDate === null) return null
  const day = slots.dates.find(({ date }) => date === pickupDate)
  const noPickup = { pickupDate: null, pickupTime: null }
  if (day === undefined)
    return {
      change: noPickup,
      message: words.dayOver({ day: formatMessageDate(pickupDate) }),
      step: 2,
    }
  if (day.closed)
    return {
      change: noPickup,
      message: words.closed({ day: formatMessageDate(pickupDate), reason: day.reason }),
      step: 2,
    }
  const slot = day.slots.find((each) => each.pickupTime === pickupTime)
  if (pickupTime === null || (slot && slot.placesLeft > 0)) return null
  return {
    change: { pickupTime: null },
    message: words.timeFull({ time: pickupTime }),
    step: 2,
  }
}

function lostExpress(
  draft: Draft,
  slots: Slots | undefined,
  slowRefusal: string | null,
  words: Words,
): LostChoice | null {
  if (draft.deliveryPreference !== 'express') return null
  const chosen = slots && findFreeSlot(slots.dates, draft)
  const refusal = slowRefusal ?? (chosen?.expressOffered === false ? words.noExpress : null)
  if (refusal === null) return null
  const message = words.nowStandard({ reason: refusal })
  return { change: { deliveryPreference: 'standard' }, message, step: null }
}
