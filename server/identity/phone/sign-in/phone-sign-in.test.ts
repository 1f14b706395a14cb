import { describe, expect, it } from 'vitest'
import { me, signup } from '#contract/accounts/accounts.ts'
import { endPhoneSignIn, readPhone } from '#contract/accounts/phone-proof.ts'
import { sendSignInCode, signInWays } from '#contract/accounts/phone-sign-in.ts'
import { readMailsTo } from '../../../testing/mails.ts'
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

const whoIs = async (by: Client) => (await by.call(me, {})).body.user?._id ?? null
const phoneOf = async (who: Awaited<ReturnType<typeof signUpByPhone>>) =>
  (await who.call(readPhone, { params: { id: who.user._id } })).body

describe('a code by SMS', () => {
  it('signs in the owner who verified the number with a code and the password', async () => {
    const asha = await signUpByPhone()
    const proven = await proveOwnPhone(asha)
    expect(proven.body).toMatchObject({ proven: true, signsIn: true, canSignIn: false })

    const browser = product.newBrowser()
    const spelledOtherwise = `0${asha.user.phone.slice(3)}`
    const { ticket } = (await askForCode(browser, spelledOtherwise)).body
    const answer = await enterCode(browser, ticket, await readTextedCode(asha.user.phone, 2))

    expect([answer.status, answer.body]).toMatchObject([
      200,
      { success: true, user: { _id: asha.user._id } },
    ])
    expect(await whoIs(browser)).toBe(asha.user._id)
    const mails = await readMailsTo(product, asha.user.email, 2)
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set([
        'Someone logged in with a code sent to your phone',
        'You can now log in with your phone number',
      ]),
    )
  })

  it('signs in until the browser closes, or for a month when remembered', async () => {
    const asha = await signUpByPhone()
    await proveOwnPhone(asha)
    const ages = []
    for (const [index, rememberMe] of [false, true].entries()) {
      const browser = product.newBrowser()
      const { ticket } = (await askForCode(browser, asha.user.phone)).body
      const code = await readTextedCode(asha.user.phone, index + 2)
      const { cookies } = await enterCode(browser, ticket, code, rememberMe)
      ages.push(cookies.find(({ name }) => name.endsWith('session_token'))?.maxAge)
    }
    expect(ages).toEqual([undefined, 30 * 86_400])
  })

  it('sends no mail when a known browser logs in again', async () => {
    const asha = await signUpByPhone()
    await proveOwnPhone(asha)
    await signInWithPhone(asha, asha.user.phone, 2)
    expect(await readMailsTo(product, asha.user.email, 1)).toHaveLength(1)
  })

  it('works once, within five minutes, in the browser that requested it', async () => {
    const asha = await signUpByPhone()
    await proveOwnPhone(asha)
    const [one, other] = [product.newBrowser(), product.newBrowser()]
    const first = (await askForCode(one, asha.user.phone)).body.ticket
    const firstCode = await readTextedCode(asha.user.phone, 2)
    const second = (await askForCode(other, asha.user.phone)).body.ticket
    const secondCode = await readTextedCode(asha.user.phone, 3)
    expect((await enterCode(other, second, firstCode)).code).toBe('wrong_code')

    // Asking again elsewhere takes nothing away; of two that type the same code at once, one gets in.
    const twice = await Promise.all([
      enterCode(one, first, firstCode),
      enterCode(product.newBrowser(), first, firstCode),
    ])
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 422]))

    product.clock.set('2025-06-18T06:35:01Z')
    expect((await enterCode(other, second, secondCode)).code).toBe('wrong_code')
    await product.startAgain()
  })

  it('is stored only as a hash', async () => {
    const number = nextTestPhone()
    await askForCode(product.visitor, number)
    const code = await readTextedCode(number)
    const rows = await product.db.selectFrom('sign_in_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
    const [message] = await product.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('recipient', '=', number)
      .execute()
    expect(message).toBeUndefined()
  })
})

