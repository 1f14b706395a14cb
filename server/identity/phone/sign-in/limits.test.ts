import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { updateUser } from '#contract/accounts/accounts.ts'
import { provePhone, sendPhoneCode } from '#contract/accounts/phone-proof.ts'
import { sendSignInCode, signInByPhone } from '#contract/accounts/phone-sign-in.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { takeOverUnprovenAccount } from '../../accounts/email/take-over-unproven-account.ts'
import { clientOf, type Client } from '../../../testing/client.ts'
import {
  askForCode,
  readTextedCode,
  enterCode,
  nextTestPhone,
  product,
  proveOwnPhone,
  signUpByPhone,
  signInWithPhone,
} from './test-codes.ts'

it('ends a code after five wrong tries, and refuses the right one afterwards', async () => {
  const number = nextTestPhone()
  const { ticket } = (await askForCode(product.visitor, number)).body
  const right = await readTextedCode(number)
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
  expect((await signInWithPhone(product.visitor, number, 2)).status).toBe(200)
})

/** Asks for a code from one network; the waits before it are over. */
async function askFrom(by: Client, phone: string, remoteAddress = '10.251.1.1') {
  const payload = { phone }
  return by.send({ method: 'POST', url: sendSignInCode.path, payload, remoteAddress })
}

const waitOver = () =>
  product.db
    .updateTable('guesses')
    .set({ blocked_until: sql<Date>`now() - interval '1 second'` })
    .execute()

describe('codes to a number', () => {
  it('need longer and longer waits, up to an hour, and each refusal names the time', async () => {
    const number = nextTestPhone()
    const spellings = [number, `0${number.slice(3)}`, number.slice(3)]
    const waits = []
    for (let count = 0; count < 8; count += 1) {
      const asked = await askFrom(product.newBrowser(), spellings[count % 3]!)
      const refused = await askFrom(product.newBrowser(), number)
      expect([asked.status, refused.status]).toEqual([202, 429])
      const seconds = Number(refused.headers['retry-after'])
      expect(refused.message).toMatch(/^We can’t send more codes now\. Please try again in /)
      const { resendAfterSeconds } = asked.body as { resendAfterSeconds: number }
      expect(resendAfterSeconds - seconds).toBeLessThan(10)
      waits.push(resendAfterSeconds)
      await waitOver()
    }
    expect(waits).toEqual([30, 60, 120, 300, 900, 3600, 3600, 3600])
  })

  it('can be requested by its owner while a stranger elsewhere requests many', async () => {
    const number = nextTestPhone()
    for (let count = 0; count < 8; count += 1) {
      await askFrom(product.newBrowser(), number, '10.251.2.2')
      await waitOver()
    }
    await askFrom(product.newBrowser(), number, '10.251.2.2')
    const asked = await askFrom(product.newBrowser(), number, '10.251.3.3')
    expect(asked.status).toBe(202)
  })

  it('stop at ten an hour from all networks, with a known browser counted separately', async () => {
    const asha = await signUpByPhone()
    await proveOwnPhone(asha)
    const known = product.newBrowser()
    expect((await signInWithPhone(known, asha.user.phone, 2)).body.success).toBe(true)
    const asks = []
    for (let count = 0; count < 10; count += 1)
      asks.push(await askFrom(product.newBrowser(), asha.user.phone, `10.252.${count}.1`))
    const refused = asks.find(({ status }) => status === 429)!
    expect(asks.map(({ status }) => status)).toContain(202)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
    expect((await askFrom(known, asha.user.phone, '10.252.1.1')).status).toBe(202)
  })

  it('need only the first, shortest wait again after a right code', async () => {
    const number = nextTestPhone()
    const browser = product.newBrowser()
    await askFrom(browser, number)
    await readTextedCode(number)
    await waitOver()
    const { ticket } = (await askFrom(browser, number)).body as { ticket: string }
    const code = await readTextedCode(number, 2)
    const payload = { ticket, code }
    const remoteAddress = '10.251.1.1'
    const url = signInByPhone.path
    expect((await browser.send({ method: 'POST', url, payload, remoteAddress })).status).toBe(200)
    const again = (await askFrom(browser, number)).body as { resendAfterSeconds: number }
    expect(again.resendAfterSeconds).toBe(30)
  })
})

it('allows one network address a hundred sign-in codes an hour', async () => {
  const statuses = new Set()
  for (let count = 0; count < 101; count += 1) {
    const { status } = await product.newBrowser().send({
      method: 'POST',
      url: sendSignInCode.path,
      payload: { phone: nextTestPhone() },
      remoteAddress: '10.250.250.250',
    })
    statuses.add(count < 100 ? status : `then ${status}`)
  }
  expect([...statuses]).toEqual([202, 'then 429'])
})

it('sends no more sign-in codes a day than the laundry is configured for', async () => {
  const app = await product.withSettings({ smsCodesPerDay: 0 })
  const { status, message } = await askForCode(clientOf(app), nextTestPhone())
  expect([status, message]).toEqual([
    429,
    expect.stringMatching(
      /^We can’t send more codes now\. Please try again in .*or log in with your/,
    ),
  ])
})

it('sends no code to a number that isn’t an Indian mobile number', async () => {
  for (const phone of ['+1 650 555 0100', '011 2345 6789', '']) {
    const { status, message } = await askForCode(product.visitor, phone)
    expect([status, message]).toEqual([422, 'Please enter an Indian mobile number.'])
  }
})

it('verifies a number only for texts when no password is given, and not at all with a wrong one', async () => {
  const asha = await signUpByPhone()
  const wrong = { code: '000000', password: 'not my password' }
  const id = asha.user._id
  // A wrong code is refused before a password is hashed for it.
  const judged = await asha.call(provePhone, { params: { id }, body: wrong })
  expect(judged.code).toBe('wrong_code')
  expect((await proveOwnPhone(asha, 1, 'not my password')).code).toBe('wrong_password')
  const params = { id: asha.user._id }
  const code = await readTextedCode(asha.user.phone)
  const { body } = await asha.call(provePhone, { params, body: { code } })
  expect(body).toEqual({ phone: asha.user.phone, proven: true, signsIn: false, canSignIn: true })
  // And so a second code is sent, for signing in.
  expect((await asha.call(sendPhoneCode, { params })).status).toBe(202)
})

it('ends sign-in by a phone number once the profile has another or the password is reset by mail', async () => {
  const [asha, ravi] = [await signUpByPhone(), await signUpByPhone()]
  for (const each of [asha, ravi]) await proveOwnPhone(each)
  const { _id: id, name, email } = asha.user
  await asha.call(updateUser, { params: { id }, body: { name, email, phone: nextTestPhone() } })
  await inTransaction(product.db, (tx) =>
    takeOverUnprovenAccount(tx, ravi.user._id, { provider: 'credential' }, product.clock.read()),
  )
  for (const each of [asha, ravi]) {
    const { body } = await signInWithPhone(product.newBrowser(), each.user.phone, 2)
    expect(body.success).toBe(false)
  }
})
