/** Staff's notes on a customer's orders: exported and erased with the account. */
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'

export const orderNoteData: PersonalData = {
  tables: ['order_notes'],
  async *collect({ db }, { id }) {
    yield* jsonExportFile(
      'notes-on-orders.json',
      db
        .selectFrom('order_notes')
        .innerJoin('orders', 'orders.id', 'order_notes.order_id')
        .select(['orders.number as order', 'order_notes.text', 'order_notes.created_at as at'])
        .where('orders.user_id', '=', id)
        .orderBy('order_notes.id')
        .execute(),
    )
  },
  async erase(tx, _, { id }) {
    await tx
      .deleteFrom('order_notes')
      .where('order_id', 'in', (eb) =>
        eb.selectFrom('orders').select('orders.id').where('user_id', '=', id),
      )
      .execute()
  },
}
