/** Payments taken at doors in API answers. */
import type { DoorTaking, UpiTaking } from '#contract/cash/evening.ts'
import { toRupees } from '#domain/base/money.ts'
import type { DoorTakingRow } from './store.ts'

export function doorTakingView(row: DoorTakingRow): DoorTaking {
  return {
    paymentId: row.id,
    orderId: row.order_id,
    number: row.number,
    amount: toRupees(row.amount_paise),
    at: row.at.toISOString(),
  }
}

export function upiTakingView(row: DoorTakingRow): UpiTaking {
  const { reference, confirmed_at: at, confirmer: by } = row
  const isConfirmed = reference !== null && at !== null
  return {
    ...doorTakingView(row),
    confirmed: isConfirmed ? { reference, by, at: at.toISOString() } : null,
  }
}
