// Slot of a pickup choice, and whether it is still free.
import type { SlotAnswer } from '#contract/catalogue/catalogue.ts'

export type PickupChoice = { pickupDate: string | null; pickupTime: string | null }

type Day = { readonly date: string; readonly slots: readonly SlotAnswer[] }

/** The slot a choice stands for, when it can still be booked. */
export function findFreeSlot(dates: readonly Day[], choice: PickupChoice): SlotAnswer | undefined {
  const slot = findOfferedSlot(dates, choice)
  return slot && slot.placesLeft > 0 ? slot : undefined
}

/** The slot a choice stands for, full or not. */
export function findOfferedSlot(
  dates: readonly Day[],
  choice: PickupChoice,
): SlotAnswer | undefined {
  const day = dates.find((candidate) => candidate.date === choice.pickupDate)
  return day?.slots.find((slot) => slot.pickupTime === choice.pickupTime)
}

/** Whether a day has a slot that can still be booked. */
export function hasFreeSlot({ slots }: Day): boolean {
  return slots.some(({ placesLeft }) => placesLeft > 0)
}
