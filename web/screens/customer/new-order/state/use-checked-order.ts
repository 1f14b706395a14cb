// Draft as the order it would become: price, coverage, what is missing, and the total on the bar.
import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import type { QuotedLine } from '#domain/catalogue/pricing.ts'
import { useCoverage } from '#web/features/pickup/use-coverage.ts'
import { useWords } from '#web/lib/words.ts'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { findMissingOnStep } from '../draft/missing.ts'
import { quoteQuery } from './quote-query.ts'
import { useBagPrice } from './use-bag-price.ts'
import { useContactProblem } from './use-contact-problem.ts'
import { useDraftCost } from './use-draft-cost.ts'
import { usePriceChange } from './use-price-change.ts'
import type { Wizard } from './use-wizard.ts'

const NOTHING: readonly QuotedLine[] = []

export type CheckedOrder = ReturnType<typeof useCheckedOrder>

/**
 * On the last step the server's quote replaces the browser's own.
 * @param person null is a visitor
 * @param wrong what the review step says is wrong
 */
export function useCheckedOrder(wizard: Wizard, person: User | null, wrong: string | null) {
  const words = useWords(newOrderScreen)
  const { draft, step } = wizard
  const cost = useDraftCost(draft, person?._id ?? null)
  const isExpress = draft.deliveryPreference === 'express'
  const feePaise = cost.catalogue?.settings.expressFee.expressFeePaise ?? 0
  const bag = useBagPrice(draft, isExpress ? toRupees(feePaise) : 0)
  const pickupCoverage = useCoverage(draft.address.pin)
  const deliveryCoverage = useCoverage(draft.sameAddress ? '' : draft.deliveryAddress.pin)
  const review = useQuery({
    ...quoteQuery(cost.lines, draft),
    enabled: step === 4 && cost.lines.length > 0,
  })
  const contactProblem = useContactProblem(person, draft, [pickupCoverage, deliveryCoverage])
  const answered = step === 4 ? review.data : undefined
  const price = usePriceChange({ wizard, cost, answer: answered })
  const known = {
    cost,
    isBag: bag !== null,
    hasNewPrice: price.change !== null,
    wrong,
    contactProblem,
    refusal: answered ? (answered.orderRefusal?.message ?? null) : cost.refusal,
  }
  // What can't be ordered has no total, which is not the same as costing nothing.
  const ownTotalPaise = cost.context && cost.problem === null ? cost.totalPaise : undefined
  return {
    cost,
    bag,
    lines: bag?.lines ?? cost.quote?.lines ?? NOTHING,
    pickupCoverage,
    deliveryCoverage,
    review,
    contactProblem,
    price,
    missing: findMissingOnStep(step, draft, known, words.missing),
    totalPaise: answered ? fromRupees(answered.total) : ownTotalPaise,
    coveredPaise: answered ? fromRupees(answered.covered) : (cost.quote?.coveredPaise ?? 0),
  }
}
