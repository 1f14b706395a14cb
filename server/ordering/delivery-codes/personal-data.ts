/** Delivery codes of a person: in no export, and erased with the account. */
import type { PersonalData } from '../../platform/personal-data.ts'

export const deliveryCodeData: PersonalData = {
  tables: ['delivery_codes', 'delivery_code_orders'],
  async *collect() {},
  async erase(tx, _, { id }) {
    await tx.deleteFrom('delivery_codes').where('user_id', '=', id).execute()
  },
}
