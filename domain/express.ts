// Owns why an order can't come back the same day, in words to its customer.
import { serviceOf } from './catalogue.ts'
import type { ServiceId } from './catalogue.ts'
import { expressOffered } from './promise.ts'
import { findSlot, PICKUP_SLOTS } from './slots.ts'
import type { Schedule } from './slots.ts'

type NamedLine = { readonly name: string; readonly service: ServiceId }

const MORNINGS = PICKUP_SLOTS.filter((slot) => slot.express).map((slot) => slot.label)

/** Why clothes picked up in a slot can't be back the same day; null when they can. */
export function expressRefusal(
  { date, slotLabel }: { readonly date: string; readonly slotLabel: string },
  schedule: Schedule,
): string | null {
  if (expressOffered(date, slotLabel, schedule)) return null
  return findSlot(slotLabel)?.express
    ? "Express isn't possible on that day, as we close before the evening. Please choose another day or delivery."
    : `Express delivery needs a morning pickup: ${MORNINGS.join(' or ')}.`
}

/** Why pieces can't come back the same day, such as "Your saree needs 48 hours, …"; null when they can. */
export function slowRefusal(lines: readonly NamedLine[]): string | null {
  const slow = lines.filter((line) => serviceOf(line.service).turnaroundHours > 24)
  if (slow.length === 0) return null
  const names = [...new Set(slow.map((line) => inSentence(line.name)))]
  const isPlural = names.length > 1 || /[^s]s$/.test(names[0]!)
  const hours = Math.max(...slow.map((line) => serviceOf(line.service).turnaroundHours))
  return `Your ${listed(names)} ${isPlural ? 'need' : 'needs'} ${hours} hours, so express isn't possible.`
}

/** "saree", "saree and suit", "saree, suit and coat", "saree, suit and 2 more". */
function listed(names: readonly string[]): string {
  if (names.length <= 2) return names.join(' and ')
  const more = names.length - 2
  return `${names.slice(0, 2).join(', ')} and ${more === 1 ? names[2]! : `${more} more`}`
}

/** A name as it stands within a sentence; words in capitals stay. */
function inSentence(name: string): string {
  return name.replaceAll(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
}
