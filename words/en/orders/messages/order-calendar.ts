// Calendar entry of a pickup, for its customer.
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import { handOverWords } from '../hand-over.ts'

export type PickupAppointment = HandOvers & {
  /** The order's. */
  readonly number: string
  /** Such as "3 kg Wash & Fold". */
  readonly items: readonly string[]
  /** When the clothes are back, in a window or by a moment, as people read it; null where nothing is collected. */
  readonly back: { readonly when: string; readonly isWindow: boolean } | null
  /** Of the page that follows the order. */
  readonly url: string
}

export const orderCalendar = {
  /** `laundry`: its name. */
  summary: ({ laundry }: { readonly laundry: string }) => `Laundry pickup: ${laundry}`,

  /** Paragraphs of lines. */
  description: ({ number, items, back, url, ...order }: PickupAppointment) =>
    [
      back === null
        ? `Order ${number} is cancelled. We won’t pick it up.`
        : `We’ll pick up order ${number} at your door. Please keep it ready:`,
      ...(back === null ? [] : items),
      ...(back === null ? [] : ['', backText(back, order)]),
      '',
      `Track it: ${url}`,
    ].join('\n'),

  /** The name of the file. */
  fileName: ({ number }: { readonly number: string }) => `pickup-${number}.ics`,
}

function backText(back: NonNullable<PickupAppointment['back']>, order: HandOvers): string {
  const way = handOverWords.wayBack(order)
  return `${back.isWindow ? `${way.back} on` : way.backBy} ${back.when}.`
}
