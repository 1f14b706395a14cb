import { DAY_MS } from '#domain/base/time-zone.ts'
import { describe, expect, it } from 'vitest'
import { me, signup, updateUser } from '#contract/accounts/accounts.ts'
import type { InputOf } from '#contract/base/call.ts'
import { makeByPhone, takeOrder } from '#contract/counter/counter.ts'
import { confirmEmail } from '#contract/accounts/account-security.ts'
import { addEmail, sendPhoneCode } from '#contract/accounts/phone-proof.ts'
import { listOrders } from '#contract/orders/orders.ts'
import { claimAccount } from '#contract/accounts/phone-sign-in.ts'
import { readMailsTo } from '../../../testing/mails.ts'
import type { Client } from '../../../testing/client.ts'
import { readTextedCode, nextTestPhone, product, signInWithPhone } from './test-codes.ts'

const staff = await product.person({ role: 'admin' })

/** Somebody at the counter with a name, a number and an order; what the slip says. */
async function atCounter(name = 'Farah') {
  const phone = nextTestPhone()
  const { body: customer } = await staff.call(makeByPhone, { body: { name, phone } })
  const lines = [{ itemId: 'wash-fold', quantity: 3 }]
  const { body: order } = await staff.call(takeOrder, { body: { userId: customer._id, lines } })
  return { phone, id: customer._id, orderNumber: order.number }
}

/** Proves a number with a code; what is answered where it signs nobody in. */
async function prove(by: Client, phone: string, texted = 1) {
  const { body } = await signInWithPhone(by, phone, texted)
  if (body.success) throw new Error('The code signed somebody in.')
  return body
}

const claim = (by: Client, phoneProof: string, orderNumber: string) =>
  by.call(claimAccount, { body: { phoneProof, orderNumber } })

describe('an account created at the counter', () => {
  it('requires a code to the number and the number of an order', async () => {
    const { phone, id, orderNumber } = await atCounter()
    const browser = product.newBrowser()
    const proof = await prove(browser, phone)
    expect(proof).toMatchObject({ claimable: true, phone })
    expect(JSON.stringify(proof)).not.toMatch(/Farah/)
    const claimed = await claim(browser, proof.phoneProof, orderNumber.toLowerCase().slice(3))
    expect(claimed).toMatchObject({ status: 200, body: { user: { _id: id, email: '', phone } } })
    const orders = await browser.call(listOrders, { params: { userId: id }, query: {} })
    expect(orders.body.map(({ number }) => number)).toEqual([orderNumber])

    const again = await signInWithPhone(product.newBrowser(), phone, 2)
    expect(again.body).toMatchObject({ success: true, user: { _id: id } })
  })

  it('accepts another name, and keeps the number that logs it in', async () => {
    const { phone, id, orderNumber } = await atCounter()
    const browser = product.newBrowser()
    const { phoneProof } = await prove(browser, phone)
    await claim(browser, phoneProof, orderNumber)
    const change = (body: InputOf<typeof updateUser>['body']) =>
      browser.call(updateUser, { params: { id }, body })
    expect((await change({ name: 'Farah Khan' })).body).toMatchObject({ name: 'Farah Khan', phone })
    for (const other of ['', nextTestPhone()])
      expect((await change({ name: 'Farah', phone: other })).code).toBe('forbidden')
    expect((await browser.call(me, {})).body.user).toMatchObject({ name: 'Farah Khan', phone })
  })

  it('can add an email with a code sent to its number, and keeps the number for logging in', async () => {
    const { phone, id, orderNumber } = await atCounter()
    const browser = product.newBrowser()
    const { phoneProof } = await prove(browser, phone)
    await claim(browser, phoneProof, orderNumber)
    const add = (code: string, email = `farah-${orderNumber}@example.com`.toLowerCase()) =>
      browser.call(addEmail, { params: { id }, body: { email, code } })
    await browser.call(sendPhoneCode, { params: { id } })
    const code = await readTextedCode(phone, 2)
    expect((await add(code === '000000' ? '111111' : '000000')).code).toBe('wrong_code')
    const { status, body } = await add(code)
    expect([status, body.pendingEmail]).toEqual([202, expect.stringMatching(/^farah-/)])
    expect((await add(code)).code).toBe('wrong_code')

    const [mail] = await readMailsTo(product, body.pendingEmail, 1)
    const token = /confirm-email=(\S+)/.exec(mail!.text!)![1]!
    const confirmed = await browser.call(confirmEmail, { body: { token } })
    expect(confirmed.status).toBe(200)
    const seen = (await browser.call(me, {})).body.user
    expect(seen).toMatchObject({ _id: id, email: body.pendingEmail })
    expect((await add(code)).code).toBe('forbidden')
    const again = await signInWithPhone(product.newBrowser(), phone, 3)
    expect(again.body).toMatchObject({ success: true, user: { _id: id } })
  })

  it('shows nothing to a new holder of the number who knows no order', async () => {
    const [before, other] = [await atCounter(), await atCounter('Somebody else')]
    const browser = product.newBrowser()
    const { phoneProof } = await prove(browser, before.phone)
    for (const number of [other.orderNumber, 'LC-0000-0000', 'nonsense'])
      expect(await claim(browser, phoneProof, number)).toMatchObject({
        status: 422,
        code: 'wrong_code',
      })
    expect((await browser.call(me, {})).body.user).toBeNull()
    const fresh = { name: 'New owner', email: 'new-owner@example.com', password: 'a lamp of tin 7' }
    const body = { ...fresh, phone: before.phone, phoneProof }
    const made = await browser.call(signup, { body })
    expect(made.body.user._id).not.toBe(before.id)
    const orders = await browser.call(listOrders, { params: { userId: before.id }, query: {} })
    expect(orders.status).toBe(403)
  })

  it('requires an order again when its customer has been away for half a year', async () => {
    const { phone, orderNumber } = await atCounter()
    const browser = product.newBrowser()
    const { phoneProof } = await prove(browser, phone)
    await claim(browser, phoneProof, orderNumber)
    await product.db
      .updateTable('orders')
      .set({ created_at: new Date(product.clock.read().getTime() - 181 * DAY_MS) })
      .where('number', '=', orderNumber)
      .execute()
    expect(await prove(product.newBrowser(), phone, 2)).toMatchObject({ claimable: true })
  })

  it('refuses an invented proof', async () => {
    const { orderNumber } = await atCounter()
    const answer = await claim(product.newBrowser(), 'x'.repeat(43), orderNumber)
    expect(answer).toMatchObject({ status: 422, code: 'wrong_code' })
  })
})
