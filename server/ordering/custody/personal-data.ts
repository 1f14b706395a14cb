/** Where a person's clothes were: in their export; the words beside it, and who wrote them, are erased with them. */
import { jsonFile, type PersonalData } from '../../platform/personal-data.ts'

export const custodyData: PersonalData = {
  tables: ['custody_events'],
  async *collect({ db }, { id }) {
    yield* jsonFile(
      'where-clothes-were.json',
      db
        .selectFrom('custody_events')
        .innerJoin('orders', 'orders.id', 'custody_events.order_id')
        .select([
          'orders.number as order',
          'custody_events.seq',
          'custody_events.at',
          'custody_events.content',
          'custody_events.note',
          'custody_events.hash',
        ])
        .where('orders.user_id', '=', id)
        .orderBy('orders.id')
        .orderBy('custody_events.seq')
        .execute(),
    )
  },
  async erase(tx, _, { id }) {
    await tx
      .updateTable('custody_events')
      .set({ note: null, note_nonce: null, idempotency_key: null, request_hash: null })
      .where('order_id', 'in', (eb) =>
        eb.selectFrom('orders').select('orders.id').where('user_id', '=', id),
      )
      .execute()
    await tx
      .updateTable('custody_events')
      .set({ actor_id: null })
      .where('actor_id', '=', id)
      .execute()
  },
}
