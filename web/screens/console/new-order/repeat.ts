// Draft of an order that repeats an older one, and its differences today.
import type { CounterCustomer } from '#contract/counter/counter.ts'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { type CatalogueItem, chargedPricePaise } from '#domain/catalogue/catalogue.ts'
import { type CarePreferences, hasNoCarePreferences } from '#domain/catalogue/care-preferences.ts'
import { toRupees } from '#domain/base/money.ts'
import { roundToWholeQuantity } from '#domain/base/quantity.ts'
import { addressFromSaved } from '#web/features/addresses/saved-address.ts'
import { AT_THE_COUNTER, type Ways } from './ways.ts'
import { NOTHING, type What } from './what.tsx'

/** What stands in the form at first. */
export type Start = {
  customer: CounterCustomer | null
  what: What
  ways: Ways
  instructions: string
  /** How the clothes are to be finished; null for the usual. */
  preferences: CarePreferences | null
}

export const FROM_NOTHING: Start = {
  customer: null,
  what: NOTHING,
  ways: AT_THE_COUNTER,
  instructions: '',
  preferences: null,
}

type Repeated = Pick<
  OrderDetail,
  | 'userId'
  | 'lines'
  | 'toBeCounted'
  | 'pickupHandOver'
  | 'deliveryHandOver'
  | 'address'
  | 'addressParts'
  | 'deliveryAddress'
  | 'deliveryAddressParts'
  | 'door'
  | 'specialInstructions'
  | 'preferences'
>

/**
 * The same once more: all but when, and what isn't offered any more. How it is paid is asked as with any new order.
 * @param items what is offered today
 */
export function counterOrderFrom(
  order: Repeated,
  items: readonly Pick<CatalogueItem, 'id'>[],
): Start {
  const { userId, lines, toBeCounted, door } = order
  const { pickupHandOver = 'home', deliveryHandOver = 'home' } = order
  const { address, addressParts, deliveryAddress, deliveryAddressParts } = order
  const isElsewhere = deliveryAddress !== '' && deliveryAddress !== address
  const offered = new Set(items.map(({ id }) => id))
  return {
    customer: { _id: userId._id, name: userId.name, phone: userId.phone, area: '', blocked: false },
    what: {
      counts: Object.fromEntries(
        lines
          .filter(({ itemId }) => offered.has(itemId))
          .map(({ itemId, quantity }) => [itemId, roundToWholeQuantity(quantity)]),
      ),
      toBeCounted: toBeCounted ?? null,
    },
    ways: {
      ...AT_THE_COUNTER,
      pickupHandOver,
      deliveryHandOver,
      address: address === '' ? null : addressFromSaved({ address, parts: addressParts }),
      deliveryAddress: isElsewhere
        ? addressFromSaved({ address: deliveryAddress, parts: deliveryAddressParts })
        : null,
      door,
    },
    instructions: order.specialInstructions,
    preferences: hasNoCarePreferences(order.preferences) ? null : order.preferences,
  }
}

/** An item whose price is another one today, in rupees for its unit; `to` is null where it isn't offered any more. */
export type PriceChange = { name: string; unit: 'kg' | 'piece'; from: number; to: number | null }

/** @param items at the prices of who orders */
export function listChangedPrices(
  lines: OrderDetail['lines'],
  items: readonly Pick<CatalogueItem, 'id' | 'listPricePaise' | 'onlinePricePaise'>[],
): readonly PriceChange[] {
  const priceOf = new Map(items.map((item) => [item.id, toRupees(chargedPricePaise(item))]))
  return lines
    .map(({ itemId, name, service, unit, unitPrice }) => ({
      name: name === service ? name : `${name} (${service})`,
      unit,
      from: unitPrice,
      to: priceOf.get(itemId) ?? null,
    }))
    .filter(({ from, to }) => from !== to)
}
