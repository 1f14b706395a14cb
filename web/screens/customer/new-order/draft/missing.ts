// Requirements that a step of the wizard still misses, and whether they close the way on.
import { isBlankAddress } from '#domain/orders/address.ts'
import type { Quote } from '#domain/catalogue/pricing.ts'
import type { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { isStepComplete, needsDeliveryDate } from './draft.ts'
import type { Draft, Step } from './draft-shape.ts'

type Known = {
  cost: { readonly quote: Quote | null; readonly problem: string | null }
  /** Whether a bag is sent in the place of listed items. */
  isBag: boolean
  /** Whether a price that changed waits to be confirmed. */
  hasNewPrice: boolean
  /** What the review step says is wrong. */
  wrong: string | null
  contactProblem: string | null
  /** Why a rule of orders refuses it, as far as the pickup's address is known. */
  refusal: string | null
}

/**
 * A refusal by rule is said from the first step on and closes the last two: the address that it depends on can still
 * be changed on the third.
 */
export function findMissingOnStep(
  step: Step,
  draft: Draft,
  { cost, isBag, hasNewPrice, wrong, contactProblem, refusal }: Known,
  words: typeof newOrderScreen.missing,
): { sentence: string | null; isClosed: boolean } {
  const noService = step === 1 && draft.bag?.length === 0 ? words.bagService : null
  const priceFirst = hasNewPrice && step === 4 ? words.newPrice : null
  const noDay =
    step === 2 && draft.pickupTime !== null && needsDeliveryDate(draft) ? words.deliveryDay : null
  const noContact = step === 3 && !isBlankAddress(draft.address) ? contactProblem : null
  const isValid = isStepComplete(draft, step) && (step !== 1 || cost.quote !== null || isBag)
  const closing =
    noService ??
    cost.problem ??
    priceFirst ??
    wrong ??
    noDay ??
    noContact ??
    (isValid ? null : words.onStep({ step }))
  return {
    sentence: closing ?? refusal,
    isClosed: closing !== null || (step > 2 && refusal !== null),
  }
}
