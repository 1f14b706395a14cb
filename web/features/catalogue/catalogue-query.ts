// Query of the catalogue with its prices and settings, in the domain's terms.
import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  type CatalogueKey,
  type CatalogueValues,
  INITIAL_SETTINGS,
} from '#domain/settings/catalogue-values.ts'
import { call } from '#web/lib/api.ts'
import { askCatalogue, catalogueFromAnswer } from './current-catalogue.ts'

/** The catalogue with prices in paise. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => call(askCatalogue, {}, { signal }),
  select: catalogueFromAnswer,
  staleTime: 60_000,
})

/** A setting that customers read, sums in paise; what a new laundry starts with until the server has answered. */
export function useCatalogueSetting<K extends CatalogueKey>(key: K): CatalogueValues[K] {
  return (useQuery(catalogueQuery).data?.settings ?? INITIAL_SETTINGS)[key]
}
