// Asks the server what the laundry cleans and at which prices, in the domain's terms.
import { queryOptions } from '@tanstack/react-query'
import type { CatalogueItemAnswer, catalogue } from '#contract/catalogue.ts'
import { type CatalogueItem, serviceOf } from '#domain/catalogue.ts'
import { type Paise, fromRupees } from '#domain/money.ts'
import { addressOf, call } from '#web/api.ts'

const askCatalogue = addressOf<typeof catalogue>('GET', '/api/catalogue')

/** What is on offer: the items by service and position, and what express delivery adds. */
export type Offer = { items: readonly CatalogueItem[]; expressFeePaise: Paise }

/** The catalogue with prices in paise. */
export const catalogueOffer = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => call(askCatalogue, {}, { signal }),
  select: (answer): Offer => ({
    items: answer.items.map(itemOf),
    expressFeePaise: fromRupees(answer.expressFee),
  }),
  staleTime: 60_000,
})

/** An item's full name: "Shirt (Dry Cleaning)", or "Wash & Fold" where the service says the same. */
export function itemTitle(item: Pick<CatalogueItem, 'name' | 'service'>): string {
  const service = serviceOf(item.service).name
  return item.name === service ? item.name : `${item.name} (${service})`
}

function itemOf(item: CatalogueItemAnswer): CatalogueItem {
  return {
    id: item.id,
    service: item.service,
    name: item.name,
    unit: item.unit,
    listPricePaise: fromRupees(item.listPrice),
    onlinePricePaise: item.onlinePrice === null ? null : fromRupees(item.onlinePrice),
    position: item.position,
  }
}
