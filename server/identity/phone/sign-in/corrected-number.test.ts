import { describe, expect, it } from 'vitest'
import { me, updateUser } from '#contract/accounts/accounts.ts'
import { findByPhone, makeByPhone, takeOrder } from '#contract/counter/counter.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { claimAccount } from '#contract/accounts/phone-sign-in.ts'
import { orderInput, placed } from '../../../testing/order-inputs.ts'
import {
  nextTestPhone,
  product,
  proveOwnPhone,
  signUpByPhone,
  signInWithPhone,
} from './test-codes.ts'

const staff = await product.person({ role: 'admin' })

const atCounter = async (phone = nextTestPhone(), name = 'Farah') =>
  (await staff.call(makeByPhone, { body: { name, phone } })).body

const correct = (id: string, phone: string) =>
  staff.call(updateUser, { params: { id }, body: { name: 'Farah', phone } })

/** A number as people type it: without the country's code, in two parts. */
const typed = (number: string) => `${number.slice(3, 8)} ${number.slice(8)}`

async function order(userId: string): Promise<string> {
  const lines = [{ itemId: 'wash-fold', quantity: 3 }]
  return (await staff.call(takeOrder, { body: { userId, lines } })).body.number
}

async function claim(number: string, orderNumber: string) {
  const browser = product.newBrowser()
  const { body } = await signInWithPhone(browser, number)
  if (body.success || !body.claimable) throw new Error('The number has no account to claim.')
  const claimed = await browser.call(claimAccount, {
    body: { phoneProof: body.phoneProof, orderNumber },
  })
  return { browser, claimed }
}

describe('the corrected number of a customer without an email', () => {
  it('lets the customer claim the account, however staff type the number', async () => {
    const { _id } = await atCounter()
    const orderNumber = await order(_id)
    const number = nextTestPhone()
    const corrected = await correct(_id, typed(number))
    expect([corrected.status, corrected.body.phone]).toEqual([200, number])
    expect(await atCounter(number)).toMatchObject({ _id })
    const { claimed } = await claim(number, orderNumber)
    expect(claimed).toMatchObject({ status: 200, body: { user: { _id } } })
  })

  it('refuses a number that another customer is known by or has verified', async () => {
    const [{ _id }, other, proven] = [await atCounter(), await atCounter(), await signUpByPhone()]
    await proveOwnPhone(proven)
    for (const phone of [other.phone, typed(other.phone), typed(proven.user.phone)]) {
      const refused = await correct(_id, phone)
      expect([refused.status, refused.message]).toEqual([
        422,
        `${phone} belongs to another account. Please use that account, or enter another number.`,
      ])
    }
    expect((await correct(_id, '')).status).toBe(200)
    expect((await correct(other._id, '')).status).toBe(200)
  })

  it('goes to only one of two customers corrected to it at once', async () => {
    const number = nextTestPhone()
    const customers = [await atCounter(), await atCounter()]
    const answers = await Promise.all(customers.map(({ _id }) => correct(_id, typed(number))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const found = await staff.call(findByPhone, { query: { digits: number } })
    expect(found.body).toHaveLength(1)
  })
})

describe('a number used for logging in', () => {
  it('can’t be changed by staff, even if the customer has no email', async () => {
    const { _id, phone } = await atCounter()
    const { browser, claimed } = await claim(phone, await order(_id))
    expect(claimed.status).toBe(200)
    for (const other of [typed(nextTestPhone()), '']) {
      const refused = await correct(_id, other)
      expect([refused.status, refused.message]).toEqual([
        403,
        'The customer logs in with this number, so only they can change it: in their profile they add an email first. If they no longer have this number, add them as a new customer.',
      ])
    }
    expect((await correct(_id, typed(phone))).body).toMatchObject({ name: 'Farah', phone })
    expect((await browser.call(me, {})).body.user).toMatchObject({ _id, phone })
    const again = await signInWithPhone(product.newBrowser(), phone, 2)
    expect(again.body).toMatchObject({ success: true, user: { _id } })
  })
})

describe('the phone number in an order by a customer whose own passed to another person', () => {
  it('becomes the customer’s, in standard spelling, unless it is another customer’s', async () => {
    const { _id, phone } = await atCounter()
    const { browser } = await claim(phone, await order(_id))
    await staff.call(makeByPhone, { body: { name: 'Meera', phone, changedHands: true } })
    const refused = await browser.call(placeOrder, { body: orderInput({ phone: typed(phone) }) })
    expect([refused.status, refused.code]).toEqual([422, 'invalid_input'])
    const number = nextTestPhone()
    await placed(browser, { phone: typed(number) })
    expect((await browser.call(me, {})).body.user).toMatchObject({ _id, phone: number })
  })
})

describe('the same number in another spelling', () => {
  it('stays verified and unchanged', async () => {
    const asha = await signUpByPhone()
    const { user } = asha
    await proveOwnPhone(asha)
    const body = { name: user.name, phone: typed(user.phone) }
    for (const by of [staff, asha]) {
      const { status, body: saved } = await by.call(updateUser, { params: { id: user._id }, body })
      expect([status, saved.phone]).toEqual([200, user.phone])
    }
    const again = await signInWithPhone(product.newBrowser(), user.phone, 2)
    expect(again.body).toMatchObject({ success: true, user: { _id: user._id } })
  })
})
