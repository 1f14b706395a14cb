// An order's items, as people read them.
import { itemName, writeOrderItem } from '#domain/orders/order-items.ts'

export const orderItems = {
  /** "Shirt (Dry Cleaning)", or "Wash & Fold" where the service says the same. */
  named: itemName,
  /** "3 kg Wash & Fold", "2 × Shirt (Dry Cleaning)" */
  written: writeOrderItem,
}
