// Follow-up of a refused order: the step on which to mend it, what is loaded again, and the message.
import { useQueryClient } from '@tanstack/react-query'
import type { ErrorCode } from '#contract/base/errors.ts'
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { RULE_REFUSALS } from '#domain/orders/rules/order-rules.ts'
import { refreshClub } from '#web/features/club/club-queries.ts'
import { type Problem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { ApiError } from '#web/lib/api.ts'
import { supportReferenceOf } from '#web/lib/reference.ts'
import { useWords } from '#web/lib/words.ts'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import type { Step } from '../draft/draft-shape.ts'
import { quoteQuery } from './quote-query.ts'
import type { Wizard } from './use-wizard.ts'

/** The step on which people mend what an order was refused for. */
const STEP_OF_REFUSAL: Partial<Record<string, Step>> = {
  nothing_selected: 1,
  unknown_item: 1,
  bad_quantity: 1,
  too_many_lines: 1,
  bag_not_offered: 1,
  unknown_garment: 1,
  past_date: 2,
  too_far: 2,
  closed_date: 2,
  unknown_slot: 2,
  slot_begun: 2,
  slot_not_offered: 2,
  slot_full: 2,
  express_not_offered: 2,
  delivery_too_early: 2,
  delivery_too_far: 2,
  delivery_closed: 2,
  delivery_not_later: 2,
  delivery_time_not_offered: 2,
  delivery_full: 2,
  not_served: 3,
  address_incomplete: 3,
  phone_needed: 3,
  card_not_available: 3,
  card_expired: 3,
  not_on_account: 3,
} satisfies Partial<Record<ErrorCode, Step>>

type Refusing = {
  wizard: Wizard
  lines: readonly OrderLine[]
  /** Says what went wrong, at the top of the wizard. */
  onRefused: (problem: Problem) => void
}

/** Gives what to do when placing the order fails. */
export function useOnOrderRefused({ wizard, lines, onRefused }: Refusing): (error: Error) => void {
  const { placed: words } = useWords(newOrderScreen)
  const queries = useQueryClient()

  const takeNewQuote = (error: ApiError) => {
    const { queryKey } = quoteQuery(lines, wizard.draft)
    const quote = quoteIn(error.body)
    if (quote) queries.setQueryData(queryKey, quote)
    else void queries.invalidateQueries({ queryKey })
    void queries.invalidateQueries({ queryKey: ['catalogue'] })
    void queries.invalidateQueries({ queryKey: ['company'] })
    void refreshClub(queries)
  }

  return (error) => {
    if (!(error instanceof ApiError) || error.status === 0) {
      return onRefused(formProblemOf(error, words.unanswered))
    }
    // The session has ended, which the screen answers for.
    if (error.code === 'not_signed_in') return
    // Without an answer the order may exist, so only a clear refusal makes the next try another order.
    if (error.status < 500 && error.status !== 429) wizard.renewKey()
    const isByRule = RULE_REFUSALS.some((code) => code === error.code)
    const step = isByRule ? 1 : STEP_OF_REFUSAL[error.code]
    if (step === 1) void queries.invalidateQueries({ queryKey: ['catalogue'] })
    if (error.code === 'unknown_garment') void queries.invalidateQueries({ queryKey: ['garments'] })
    if (step === 2) void queries.invalidateQueries({ queryKey: ['slots'] })
    if (error.code === 'card_not_available' || error.code === 'card_expired') {
      void queries.invalidateQueries({ queryKey: ['cards'] })
      wizard.change({ paymentMethod: 'cash', cardId: null })
    }
    if (error.code === 'not_on_account') {
      void queries.invalidateQueries({ queryKey: ['company'] })
      wizard.change({ paymentMethod: 'cash', cardId: null })
    }
    if (step !== undefined) wizard.goTo(step)
    if (error.code === 'price_changed' || error.code === 'discount_refused')
      return takeNewQuote(error)
    const unclear = error.code === 'server_error'
    onRefused({
      message: unclear ? words.failed : error.message,
      reason: null,
      reference: supportReferenceOf(error),
    })
  }
}

function quoteIn(body: unknown): QuoteAnswer | null {
  if (typeof body !== 'object' || body === null || !('quote' in body)) return null
  const quote = body.quote
  return typeof quote === 'object' && quote !== null && 'total' in quote && 'lines' in quote
    ? (quote as QuoteAnswer)
    : null
}
