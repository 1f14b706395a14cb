// What the card form asks for, its rules in the words of spec section 5, and what of it is sent.
import * as z from 'zod/mini'
import type { cardBody } from '#contract/profile.ts'
import { cardFacts, CARD_REFUSALS, paymentFormProblem, simulatedToken } from '#domain/card.ts'

/** The rules of paying are asked; a saved card has no billing address. */
const NO_BILLING = { billingAddress: '-', city: '-', zipCode: '-' }

const text = z.string()

export const cardForm = z
  .object({ cardNumber: text, cardHolder: text, expiry: text, cvv: text, isDefault: z.boolean() })
  .check(
    z.superRefine((card, context) => {
      const problem = cardProblem(card)
      if (problem)
        context.addIssue({ code: 'custom', message: problem.message, path: [problem.field] })
    }),
  )

type Card = { cardNumber: string; cardHolder: string; expiry: string; cvv: string }

/** The first thing wrong, and the field it is about; null when nothing is. */
function cardProblem(card: Card): { field: keyof Card; message: string } | null {
  const empty = (['cardNumber', 'cardHolder', 'expiry', 'cvv'] as const).find(
    (field) => card[field].trim() === '',
  )
  const { cardNumber, cardHolder, expiry, cvv } = card
  const message = paymentFormProblem({ cardNumber, cardHolder, expiry, cvv, ...NO_BILLING })
  if (message) return { field: empty ?? fieldOf(message), message }
  return simulatedToken(card.cardNumber) === 'tok_sim_invalid'
    ? { field: 'cardNumber', message: CARD_REFUSALS.invalid_card }
    : null
}

function fieldOf(message: string): keyof Card {
  if (message.includes('expiry')) return 'expiry'
  return message.includes('CVV') ? 'cvv' : 'cardNumber'
}

/** The body of the call: token and facts. Number and CVV stay here. */
export function cardBodyOf(form: z.output<typeof cardForm>): z.input<typeof cardBody> {
  const { cardBrand, cardLast4, expiryMonth, expiryYear } = cardFacts(form)
  return {
    token: simulatedToken(form.cardNumber),
    brand: cardBrand,
    last4: cardLast4,
    expiryMonth,
    expiryYear,
    holder: form.cardHolder.trim(),
    isDefault: form.isDefault,
  }
}
