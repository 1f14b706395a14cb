// An item's two prices: the list price, and the price charged online.
import type { Paise } from '../base/money.ts'

export type ItemPrices = {
  readonly listPricePaise: Paise
  /** Null where the list price is charged. */
  readonly onlinePricePaise: Paise | null
}

/** Whether two prices can't stand together: nobody pays more online. */
export function isOnlineAboveList({ listPricePaise, onlinePricePaise }: ItemPrices): boolean {
  return onlinePricePaise !== null && onlinePricePaise > listPricePaise
}

/** How far the online price lies below the list price, in whole percent; null without an online price. */
export function onlineDiscountPercent(prices: ItemPrices): number | null {
  const { listPricePaise, onlinePricePaise } = prices
  if (onlinePricePaise === null || listPricePaise <= 0) return null
  return Math.round((1 - onlinePricePaise / listPricePaise) * 100)
}

export type PriceDrift = {
  /** What the online price lay below the list price before, and would from now on. Negative is above it. */
  readonly fromPercent: number
  readonly toPercent: number
  readonly onlinePricePaise: Paise
  /** The online price that lies as far below the new list price as it did below the old one. */
  readonly movedPaise: Paise
}

/**
 * What happens to the discount where the list price moves and the online price stays; null where it
 * stays in whole percent, where somebody moved the online price too, and where there is none.
 */
export function discountDrift(before: ItemPrices, after: ItemPrices): PriceDrift | null {
  const { onlinePricePaise } = after
  if (onlinePricePaise === null || onlinePricePaise !== before.onlinePricePaise) return null
  const fromPercent = onlineDiscountPercent(before)
  const toPercent = onlineDiscountPercent(after)
  if (fromPercent === null || toPercent === null) return null
  if (fromPercent === toPercent && !isOnlineAboveList(after)) return null
  const movedPaise = movedOnlinePaise(before, onlinePricePaise, after.listPricePaise)
  return { fromPercent, toPercent, onlinePricePaise, movedPaise }
}

/** The least and the most percent by which prices are changed together. */
export const PRICE_CHANGE_LEAST = -90
export const PRICE_CHANGE_MOST = 100

/**
 * Both prices changed by so many percent, each rounded to whole rupees (half a rupee up), and at least ₹1. The online
 * price never comes out above the list price.
 */
export function changePricesByPercent(before: ItemPrices, percent: number): ItemPrices {
  const changed = (paise: Paise) =>
    Math.max(100, Math.round((paise * (100 + percent)) / 10_000) * 100)
  const listPricePaise = changed(before.listPricePaise)
  const { onlinePricePaise } = before
  return {
    listPricePaise,
    onlinePricePaise:
      onlinePricePaise === null ? null : Math.min(listPricePaise, changed(onlinePricePaise)),
  }
}

/** What an item costs from a day on, `YYYY-MM-DD`. */
export type PlannedPrices = ItemPrices & { readonly from: string }

/** What an item costs just before a day begins: the last prices planned for a day before, or today's. */
export function pricesBeforeDay(
  day: string,
  today: ItemPrices,
  planned: readonly PlannedPrices[],
): ItemPrices {
  return sortPlannedPrices(planned.filter(({ from }) => from < day)).at(-1) ?? today
}

/** Planned prices, the first day first. */
export function sortPlannedPrices<Planned extends { readonly from: string }>(
  planned: readonly Planned[],
): Planned[] {
  return planned.toSorted(
    (one, other) => Number(one.from > other.from) - Number(one.from < other.from),
  )
}

/** Rounded as the price was: to whole rupees, or to the paisa where it had paise. */
function movedOnlinePaise(before: ItemPrices, onlinePaise: Paise, listPaise: Paise): Paise {
  const step = onlinePaise % 100 === 0 ? 100 : 1
  const exact = (onlinePaise * listPaise) / before.listPricePaise
  const rounded = Math.round(exact / step) * step
  return Math.min(listPaise, Math.max(100, rounded))
}
