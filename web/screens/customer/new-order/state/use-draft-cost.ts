// Price of the draft by the server's rules, shown before the server answers.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allowanceDiscount } from '#domain/club/allowance.ts'
import { voucherDiscount } from '#domain/discounts/loyalty.ts'
import type { Paise } from '#domain/base/money.ts'
import { type OrderLine, type Quote, quoteOrder } from '#domain/catalogue/pricing.ts'
import { type Amounts, sumByUnit } from '#domain/base/quantity.ts'
import { cleanPinCode } from '#domain/slots/coverage.ts'
import { quoteRefusals } from '#words/en/orders/new-order/quote-refusals.ts'
import { ruleRefusals } from '#words/en/orders/new-order/rule-refusals.ts'
import { wordEntry } from '#words/said.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { type Catalogue, INITIAL_SETTINGS } from '#domain/settings/catalogue-values.ts'
import { useOrderCatalogue } from '#web/features/companies/ordering-company.ts'
import { activeClubQuery, usableClubAllowance } from '#web/features/club/club-queries.ts'
import { loyaltyQuery } from '#web/features/account/loyalty-queries.ts'
import { linesOfDraft } from '../draft/draft.ts'
import type { Draft } from '../draft/draft-shape.ts'

/** What prices follow from besides the selection. */
export type PricingContext = Omit<Parameters<typeof quoteOrder>[0], 'lines' | 'delivery'>

export type Cost = {
  /** Null until everything that prices follow from has loaded. */
  context: PricingContext | null
  /** Undefined until the catalogue has loaded. */
  catalogue: Catalogue | undefined
  lines: readonly OrderLine[]
  /** Null while nothing is chosen or something can't be ordered like this. */
  quote: Quote | null
  totalPaise: Paise
  amounts: Amounts
  /** Why the selection can't be ordered, except that it is empty. */
  problem: string | null
  /** Why it can't be ordered from this address, as far as that is known; it has a price all the same. */
  refusal: string | null
}

const NOTHING: Draft['quantities'] = {}

/** Prices the draft's lines with its delivery preference, the person's Laundry Club and redeemed rewards. */
export function useDraftCost(draft: Draft, personId: string | null): Cost {
  const { data: catalogue } = useOrderCatalogue()
  const club = useQuery({
    ...activeClubQuery(personId ?? ''),
    enabled: personId !== null,
  })
  const points = useQuery({ ...loyaltyQuery(personId ?? ''), enabled: personId !== null })
  const { data: subscription, dataUpdatedAt } = club
  const { data: loyalty } = points
  const isKnown = personId === null || !(club.isPending || points.isPending)
  const { deliveryPreference } = draft
  // What was listed waits while a bag is sent in its place.
  const quantities = draft.bag ? NOTHING : draft.quantities
  const { phone } = useBusiness()
  const words = useWords(quoteRefusals)
  const ruleWords = useWords(ruleRefusals)
  const pickupPin = cleanPinCode(draft.address.pin)
  return useMemo(() => {
    const lines = linesOfDraft({ quantities }, catalogue?.items ?? [])
    const settings = catalogue?.settings ?? INITIAL_SETTINGS
    const context: PricingContext = {
      catalogue: catalogue?.items ?? [],
      expressFeePaise: settings.expressFee.expressFeePaise,
      rules: settings,
      pickupPin,
      limits: settings.limits,
      phone,
      discounts: [
        ...(subscription
          ? [allowanceDiscount(usableClubAllowance(subscription, new Date(dataUpdatedAt)))]
          : []),
        voucherDiscount(
          loyalty?.vouchers.map(({ _id, rewardId }) => ({ id: _id, reward: rewardId })) ?? [],
        ),
      ],
    }
    const result = quoteOrder({ ...context, lines, delivery: deliveryPreference })
    const refused = !result.ok && result.error.code !== 'nothing_selected'
    const ruleRefusal = result.ok ? result.value.ruleRefusal : null
    return {
      context: catalogue && isKnown ? context : null,
      catalogue,
      lines,
      quote: result.ok ? result.value : null,
      totalPaise: result.ok ? result.value.totalPaise : 0,
      amounts: sumByUnit(result.ok ? result.value.lines : []),
      problem: refused ? wordEntry(words, result.error) : null,
      refusal: ruleRefusal && wordEntry(ruleWords, ruleRefusal),
    }
  }, [
    catalogue,
    isKnown,
    subscription,
    dataUpdatedAt,
    loyalty,
    phone,
    words,
    ruleWords,
    pickupPin,
    quantities,
    deliveryPreference,
  ])
}
