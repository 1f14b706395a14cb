// Reasons why clothes can't be back on the day of their pickup.
import type { SlowPieces } from '#domain/slots/express.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'

/** What the wizard says, and the message about an order that is no express order any more. */
export const slowRefusals = {
  /** "Your saree needs 48 hours, so express isn't possible." */
  slowPieces: ({ pieces, hours }: SlowPieces) => {
    const names = [...new Set(pieces.map(inSentence))]
    const isPlural = names.length > 1 || /[^s]s$/.test(names[0]!)
    return `Your ${listed(names)} ${isPlural ? 'need' : 'needs'} ${hours} hours, so express isn’t possible.`
  },
}

export const expressRefusals = {
  ...slowRefusals,
  noExpressThatDay:
    'Express isn’t possible on that day, as we close before the evening. Please choose another day or delivery.',
  morningNeeded: `Express delivery needs a morning pickup: ${PICKUP_SLOTS.filter(
    (slot) => slot.express,
  )
    .map((slot) => slot.label)
    .join(' or ')}.`,
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
