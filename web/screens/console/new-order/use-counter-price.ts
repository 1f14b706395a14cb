// Price of an order that staff place, at list or company prices, calculated by the server.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OrderingCompany } from '#contract/companies/own-company.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { toRupees } from '#domain/base/money.ts'
import { staffPriceBasis } from '#domain/catalogue/price-basis.ts'
import { type OrderLine, quoteOrder } from '#domain/catalogue/pricing.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { itemsAtPricesFor } from '#web/features/companies/ordering-company.ts'
import type { Counts } from '#web/features/orders/basket.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { orderSizeRefusals } from '#words/en/orders/new-order/order-size-refusals.ts'
import { ruleRefusals } from '#words/en/orders/new-order/rule-refusals.ts'
import { wordEntry } from '#words/said.ts'

/** What was counted, as lines, and the services that they belong to. */
export function useCountedLines(counts: Counts): {
  lines: readonly OrderLine[]
  services: readonly ServiceId[]
} {
  const items = useQuery(catalogueQuery).data?.items
  return useMemo(() => {
    const lines = Object.entries(counts)
      .filter(([, quantity]) => quantity !== 0)
      .map(([itemId, quantity]) => ({ itemId, quantity }))
    const services = lines.flatMap(
      ({ itemId }) => items?.find(({ id }) => id === itemId)?.service ?? [],
    )
    return { lines, services }
  }, [counts, items])
}

/**
 * In rupees, and why it can't be taken like this; null each where there is none.
 * @param pickupPin the PIN code where it is picked up; null at the counter
 */
export function useCounterPrice(
  lines: readonly OrderLine[],
  isExpress: boolean,
  company: OrderingCompany | null | undefined,
  pickupPin: string | null,
): { total: number | null; problem: string | null } {
  const catalogue = useQuery(catalogueQuery).data
  const { phone } = useBusiness()
  const refusals = useWords(orderSizeRefusals)
  const ruleWords = useWords(ruleRefusals)
  return useMemo(() => {
    const nothing = { total: null, problem: null }
    if (!catalogue || lines.length === 0) return nothing
    const { items, settings } = catalogue
    const quoted = quoteOrder({
      lines,
      isWeighed: () => true,
      catalogue: itemsAtPricesFor(items, company, staffPriceBasis(settings.onlinePrice)),
      delivery: isExpress ? 'express' : 'standard',
      expressFeePaise: settings.expressFee.expressFeePaise,
      rules: settings,
      pickupPin,
      limits: settings.limits,
      phone,
    })
    if (quoted.ok) {
      const { totalPaise, ruleRefusal } = quoted.value
      return {
        total: toRupees(totalPaise),
        problem: ruleRefusal && wordEntry(ruleWords, ruleRefusal),
      }
    }
    const { error } = quoted
    const isSize = error.code === 'bad_quantity' || error.code === 'too_many_lines'
    return {
      ...nothing,
      problem: isSize ? wordEntry<string, typeof orderSizeRefusals>(refusals, error) : null,
    }
  }, [lines, isExpress, catalogue, company, pickupPin, phone, refusals, ruleWords])
}
