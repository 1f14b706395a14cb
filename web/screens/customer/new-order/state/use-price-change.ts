// Detects a price change that the customer didn't make, and waits for their confirmation.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import { fromRupees } from '#domain/base/money.ts'
import { quoteOrder } from '#domain/catalogue/pricing.ts'
import { refreshClub } from '#web/features/club/club-queries.ts'
import { refreshLoyalty } from '#web/features/account/loyalty-queries.ts'
import type { PriceChange } from '#web/features/payments/price-notice.tsx'
import { useWords } from '#web/lib/words.ts'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { orderItems } from '#words/en/orders/order-items.ts'
import {
  describePriceChange,
  shownPriceOfAnswer,
  shownPriceOfQuote,
} from '../draft/describe-price-change.ts'
import type { Cost, PricingContext } from './use-draft-cost.ts'
import type { Wizard } from './use-wizard.ts'

type Watched = {
  wizard: Wizard
  cost: Cost
  /** What the server asks for the order at Review; undefined elsewhere. */
  answer: QuoteAnswer | undefined
}

/**
 * Gives the change that waits to be confirmed, or null. Its first price is the last one that was seen and
 * not questioned, however often it has changed since and whatever the person changed about the selection.
 */
export function usePriceChange({ wizard, cost, answer }: Watched): {
  change: PriceChange | null
  confirm: () => void
} {
  const words = useWords(newOrderScreen)
  const { named } = useWords(orderItems)
  const { draft, remember } = wizard
  const { context, lines, quote } = cost
  const [known, setKnown] = useState<PricingContext | null>(null)
  if (context && !known) setKnown(context)

  const selection = JSON.stringify([lines, draft.deliveryPreference, draft.promoCode])
  // What a code takes off is the server's to say: until it has, no price with it was seen.
  const own = draft.promoCode === '' ? quote && shownPriceOfQuote(quote, named) : null
  const shown = answer ? shownPriceOfAnswer(answer, named) : own
  const seen = () => {
    if (draft.seen?.selection === selection) return draft.seen
    if (!known || draft.promoCode !== '') return null
    const limits = (context ?? known).limits
    const before = quoteOrder({ ...known, limits, lines, delivery: draft.deliveryPreference })
    return before.ok ? shownPriceOfQuote(before.value, named) : null
  }
  const before = context && shown && seen()
  const change = before && shown && describePriceChange(before, shown, words.priceChange)
  const isNew = context !== null && change === null && draft.seen?.selection !== selection

  const keep = useEffectEvent(() => {
    if (shown && isNew) remember({ ...shown, selection })
  })
  useEffect(() => keep(), [isNew, selection])

  // Another price than the browser's own means that something has changed which it doesn't know of yet.
  const client = useQueryClient()
  const differs =
    answer !== undefined &&
    quote !== null &&
    draft.promoCode === '' &&
    fromRupees(answer.total) !== quote.totalPaise
  useEffect(() => {
    if (!differs) return
    void client.invalidateQueries({ queryKey: ['catalogue'] })
    void refreshClub(client)
    void refreshLoyalty(client)
  }, [differs, answer, client])

  return {
    change,
    confirm: () => {
      if (!context || !shown) return
      setKnown(context)
      remember({ ...shown, selection })
    },
  }
}
