/** A just-placed order, built without reading it back: nothing paid, handed over or counted. */
import type { Person } from '../../../http/callers/session.ts'
import type { OrderRow } from '../record/orders-store.ts'
import type { OrderRows } from './order-rows.ts'

/**
 * What reading it would give, without asking the database once more for each order that is placed.
 * @param garments those of the wardrobe that were put on it
 * @param customer whose it is, with the phone that they have now
 */
export function justPlaced(
  { order, lines, placed }: OrderRows,
  garments: OrderRow['garments'],
  customer: Person,
): OrderRow {
  return {
    ...order,
    lines,
    garments,
    payments: [],
    credit_notes: [],
    bags: 0,
    grams_in: null,
    counted_in: null,
    spot: null,
    is_skipped: false,
    handed_in: null,
    first_part: null,
    other_parts: [],
    history: [
      {
        ...placed,
        id: 0,
        reason: null,
        from_paise: null,
        to_paise: null,
        changed_parts: null,
        waits_until: null,
        takes_back: null,
        at: placed.at.toISOString(),
      },
    ],
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phone,
  }
}
