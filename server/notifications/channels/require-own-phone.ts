/** The condition for a message to a phone: its number is still its person's, and proven. */
import type { Words } from '#words/words.ts'
import { Refused } from '../../platform/mail/refused.ts'
import type { LeavingMessage } from './channel.ts'

/** @throws Refused where the person has another number by now, or none that takes messages */
export function requireOwnPhone(
  { recipient, phone, takes_texts: takesTexts }: LeavingMessage,
  problems: Words['deliveryProblems'],
): void {
  if (recipient === '') throw new Refused(problems.noWay)
  if (phone !== recipient) throw new Refused(problems.phoneChanged)
  if (!takesTexts) throw new Refused(problems.phoneNotProven)
}