describe('a number', () => {
  it('gets the same answer whether or not it signs in an account', async () => {
    const asha = await signUpByPhone()
    await proveOwnPhone(asha)
    const answers = []
    for (const number of [asha.user.phone, nextTestPhone()]) {
      const asked = await askForCode(product.visitor, number)
      const wrong = await enterCode(product.visitor, asked.body.ticket, '000000')
      const { ticket, ...said } = asked.body
      answers.push([asked.status, said, ticket.length, wrong.status, wrong.message])
    }
    expect(answers[1]).toEqual(answers[0])
  })

  it('signs in no account when it was only typed in a profile, or verified only for texts', async () => {
    const asha = await signUpByPhone()
    const browser = product.newBrowser()
    expect((await signInWithPhone(browser, asha.user.phone)).body).toMatchObject({ success: false })
    const texted = await product.person({ phone: nextTestPhone() })
    expect((await signInWithPhone(browser, texted.user.phone)).body).toMatchObject({
      success: false,
    })
    expect(await whoIs(browser)).toBeNull()
  })

  it('is verified for the first account that signs up after entering its code, and no second', async () => {
    const number = nextTestPhone()
    const browser = product.newBrowser()
    const { body } = await signInWithPhone(browser, number)
    if (body.success) throw new Error('Somebody was signed in.')
    expect([body.phone, body.message]).toEqual([
      number,
      'This number can’t be used to log in yet. Create an account, or log in with your password and confirm the number in your profile.',
    ])
    const { phoneProof } = body
    const fields = { name: 'Asha Rao', password: 'a lamp of brass 7', phone: number, phoneProof }
    await browser.call(signup, { body: { ...fields, email: `proven-${number}@example.com` } })
    const asha = (await browser.call(me, {})).body.user!
    const other = product.newBrowser()
    await other.call(signup, { body: { ...fields, email: `again-${number}@example.com` } })

    const again = await signInWithPhone(product.newBrowser(), number, 2)
    expect(again.body).toMatchObject({ success: true, user: { _id: asha._id } })
  })

  it('stays unverified when a sign-up brings the proof of another number', async () => {
    const [mine, theirs] = [nextTestPhone(), nextTestPhone()]
    const browser = product.newBrowser()
    const { body } = await signInWithPhone(browser, mine)
    if (body.success) throw new Error('Somebody was signed in.')
    const { phoneProof } = body
    const fields = { name: 'Mallory', email: `mallory-${mine}@example.com`, phone: theirs }
    await browser.call(signup, { body: { ...fields, password: 'a lamp of brass 7', phoneProof } })
    const user = (await browser.call(me, {})).body.user!
    expect((await browser.call(readPhone, { params: { id: user._id } })).body.proven).toBe(false)
  })

  it('moves to the latest person to verify it, and notifies the previous one', async () => {
    const before = await signUpByPhone()
    await proveOwnPhone(before)
    const now = await signUpByPhone(before.user.phone.replace('+91', ''))
    await product.db
      .updateTable('users')
      .set({ phone: before.user.phone })
      .where('id', '=', now.user._id)
      .execute()
    await proveOwnPhone({ ...now, user: { ...now.user, phone: before.user.phone } }, 2)

    expect(await phoneOf(before)).toMatchObject({ proven: false, signsIn: false })
    const mails = await readMailsTo(product, before.user.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain(
      'Your phone number now belongs to another account',
    )
    const { body } = await signInWithPhone(product.newBrowser(), before.user.phone, 3)
    expect(body).toMatchObject({ user: { _id: now.user._id } })
  })

  it('signs in no account once its owner turns that off', async () => {
    const asha = await signUpByPhone()
    await proveOwnPhone(asha)
    await asha.call(endPhoneSignIn, { params: { id: asha.user._id } })
    expect(await phoneOf(asha)).toMatchObject({ proven: true, signsIn: false, canSignIn: true })
    const { body } = await signInWithPhone(product.newBrowser(), asha.user.phone, 2)
    expect(body.success).toBe(false)
  })

  it('signs in no staff account', async () => {
    const admin = await product.person({ role: 'admin', phone: nextTestPhone() })
    const { status, message } = await signInWithPhone(product.newBrowser(), admin.user.phone)
    expect([status, message]).toEqual([403, 'Staff log in with their email and password.'])
  })
})

it('hides sign-in by code when no texts are sent', async () => {
  const app = await product.withSettings({ sms: null })
  const visitor = clientOf(app)
  expect((await visitor.call(signInWays, {})).body).toMatchObject({ phoneCode: false })
  const { code } = await visitor.call(sendSignInCode, { body: { phone: nextTestPhone() } })
  expect(code).toBe('provider_not_set_up')
})
