/** The money of a person's orders: exported with them; after erasure, payments stay in the books without a card. */
import { AppError, say } from '../../platform/app-error.ts'
import type { PersonalData } from '../../platform/personal-data.ts'

export const orderPaymentData: PersonalData = {
  tables: ['order_payments', 'order_refunds', 'order_goodwill'],
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
  },
}
