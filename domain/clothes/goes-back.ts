// Bags and items returned to their customer apart from the rest of their order.
import { areClothesAtLaundry, type Unit } from './custody.ts'
import type { OrderStatus } from '../orders/record/order-lifecycle.ts'

/** Whether it was found after its order had left, or is still here although that was cancelled. */
export function isReturnedSeparately(
  { place, released }: Pick<Unit, 'place' | 'released'>,
  status: OrderStatus,
): boolean {
  if (status === 'cancelled') return place === 'plant' || place === 'packed'
  return !areClothesAtLaundry(status) && place === 'plant' && released
}
