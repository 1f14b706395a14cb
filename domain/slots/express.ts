// Reasons why an order can't come back the same day.
import { serviceById } from '../catalogue/catalogue.ts'
import type { ServiceId } from '../catalogue/catalogue.ts'
import { isExpressOffered } from './promise.ts'
import { findSlot } from './slots.ts'
import type { Schedule } from './slots.ts'

type NamedLine = { readonly name: string; readonly service: ServiceId }

/** Why clothes picked up in a slot can't be back the same day; null when they can. */
export function expressRefusal(
  { date, slotLabel }: { readonly date: string; readonly slotLabel: string },
  schedule: Schedule,
): 'noExpressThatDay' | 'morningNeeded' | null {
  if (isExpressOffered(date, slotLabel, schedule)) return null
  return findSlot(slotLabel)?.express ? 'noExpressThatDay' : 'morningNeeded'
}

/** Pieces that take longer than a day, by the names of their items, and how long the slowest takes. */
export type SlowPieces = { readonly pieces: readonly string[]; readonly hours: number }

/** What of an order can't come back the same day; null when all of it can. */
export function findNonExpressPieces(lines: readonly NamedLine[]): SlowPieces | null {
  const slow = lines.filter((line) => serviceById(line.service).turnaroundHours > 24)
  if (slow.length === 0) return null
  const hours = Math.max(...slow.map((line) => serviceById(line.service).turnaroundHours))
  return { pieces: slow.map((line) => line.name), hours }
}
