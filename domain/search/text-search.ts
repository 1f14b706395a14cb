// Search terms in texts that name orders and tickets: a number is found however it is typed.
import { readPartialOrderNumber, readOrderReference } from '../orders/record/order-number.ts'
import { readTicketNumber, readPartialTicketNumber } from '../help/tickets.ts'
import { removeNumberSign } from '../base/typed-number.ts'

/**
 * The texts of which one must be found: what is typed, without a # before it, and the number that it is,
 * or begins, as texts write it. Nothing to look for is no text.
 */
export function textsToSearchFor(typed: string): string[] {
  const text = removeNumberSign(typed)
  const reference = readOrderReference(text)
  const numbers = [
    reference?.kind === 'number' ? reference.number : readPartialOrderNumber(text),
    readTicketNumber(text) ?? readPartialTicketNumber(text),
  ]
  const texts = [text, ...numbers].filter((each) => each !== null)
  return [...new Set(texts)].filter((each) => each !== '')
}
