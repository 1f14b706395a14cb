// Unlisted bag of a draft: its possible services, and the usual price of such orders.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { bags } from '#contract/catalogue/catalogue.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { bagChoice } from '#words/en/clothes/bag-choice.ts'
import { counting } from '#words/en/orders/counting.ts'
import { useOwnCompany } from '#web/features/companies/ordering-company.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { services as serviceWords } from '#words/en/catalogue/services.ts'
import type { Draft } from '../draft/draft-shape.ts'

const askBags = addressOf(bags)

export const bagsOffered = queryOptions({
  queryKey: ['catalogue', 'bags'],
  queryFn: async ({ signal }) => (await call(askBags, {}, { signal })).services,
  staleTime: 60_000,
})

export type Bag = {
  services: readonly ServiceId[]
  /** The services as lines of it would be named. */
  lines: readonly { service: ServiceId; name: string }[]
  /** In rupees; null where there is too little to say it from. */
  range: { from: number; to: number } | null
  /** The most that may be charged without asking, in whole rupees; undefined where nobody named or knows one. */
  most: number | undefined
  /** What stands in the place of a total. */
  estimate: string
}

/**
 * The draft's bag; null where items are listed, and until something is chosen that it is for.
 * @param expressFee what express costs on top of what such orders came to, in rupees; 0 without it
 */
export function useBagPrice(draft: Pick<Draft, 'bag' | 'most'>, expressFee: number): Bag | null {
  const words = useWords(bagChoice)
  const { afterCounting } = useWords(counting)
  const { names } = useWords(serviceWords)
  const { data: company } = useOwnCompany()
  const { data: offered } = useQuery({ ...bagsOffered, enabled: draft.bag !== undefined })
  const services = (draft.bag ?? []).filter(
    (id) => offered === undefined || offered.some(({ service }) => service === id),
  )
  if (services.length === 0) return null
  // A company's prices are its own, so what others paid says nothing of them.
  const ranges = services.map((id) =>
    company ? null : offered?.find(({ service }) => service === id)?.range,
  )
  const sum = (end: 'from' | 'to') =>
    ranges.reduce((total, range) => total + (range?.[end] ?? 0), expressFee)
  const range = ranges.every(Boolean) ? { from: sum('from'), to: sum('to') } : null
  return {
    services,
    lines: services.map((service) => ({ service, name: names[service] })),
    range,
    most: draft.most ?? (range ? Math.ceil(range.to) : undefined),
    estimate: range
      ? words.estimate({ from: rupeesText(range.from), to: rupeesText(range.to) })
      : afterCounting,
  }
}

/** What is said of a bag's price before it is counted. */
export function useBagPriceSentence(bag: Bag | null): string {
  const words = useWords(bagChoice)
  if (!bag?.range) return words.noRange
  return words.range({ from: rupeesText(bag.range.from), to: rupeesText(bag.range.to) })
}
