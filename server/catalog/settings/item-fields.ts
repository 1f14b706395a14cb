/** A catalogue item's fields in the staff editor, and its answer. */
import type { AdminItem, UpcomingPrice } from '#contract/settings/settings-catalogue.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { discountDrift, type ItemPrices } from '#domain/catalogue/prices.ts'
import type { PlannedPrice, UpcomingPrice as Upcoming } from '../upcoming-prices/upcoming-store.ts'
import type { ItemRow } from './catalogue-store.ts'
import { hashFields } from './saved-change.ts'

type ItemFields = Pick<AdminItem, 'name' | 'listPrice' | 'onlinePrice' | 'active'>

/** Its place is not among them: two who move and price an item don't meet. */
export function itemFields(row: ItemRow): ItemFields {
  return {
    name: row.name,
    ...priceFields(row),
    active: row.active,
  }
}

export function priceFields(
  row: Pick<ItemRow, 'list_price_paise' | 'online_price_paise'>,
): Pick<ItemFields, 'listPrice' | 'onlinePrice'> {
  return {
    listPrice: toRupees(row.list_price_paise),
    onlinePrice: row.online_price_paise === null ? null : toRupees(row.online_price_paise),
  }
}

export function itemColumns({ name, listPrice, onlinePrice }: Omit<ItemFields, 'active'>) {
  return {
    name,
    list_price_paise: fromRupees(listPrice),
    online_price_paise: onlinePrice === null ? null : fromRupees(onlinePrice),
  }
}

export function itemView(row: ItemRow): AdminItem {
  const fields = itemFields(row)
  return {
    id: row.id,
    service: row.service,
    unit: row.unit,
    position: row.position,
    ...fields,
    version: hashFields(fields),
  }
}

/** Columns of an item's upcoming prices; the laundry's own always have a list price. */
export function upcomingPriceColumns({
  pricePaise,
  onlinePricePaise,
}: Omit<PlannedPrice, 'itemId'>) {
  return { list_price_paise: pricePaise!, online_price_paise: onlinePricePaise }
}

export function upcomingPriceView({ itemId, from, ...prices }: Upcoming): UpcomingPrice {
  return { itemId, from, ...priceFields(upcomingPriceColumns(prices)) }
}

/** How the discount of an online price that stays becomes another; null where it doesn't. */
export function discountDriftOf(row: ItemRow, input: Omit<ItemFields, 'active'>) {
  return discountDrift(itemPricesOf(row), itemPricesOf(itemColumns(input)))
}

export function itemPricesOf(
  row: Pick<ItemRow, 'list_price_paise' | 'online_price_paise'>,
): ItemPrices {
  return { listPricePaise: row.list_price_paise, onlinePricePaise: row.online_price_paise }
}
