// A company's price for an item: its own price, or a percentage off the list price.
import { chargedPricePaise, type CatalogueItem } from '../catalogue/catalogue.ts'
import { sortPlannedPrices } from '../catalogue/prices.ts'
import type { Paise } from '../base/money.ts'

export type CompanyPrices = {
  /** Taken off what everybody is charged, in whole percent. */
  readonly percentOff: number
  /** Prices of single items, by the item's id; nothing is taken off them. */
  readonly prices: Readonly<Record<string, Paise>>
}

/** A price of its own that a company has from a day on, `YYYY-MM-DD`. */
export type PlannedOwnPrice = {
  readonly itemId: string
  readonly from: string
  /** Null for none of its own any more. */
  readonly pricePaise: Paise | null
}

/** A company's own prices once what is planned holds; of one item, what is planned for the last day. */
export function applyPlannedPrices(
  prices: CompanyPrices['prices'],
  planned: readonly PlannedOwnPrice[],
): CompanyPrices['prices'] {
  const later = new Map(Object.entries(prices))
  for (const { itemId, pricePaise } of sortPlannedPrices(planned)) {
    if (pricePaise === null) later.delete(itemId)
    else later.set(itemId, pricePaise)
  }
  return Object.fromEntries(later)
}

/** What a company is charged for one unit: its price of the item, or the usual one less the percentage, to the nearest paisa. */
export function companyPricePaise(
  item: Pick<CatalogueItem, 'id' | 'listPricePaise' | 'onlinePricePaise'>,
  { percentOff, prices }: CompanyPrices,
): Paise {
  const own = Object.hasOwn(prices, item.id) ? prices[item.id] : undefined
  return own ?? Math.round((chargedPricePaise(item) * (100 - percentOff)) / 100)
}

/**
 * Items as a company orders them: each is charged at the company's price. List prices stay, but one that is below
 * what the company agreed to pay, for a list price is never less than what is charged.
 */
export function itemsAtCompanyPrices(
  items: readonly CatalogueItem[],
  company: CompanyPrices,
): readonly CatalogueItem[] {
  return items.map((item) => {
    const pricePaise = companyPricePaise(item, company)
    return {
      ...item,
      onlinePricePaise: pricePaise,
      listPricePaise: Math.max(item.listPricePaise, pricePaise),
    }
  })
}
