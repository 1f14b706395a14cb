/** Staff's notes on a customer's orders: they may quote the customer, so they are erased with them. */
import type { PersonalData } from '../privacy/personal-data.ts'

export const orderNoteData: PersonalData = {
  tables: ['order_notes'],
  // Staff's words to each other, never shown to customers.
  async *collect() {},
  async erase(tx, _, { id }) {
    await tx
      .deleteFrom('order_notes')
      .where('order_id', 'in', (eb) =>
        eb.selectFrom('orders').select('orders.id').where('user_id', '=', id),
      )
      .execute()
  },
}
