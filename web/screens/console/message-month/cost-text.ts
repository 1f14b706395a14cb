// Cost of messages in words.
import { rupeesText } from '#web/lib/rupees.ts'
import type { messageMonth } from '#words/en/messages/message-month.ts'

/** A cost that isn't known is a dash, never ₹0. */
export function costText(
  words: Pick<typeof messageMonth, 'unknownCost'>,
  { cost }: { cost: number | null },
): string {
  return cost === null ? words.unknownCost : rupeesText(cost)
}
