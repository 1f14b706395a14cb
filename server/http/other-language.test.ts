import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { forgotPassword, login, signup } from '#contract/accounts/accounts.ts'
import { auditLog } from '#contract/audit/audit.ts'
import { chat, sendChat } from '#contract/help/chat.ts'
import { readLoyalty } from '#contract/discounts/loyalty.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { changeTax, adminSettings } from '#contract/settings/settings.ts'
import { pseudoLanguage, pseudoText } from '#words/testing/pseudo-language.ts'
import { english } from '#words/words.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../database/transaction.ts'
import { orderInput, placed } from '../testing/order-inputs.ts'
import { testProduct } from '../testing/test-product.ts'

const words = { ...pseudoLanguage(english), language: english.language }
const product = await testProduct({ words })
const staff = await product.person({ role: 'admin' })
const asha = await product.person()

const ENGLISH = /[a-z]/i

it('reports failures in the laundry’s language, with unchanged codes', async () => {
  const wrong = { email: 'asha@example.com', password: 'wrong password' }
  const refused = [
    await product.visitor.call(login, { body: wrong }),
    await product.visitor.send({ method: 'GET', url: '/api/admin/audit-log' }),
    await asha.call(placeOrder, { body: orderInput({ pickupDate: '2020-01-01' }) }),
    await asha.call(placeOrder, { body: { ...orderInput(), promoCode: 'NOTHING' } }),
    await asha.call(placeOrder, { body: orderInput({ address: '' }) }),
    await asha.call(placeOrder, {
      body: orderInput({ lines: [{ itemId: 'wash-fold', quantity: 101 }] }),
    }),
    await asha.call(placeOrder, {
      body: orderInput({ deliveryPreference: 'express', pickupTime: '1-3 PM' }),
    }),
    await product.visitor.call(login, { body: { ...wrong, email: 'nobody' } }),
    await product.visitor.call(signup, { body: { ...wrong, name: 'Asha', password: 'short' } }),
  ]
  expect(refused.map(({ code }) => code)).toEqual([
    'wrong_credentials',
    'not_signed_in',
    'past_date',
    'discount_refused',
    'invalid_input',
    'bad_quantity',
    'express_not_offered',
    'invalid_input',
    'invalid_input',
  ])
  for (const { message } of refused) expect(message).not.toMatch(ENGLISH)
})

it('words an audit entry when it is read, not when it was written', async () => {
  const order = await placed(asha)
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'washing' } })
  const { tax } = (await staff.call(adminSettings, {})).body
  await staff.call(changeTax, { body: { ...tax, taxPercent: 12 } })
  const summaries = async (q = '') =>
    (await staff.call(auditLog, { query: { q } })).body.map(({ summary }) => summary)
  expect(await summaries()).toEqual([
    pseudoText('Tax: GST rate 12 % instead of 18 %'),
    pseudoText(`Order ${order.number}: Washing instead of Pickup Scheduled`),
  ])
  expect(await summaries(pseudoText('GST'))).toHaveLength(1)

  const before = {
    actorId: staff.user._id,
    action: 'order.priced',
    record: { type: 'order', id: order._id },
    at: product.clock.read(),
  }
  await inTransaction(product.db, (tx) =>
    recordAudit(
      tx,
      { staffWords: english },
      { ...before, kind: 'order.noted', params: { number: 'LC-1' } },
    ),
  )
  expect((await summaries())[0]).toBe(pseudoText('Order LC-1: a note for staff was added'))
})

it('translates confirmations, and the automatic chat answer', async () => {
  const { body: account } = await product.visitor.call(signup, {
    body: { name: '12', email: 'new@example.com', password: 'a long enough password' },
  })
  const { body: link } = await product.visitor.call(forgotPassword, {
    body: { email: 'new@example.com' },
  })
  expect(account.message).toBe(pseudoText('Welcome, 12!'))
  product.clock.set('2025-06-18T20:00:00Z')
  await asha.call(sendChat, { body: { clientId: randomUUID(), text: '?' } })
  const { back, chat: begun } = (await asha.call(chat, {})).body
  expect(back).toBe(pseudoText('at 7 am today'))
  const { tier, nextTier } = (await asha.call(readLoyalty, {})).body
  const said = [link.message, begun!.messages.at(-1)!.text, tier.name, nextTier!.name]
  expect(said.filter((text) => ENGLISH.test(text))).toEqual([])
})
