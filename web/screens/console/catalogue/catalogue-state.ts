// Catalogue for staff: loaded, and updated in place by each answer.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type AdminItem,
  adminCatalogue,
  arrangeItems,
  type UpcomingPrice,
} from '#contract/settings/settings-catalogue.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import type { ItemPrices } from '#domain/catalogue/prices.ts'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'
import { call } from '#web/lib/api.ts'

type Catalogue = AnswerOf<typeof adminCatalogue>
export type Express = Catalogue['express']

export const staffCatalogue = queryOptions({
  queryKey: ['admin', 'catalogue'],
  queryFn: ({ signal }) => call(adminCatalogue, {}, { signal }),
  // Changes arrive as they happen; this is for a line that is down.
  refetchInterval: 60_000,
})

export const saveItemOrder = (service: AdminItem['service'], ids: string[]) =>
  call(arrangeItems, { params: { service }, body: { ids } })

/** Puts items into the list that is shown: in the place of those with their ids, or at the end. */
export function cacheItems(client: QueryClient, items: readonly AdminItem[]): void {
  change(client, (catalogue) => {
    const known = new Map(catalogue.items.map((item) => [item.id, item]))
    for (const item of items) known.set(item.id, item)
    return { ...catalogue, items: [...known.values()].toSorted((a, b) => a.position - b.position) }
  })
}

export function cacheExpressFee(client: QueryClient, express: Express): void {
  change(client, (catalogue) => ({ ...catalogue, express }))
}

export function cacheUpcomingPrices(client: QueryClient, upcoming: UpcomingPrice[]): void {
  change(client, (catalogue) => ({ ...catalogue, upcoming }))
}

function change(client: QueryClient, to: (catalogue: Catalogue) => Catalogue): void {
  client.setQueryData(staffCatalogue.queryKey, (before) => before && to(before))
}

/** An item's or a draft's prices in the domain's terms; null while an amount is none. */
export function itemPricesOf(fields: {
  listPrice: number
  onlinePrice: number | null
}): ItemPrices | null {
  const { listPrice, onlinePrice } = fields
  if (Number.isNaN(listPrice) || Number.isNaN(onlinePrice)) return null
  return {
    listPricePaise: Math.round(listPrice * 100),
    onlinePricePaise: onlinePrice === null ? null : Math.round(onlinePrice * 100),
  }
}

/** What stands in the inputs of an item. */
export type Draft = { name: string; listPrice: string; onlinePrice: string }

export function itemDraftOf({ name, listPrice, onlinePrice }: AdminItem): Draft {
  return {
    name,
    listPrice: String(listPrice),
    onlinePrice: onlinePrice === null ? '' : String(onlinePrice),
  }
}

/** What a draft stands for; an amount that is none is NaN, which the server's rules refuse too. */
export function itemFieldsOf({ name, listPrice, onlinePrice }: Draft) {
  return {
    name,
    listPrice: amountOf(listPrice) ?? Number.NaN,
    onlinePrice: amountOf(onlinePrice),
  }
}

/** "₹1,099.50" is 1099.5, nothing is null. */
function amountOf(text: string): number | null {
  return text.trim() === '' ? null : parseTypedNumber(text)
}
