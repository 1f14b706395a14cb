// Count levels of the laundry and of each service, and their effect on an order.
import type { ServiceId } from '../catalogue/catalogue.ts'
import { MOST_UNITS, type Unit, type UnitKind } from '../clothes/custody.ts'
import type { OrderStatus } from './record/order-lifecycle.ts'
import { isPlantStatus } from '../clothes/plant-list.ts'

/** From least to most: not at all, by the bag, each piece. */
export const COUNT_LEVELS = ['off', 'bags', 'items'] as const
export type CountLevel = (typeof COUNT_LEVELS)[number]

export interface CountLevels {
  /** Of the laundry. */
  level: CountLevel
  /** Of services that have their own; the others have the laundry's. */
  services: Readonly<Partial<Record<ServiceId, CountLevel | null>>>
}

/** What is asked of an order: the most that one of its services asks; off where none is named. */
export function countLevelOf(levels: CountLevels, services: readonly ServiceId[]): CountLevel {
  const asked = services.map((service) => levels.services[service] ?? levels.level)
  return COUNT_LEVELS.findLast((level) => asked.includes(level)) ?? 'off'
}

/** How far an order is counted in: nothing is written, it was said that it isn't counted this time, or something came in. */
export const COUNT_STATES = ['open', 'skipped', 'counted'] as const
export type CountState = (typeof COUNT_STATES)[number]

/** Whether counting in is a step that is still to be done. It never holds an order back. */
export function isCountDue(level: CountLevel, state: CountState, status: OrderStatus): boolean {
  return level === 'items' && state === 'open' && isPlantStatus(status) && status !== 'ready'
}

interface Ordered {
  itemId: string
  service: ServiceId
  name: string
  unit: 'kg' | 'piece'
  quantity: number
}

/** A bag or an item as it is counted in. */
export interface AsOrdered {
  kind: UnitKind
  /** 0 where kilograms are in it. */
  pieces: number
  /** What an item is. */
  name: string | null
  /** The item of the price list that it is counted as; null of a bag with several things in it. */
  item: string | null
}

/**
 * What comes in where all is as it was ordered: each piece of a service that is counted piece by piece for itself, and
 * one bag with the rest.
 * @returns nothing where that can't be told: no pieces were ordered, or kilograms are to be counted piece by piece
 */
export function unitsAsOrdered(levels: CountLevels, lines: readonly Ordered[]): AsOrdered[] {
  const isByPiece = ({ service }: Ordered) => countLevelOf(levels, [service]) === 'items'
  const single = lines.filter(isByPiece)
  const rest = lines.filter((line) => !isByPiece(line))
  const pieces = rest.reduce((sum, { unit, quantity }) => sum + (unit === 'kg' ? 0 : quantity), 0)
  if (single.some(({ unit }) => unit === 'kg')) return []
  if (single.length === 0 && pieces === 0) return []
  const items = single.flatMap(({ itemId: item, name, quantity }) =>
    Array.from({ length: quantity }, () => ({ kind: 'item' as const, pieces: 1, name, item })),
  )
  const isWeighed = single.length > 0 && rest.some(({ unit }) => unit === 'kg')
  const [only, ...others] = rest
  const item = only && others.length === 0 ? only.itemId : null
  const bag = { kind: 'bag' as const, pieces: isWeighed ? 0 : pieces, name: null, item }
  const all = [...items, ...(rest.length > 0 ? [bag] : [])]
  return all.length > MOST_UNITS ? [] : all
}

/** What is said of clothes that weren't counted one by one. */
export const UNCOUNTED = ['not_yet', 'not_counted', 'skipped', 'by_the_bag'] as const
export type Uncounted = (typeof UNCOUNTED)[number]

/**
 * What an order's customer reads where its clothes weren't counted one by one.
 * @returns null where all of them were, where nothing is counted by this laundry, and before the clothes are here
 */
export function uncountedNoticeOf(
  level: CountLevel,
  state: CountState,
  { status, units }: { status: OrderStatus; units: readonly Pick<Unit, 'kind' | 'pieces'>[] },
): Uncounted | null {
  if (level === 'off') return null
  if (state === 'counted')
    return units.some(({ kind, pieces }) => kind === 'bag' && pieces === 0) ? 'by_the_bag' : null
  if (status === 'pickup_scheduled' || status === 'cancelled') return null
  if (state === 'skipped') return 'skipped'
  return isPlantStatus(status) && status !== 'ready' ? 'not_yet' : 'not_counted'
}
