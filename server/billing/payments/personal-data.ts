/**
 * The money of a person's orders: exported with them; after erasure it stays in the books, without cards and without the
 * reasons, which may be in their own words.
 */
import { AppError, say } from '../../platform/app-error.ts'
import type { PersonalData } from '../../platform/personal-data.ts'

export const orderPaymentData: PersonalData = {
  tables: ['order_payments', 'order_refunds', 'order_goodwill', 'order_fees'],
  // Each order lists its payments.
  async *collect() {},
  async erase(tx, _, { id, isAgain }) {
    const ofPerson = tx
      .selectFrom('order_payments')
      .innerJoin('orders', 'orders.id', 'order_payments.order_id')
      .where('orders.user_id', '=', id)
    const pending = await ofPerson
      .leftJoin('order_refunds', 'order_refunds.payment_id', 'order_payments.id')
      .select('order_payments.id')
      .where((eb) =>
        eb.or([
          eb('order_payments.status', '=', 'pending'),
          eb('order_refunds.status', '=', 'pending'),
        ]),
      )
      .executeTakeFirst()
    if (pending && !isAgain) throw new AppError('payment_pending', say('orderPaymentUnderWay'))
    await tx
      .updateTable('order_payments')
      .set({ card_brand: null, card_last4: null })
      .where('id', 'in', ofPerson.select('order_payments.id'))
      .execute()
    await tx
      .updateTable('order_refunds')
      .set({ reason: '-' })
      .where('payment_id', 'in', ofPerson.select('order_payments.id'))
      .execute()
    await tx
      .updateTable('order_goodwill')
      .set({ reason: '-' })
      .where('order_id', 'in', (eb) =>
        eb.selectFrom('orders').select('orders.id').where('orders.user_id', '=', id),
      )
      .execute()
  },
}
