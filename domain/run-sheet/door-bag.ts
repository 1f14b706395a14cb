// Bag of no order at a door: what keeps it from becoming one by itself, and what staff can decide.
import type { CatalogueItem, ServiceId } from '../catalogue/catalogue.ts'

/**
 * - `not_sold`: the laundry has no price for its service
 * - `blocked`: its customer may place no orders
 * - `bad_number`: the neighbour's number is no mobile number, or may be a landline
 * - `not_theirs`: the stop was another rider's, or on another day
 * - `removed`: who took it has no access any more
 * - `handed_in`: a colleague sent it from the rider's phone
 * - `not_placed`: anything else that an order is refused for
 */
export const BAG_PROBLEMS = [
  'not_sold',
  'blocked',
  'bad_number',
  'not_theirs',
  'removed',
  'handed_in',
  'not_placed',
] as const
export type BagProblem = (typeof BAG_PROBLEMS)[number]

/** - `order`: it becomes an order after all; `set_aside`: it is settled in another way */
export const BAG_CHOICES = ['order', 'set_aside'] as const
export type BagChoice = (typeof BAG_CHOICES)[number]

/** Whether anything of a service has a price. */
export function isServiceSold(
  items: readonly Pick<CatalogueItem, 'service'>[],
  service: ServiceId,
): boolean {
  return items.some((item) => item.service === service)
}
