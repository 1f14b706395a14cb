// Misfits: stops at the door that don't fit their order, for the manager who decides.
import type { Misfit } from '#domain/run-sheet/door-misfits.ts'

/** Why an order left although it wasn't all packed; its customer reads it. */
export const handedOverUnpacked = 'It was handed over at your door before it was marked as packed.'

type Sum = { readonly sum: string }

export const stopMisfits = {
  title: 'Stops to decide',
  none: 'Nothing to decide',
  about:
    'What riders did at a door is saved. These don’t match the order as it is now: please decide.',
  notLoaded: 'Stops to decide couldn’t be loaded.',
  notDecided: 'That couldn’t be saved. Please try again.',
  pickup: (number: string) => `Picked up ${number}`,
  delivery: (number: string) => `Delivered ${number}`,
  failedPickup: (number: string) => `Couldn’t pick up ${number}`,
  failedDelivery: (number: string) => `Couldn’t deliver ${number}`,
  /** What the phone said. */
  rider: 'The rider',
  /** What the order says. */
  order: 'The order',
  marked: ({ rider, at }: { readonly rider: string; readonly at: string }) => `${rider}, ${at}`,
  took: ({ sum, method }: Sum & { readonly method: 'cash' | 'upi' }) =>
    `Took ${sum} ${method === 'cash' ? 'in cash' : 'by UPI'}`,
  unknownSum: 'an unknown amount',
  tookNothing: 'Took no money',
  bags: (bags: number) => (bags === 1 ? '1 bag' : `${bags} bags`),
  photo: 'With a photo',
  undone: 'Taken back by the rider',
  wasDue: ({ status, sum }: Sum & { readonly status: string }) => `Was “${status}”, ${sum} due`,
  isDue: ({ status, sum }: Sum & { readonly status: string }) => `Is “${status}” now, ${sum} due`,
  isOwed: ({ status, sum }: Sum & { readonly status: string }) =>
    `Is “${status}” now, ${sum} to refund`,
  otherBags: (bags: number) =>
    bags === 1 ? 'A colleague counted 1 bag' : `A colleague counted ${bags} bags`,
  misfits: {
    status: 'The order isn’t waiting for this stop.',
    not_theirs: 'The stop was assigned to someone else.',
    other_bags: 'The counts of bags differ.',
    not_counted: 'The order has no price yet.',
    not_packed: 'Not everything was marked as packed.',
    no_such_unit: 'The order doesn’t have those bags or items.',
    nothing_due: 'Nothing was due by then.',
    other_sum: 'A different amount was due.',
    payment_pending: 'A card was being charged for it.',
    wrong_code: 'The delivery code was wrong, or had been used.',
    not_proved: 'There was no delivery code, and no photo with who took it.',
    failed_again: 'Two visits failed in a row. Talk to the customer before a rider goes again.',
  } satisfies Record<Misfit, string>,
  choice: {
    accept: ({ status }: { readonly status: string }) => `Set it to “${status}”`,
    keep: 'Leave the order as it is',
    keepOwed: ({ sum }: Sum) => `Leave it; we owe ${sum}`,
    keepDue: ({ sum }: Sum) => `Leave ${sum} due`,
    hand_back: ({ sum }: Sum) => `${sum} handed back`,
    forgive: ({ sum }: Sum) => `Take ${sum} off the price`,
    book: ({ sum }: Sum) => `Book ${sum} as a second payment`,
    take_back: 'It never happened',
  },
  of: ({ action, number }: { readonly action: string; readonly number: string }) =>
    `${action}: ${number}`,
}
