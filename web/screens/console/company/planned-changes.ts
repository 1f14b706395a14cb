// Changes of a company's own prices on a day: of one item, or of all by a percentage.
import type { Company } from '#contract/companies/companies.ts'
import type { CatalogueItem } from '#domain/catalogue/catalogue.ts'
import { applyPlannedPrices } from '#domain/companies/company-prices.ts'
import { fromRupees, type Paise } from '#domain/base/money.ts'
import { changePricesByPercent } from '#domain/catalogue/prices.ts'

export type OwnPriceChange = {
  item: CatalogueItem
  /** Null where it has no price of its own. */
  from: Paise | null
  to: Paise | null
}

/** Its own prices just before a day begins, by the item's id. */
export function companyPricesBeforeDay(
  { prices, upcomingPrices }: Pick<Company, 'prices' | 'upcomingPrices'>,
  day: string,
): Readonly<Record<string, Paise>> {
  const today = Object.fromEntries(prices.map((own) => [own.itemId, fromRupees(own.price)]))
  const planned = upcomingPrices
    .filter(({ from }) => from < day)
    .map(({ price, ...of }) => ({ ...of, pricePaise: price === null ? null : fromRupees(price) }))
  return applyPlannedPrices(today, planned)
}

/** What of all its own prices changes by so many percent, as a percentage changes them at once. */
export function scaleCompanyPrices(
  own: Readonly<Record<string, Paise>>,
  items: readonly CatalogueItem[],
  percent: number,
): OwnPriceChange[] {
  return items.flatMap((item) => {
    const from = own[item.id]
    if (from === undefined) return []
    const before = { listPricePaise: from, onlinePricePaise: null }
    const to = changePricesByPercent(before, percent).listPricePaise
    return to === from ? [] : [{ item, from, to }]
  })
}

/** What changes of one item; nothing where its price stays. */
export function changeCompanyPrice(
  own: Readonly<Record<string, Paise>>,
  item: CatalogueItem | undefined,
  to: Paise | null,
): OwnPriceChange[] {
  const from = item && Object.hasOwn(own, item.id) ? own[item.id]! : null
  return item === undefined || from === to ? [] : [{ item, from, to }]
}
