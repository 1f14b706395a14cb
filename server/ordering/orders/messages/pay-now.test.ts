/** Messages that ask for money lead to the payment where the laundry takes cards. */
import { expect, it } from 'vitest'
import { readOutboxMail } from '#contract/messages/outbox.ts'
import { markOrderPaid, undoOrderPayment } from '#contract/orders/order-payments.ts'
import { filledTextOfParts } from '../../../notifications/outbox/wording/filled-text-of-parts.ts'
import { installRecordingPayments } from '../../../testing/club.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })

it.each([
  ['to the payment where cards are taken', 'simulated', 'order_payment_undone_online', true],
  ['to the order where none are', 'none', 'order_payment_undone', false],
] as const)('leads %s', async (_where, provider, text, leadsToPayment) => {
  const payments = installRecordingPayments(product.deps)
  Object.assign(payments, { provider })
  const asha = await product.person()
  product.clock.set('2025-06-18T06:30:00Z')
  const { _id: id } = await placed(asha)
  const { body } = await staff.call(markOrderPaid, { params: { id }, body: { method: 'cash' } })
  await product.deps.events.settled()
  product.clock.set('2025-06-18T08:30:00Z')
  const params = { id, paymentId: body.payments[0]!._id }
  expect((await staff.call(undoOrderPayment, { params })).status).toBe(200)
  await product.deps.events.settled()

  const message = (
    await product.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('user_id', '=', asha.user._id)
      .where('status', '=', 'waiting')
      .execute()
  ).find(({ parts }) => parts[0]!.kind === 'order.payment_undone')!
  const page = `/track-order?orderId=${id}`
  expect(message.link).toBe(leadsToPayment ? `${page}#pay` : page)
  const words = product.deps.wordsFor({ language: null })
  expect(filledTextOfParts(words, message.parts)).toMatchObject({ name: text })

  const mail = await staff.call(readOutboxMail, { params: { id: message.id } })
  expect(String(mail.body)).toContain(leadsToPayment ? '>Pay now<' : '>See your order<')
})
