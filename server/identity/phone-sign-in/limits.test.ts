import { expect, it } from 'vitest'
import { updateUser } from '#contract/accounts.ts'
import { provePhone, sendPhoneCode } from '#contract/phone-proof.ts'
import { sendSignInCode } from '#contract/phone-sign-in.ts'
import { inTransaction } from '../../database/transaction.ts'
import { takeOver } from '../accounts/take-over.ts'
import { clientOf } from '../../testing/client.ts'
import {
  askForCode,
  codeTo,
  enterCode,
  nextNumber,
  product,
  prove,
  signedUp,
  signInWith,
} from './test-codes.ts'

it('five wrong tries end a code, and the right one comes too late', async () => {
  const number = nextNumber()
  const { ticket } = (await askForCode(product.visitor, number)).body
  const right = await codeTo(number)
  const wrong = right === '000000' ? '111111' : '000000'
  const statuses = []
  for (let count = 0; count < 5; count += 1)
    statuses.push((await enterCode(product.visitor, ticket, wrong)).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422])
  expect((await enterCode(product.visitor, ticket, right)).status).toBe(429)
  const rows = await product.db
    .selectFrom('sign_in_codes')
    .select('number')
    .where('number', '=', number)
    .execute()
  expect(rows).toEqual([])
  // Who holds the phone asks for another.
  expect((await signInWith(product.visitor, number, 2)).status).toBe(200)
})

it('a number gets five codes a day, no matter who asks and how it is written', async () => {
  const number = nextNumber()
  const statuses = []
  for (const spelling of [number, `0${number.slice(3)}`, number.slice(3), number, number, number])
    statuses.push((await askForCode(product.newBrowser(), spelling)).status)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})

it('an address asks for a hundred an hour', async () => {
  const statuses = new Set()
  for (let count = 0; count < 101; count += 1) {
    const { status } = await product.newBrowser().send({
      method: 'POST',
      url: sendSignInCode.path,
      payload: { phone: nextNumber() },
      remoteAddress: '10.250.250.250',
    })
    statuses.add(count < 100 ? status : `then ${status}`)
  }
  expect([...statuses]).toEqual([202, 'then 429'])
})

it('the laundry sends as many a day as it has set', async () => {
  const app = await product.withSettings({ smsCodesPerDay: 0 })
  const { status, message } = await askForCode(clientOf(app), nextNumber())
  expect([status, message]).toEqual([
    429,
    expect.stringMatching(
      /^We can’t send more codes now\. Please try again in .*or log in with your/,
    ),
  ])
})

it('other numbers than mobile ones of India get none', async () => {
  for (const phone of ['+1 650 555 0100', '011 2345 6789', '']) {
    const { status, message } = await askForCode(product.visitor, phone)
    expect([status, message]).toEqual([422, 'Please enter an Indian mobile number.'])
  }
})

it('a code without the password proves a number for texts alone, and a wrong password nothing', async () => {
  const asha = await signedUp()
  expect((await prove(asha, 1, 'not my password')).code).toBe('wrong_password')
  const params = { id: asha.user._id }
  const code = await codeTo(asha.user.phone)
  const { body } = await asha.call(provePhone, { params, body: { code } })
  expect(body).toEqual({ phone: asha.user.phone, proven: true, signsIn: false, canSignIn: true })
  // And so a second code is sent, for signing in.
  expect((await asha.call(sendPhoneCode, { params })).status).toBe(202)
})

it('another number in the profile, or a new password by mail, ends signing in with it', async () => {
  const [asha, ravi] = [await signedUp(), await signedUp()]
  for (const each of [asha, ravi]) await prove(each)
  const { _id: id, name, email } = asha.user
  await asha.call(updateUser, { params: { id }, body: { name, email, phone: nextNumber() } })
  await inTransaction(product.db, (tx) =>
    takeOver(tx, ravi.user._id, { provider: 'credential' }, product.clock.read()),
  )
  for (const each of [asha, ravi]) {
    const { body } = await signInWith(product.newBrowser(), each.user.phone, 2)
    expect(body.success).toBe(false)
  }
})
