/** The payer in the terms of the payment service. */
import type { Payer } from '../../../platform/payments/payments.ts'

/** The columns of `users` that `payerFromRow` reads. */
export const PAYER_COLUMNS = [
  'users.id as user_id',
  'users.name as user_name',
  'users.email as user_email',
  'users.phone as user_phone',
] as const

export function payerFromRow(row: {
  user_id: string
  user_name: string
  user_email: string
  user_phone: string
}): Payer {
  return { id: row.user_id, name: row.user_name, email: row.user_email, phone: row.user_phone }
}
