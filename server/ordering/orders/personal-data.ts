/** A person's orders: exported; after erasure they stay in the books without a name. */
import { sql } from 'kysely'
import { AppError, say } from '../../platform/app-error.ts'
import { type PersonalData, lockRowsOfUser } from '../../platform/personal-data.ts'
import { selectOrders } from './record/orders-store.ts'
import { ownOrderView } from './listing/view.ts'

/** So that a customer of many years is exported without holding all of it in memory. */
const ORDERS_PER_FILE = 200

export const orderData: PersonalData = {
  tables: ['orders', 'order_history', 'last_orders', 'customer_days'],
  async *collect({ db, wordsFor }, { id, language }) {
    const words = wordsFor({ language })
    let before: string | null = null
    for (let part = 1; ; part += 1) {
      const rows = await selectOrders(db)
        .where('orders.user_id', '=', id)
        .$if(before !== null, (query) => query.where('orders.id', '<', before!))
        .orderBy('orders.id', 'desc')
        .limit(ORDERS_PER_FILE)
        .execute()
      if (rows.length > 0)
        yield {
          name: `orders${part === 1 ? '' : `-${part}`}.json`,
          json: rows.map((row) => ownOrderView(words, row)),
        }
      if (rows.length < ORDERS_PER_FILE) return
      before = rows.at(-1)!.id
    }
  },
  lock: (tx, { id }) => lockRowsOfUser(tx, 'orders', id),
  async erase(tx, _, { id, isAgain }) {
    const { count } = await tx
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', id)
      .where('status', 'not in', ['completed', 'cancelled'])
      .executeTakeFirstOrThrow()
    if (count > 0 && !isAgain)
      throw new AppError('orders_under_way', say('ordersUnderWay', { count }))
    await tx
      .updateTable('orders')
      .set({
        address: '',
        delivery_address: '',
        address_parts: null,
        delivery_address_parts: null,
        door_name: '',
        door_phone: '',
        special_instructions: '',
        // What they wrote goes; what was done with the clothes stays in the books.
        preferences: sql`preferences - 'notes'`,
        rating_comment: null,
        rating_quotable: false,
        card_brand: null,
        card_last4: null,
        idempotency_key: null,
        request_hash: null,
      })
      .where('user_id', '=', id)
      .execute()
    await tx.deleteFrom('last_orders').where('user_id', '=', id).execute()
    await tx
      .updateTable('order_history')
      .set({ reason: null, changes: null })
      .where((eb) => eb.or([eb('reason', 'is not', null), eb('changes', 'is not', null)]))
      .where('order_id', 'in', (eb) =>
        eb.selectFrom('orders').select('orders.id').where('user_id', '=', id),
      )
      .execute()
    await tx
      .updateTable('order_history')
      .set({ actor_id: null })
      .where('actor_id', '=', id)
      .execute()
  },
}
