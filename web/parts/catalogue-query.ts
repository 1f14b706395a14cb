// Asks the server what the laundry cleans and at which prices, in the domain's terms.
import { queryOptions } from '@tanstack/react-query'
import { type CatalogueItem, serviceOf } from '#domain/catalogue.ts'
import { call } from '#web/api.ts'
import { askCatalogue, offerOf } from '#web/offer.ts'

/** The catalogue with prices in paise. */
export const catalogueOffer = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => call(askCatalogue, {}, { signal }),
  select: offerOf,
  staleTime: 60_000,
})

/** An item's full name: "Shirt (Dry Cleaning)", or "Wash & Fold" where the service says the same. */
export function itemTitle(item: Pick<CatalogueItem, 'name' | 'service'>): string {
  const service = serviceOf(item.service).name
  return item.name === service ? item.name : `${item.name} (${service})`
}
