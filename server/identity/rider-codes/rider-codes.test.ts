/** Riders who are added by number, and log in with a code that is read out or texted. */
// @both-engines
import { beforeEach, describe, expect, it } from 'vitest'
import { me } from '#contract/accounts/accounts.ts'
import { addRider, listRiderNumbers, renewRiderCode, signInRider } from '#contract/people/riders.ts'
import {
  changeStaffRole,
  listStaff,
  reinstateColleague,
  removeColleague,
  suspendColleague,
} from '#contract/people/staff.ts'
import type { Client } from '../../testing/client.ts'
import {
  askForCode,
  nextTestPhone,
  product,
  proveOwnPhone,
  readTextedCode,
  signInWithPhone,
  signUpByPhone,
} from '../phone/sign-in/test-codes.ts'

beforeEach(() => product.startAgain())
const owner = await product.person({ preset: 'owner' })

const add = (phone: string, by: Client = owner, name = 'Ravi Kumar') =>
  by.call(addRider, { body: { name, phone } })
const added = async (phone: string) => (await add(phone)).body
const renew = (id: string, by: Client = owner) => by.call(renewRiderCode, { params: { id } })
const type = (phone: string, code: string, by: Client = product.newBrowser(), ticket?: string) =>
  by.call(signInRider, { body: { phone, code, ...(ticket !== undefined && { ticket }) } })
const other = (code: string) => (code === '111111' ? '222222' : '111111')
const userOf = async (by: Client) => (await by.call(me, {})).body.user
const wait = (minutes: number) =>
  product.clock.set(new Date(product.clock.read().getTime() + minutes * 60_000).toISOString())

describe('a rider who is added by number', () => {
  it('logs in with the code that was read out, and may do nothing but ride', async () => {
    const phone = nextTestPhone()
    const answer = await add(phone)
    expect(answer.status).toBe(201)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { _id, code } = answer.body
    const ravi = product.newBrowser()
    // However the number is typed.
    const spaced = `0${phone.slice(3, 8)} ${phone.slice(8)}`
    expect((await type(spaced, code, ravi)).status).toBe(200)
    expect(await userOf(ravi)).toMatchObject({
      _id,
      name: 'Ravi Kumar',
      email: '',
      preset: 'rider',
      permissions: ['own-run'],
    })
    const staff = (await owner.call(listStaff, {})).body
    expect(staff.find((each) => each._id === _id)).toMatchObject({ email: '', preset: 'rider' })
    expect((await owner.call(listRiderNumbers, {})).body).toContainEqual({
      _id,
      phone,
      codeUntil: null,
    })
    const rows = await product.db
      .selectFrom('audit_log')
      .select('action')
      .where('record_id', '=', _id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['staff.rider_added'])
  })

  it('logs in with a code by SMS, also where a customer has the same number', async () => {
    const asha = await signUpByPhone()
    await proveOwnPhone(asha)
    const { phone } = asha.user
    const { _id } = await added(phone)
    const { ticket } = (await askForCode(product.newBrowser(), phone)).body
    const ravi = product.newBrowser()
    expect((await type(phone, await readTextedCode(phone, 2), ravi, ticket)).status).toBe(200)
    expect((await userOf(ravi))?._id).toBe(_id)
    const again = product.newBrowser()
    await signInWithPhone(again, phone, 3)
    expect((await userOf(again))?._id).toBe(asha.user._id)
  })

  it('takes the code that was read out where a text was asked for, and no text to another number', async () => {
    const phone = nextTestPhone()
    const { code } = await added(phone)
    const stranger = nextTestPhone()
    const strangers = (await askForCode(product.newBrowser(), stranger)).body.ticket
    const texted = await readTextedCode(stranger)
    expect((await type(phone, texted, undefined, strangers)).code).toBe('wrong_code')
    const own = (await askForCode(product.newBrowser(), phone)).body.ticket
    expect((await type(phone, code, undefined, own)).status).toBe(200)
  })
})

describe('a code', () => {
  it('works once, also of two at the same moment', async () => {
    const phone = nextTestPhone()
    const { code } = await added(phone)
    const answers = await Promise.all([type(phone, code), type(phone, code)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      200, 422,
    ])
    expect((await type(phone, code)).message).toMatch(/used already/)
  })

  it('is good for a quarter of an hour, and until there is a new one', async () => {
    const phone = nextTestPhone()
    const first = await added(phone)
    wait(15)
    expect((await type(phone, first.code)).message).toMatch(/has expired/)
    const second = (await renew(first._id)).body
    const third = (await renew(first._id)).body
    expect((await type(phone, second.code)).message).toMatch(/wrong or has expired/)
    expect((await type(phone, third.code)).status).toBe(200)
  })

  it('is good for nothing after five wrong tries, and a new one is good at once', async () => {
    const phone = nextTestPhone()
    const { _id, code } = await added(phone)
    for (let tries = 0; tries < 5; tries += 1)
      expect((await type(phone, other(code))).code).toBe('wrong_code')
    const sixth = await type(phone, code)
    expect([sixth.code, sixth.message]).toEqual([
      'too_many_requests',
      expect.stringMatching(/^Too many wrong codes\. Ask the laundry for a new one/),
    ])
    await product.db.deleteFrom('guesses').execute()
    expect((await type(phone, code)).code).toBe('wrong_code')
    const { code: next } = (await renew(_id)).body
    expect((await type(phone, next)).status).toBe(200)
  })

  it('answers alike for a number that no rider has', async () => {
    const known = nextTestPhone()
    const { code } = await added(known)
    const unknown = nextTestPhone()
    for (let tries = 0; tries < 6; tries += 1) {
      const [one, two] = [await type(known, other(code)), await type(unknown, other(code))]
      expect([one.status, one.code, one.message]).toEqual([two.status, two.code, two.message])
    }
    const texted = nextTestPhone()
    const { ticket } = (await askForCode(product.newBrowser(), texted)).body
    const proven = await type(texted, await readTextedCode(texted), undefined, ticket)
    expect(proven.message).toMatch(/^No rider has this number here/)
  })

  it('lets in nobody who was suspended or removed', async () => {
    const phone = nextTestPhone()
    const { _id, code } = await added(phone)
    const params = { id: _id }
    await owner.call(suspendColleague, { params })
    expect((await type(phone, code)).code).toBe('suspended')
    await owner.call(reinstateColleague, { params })
    const { code: next } = (await renew(_id)).body
    const ravi = product.newBrowser()
    await type(phone, next, ravi)
    const last = (await renew(_id)).body.code
    await owner.call(removeColleague, { params })
    expect(await userOf(ravi)).toBeNull()
    expect((await type(phone, last)).code).toBe('forbidden')
    expect((await renew(_id)).code).toBe('not_found')
    const second = await added(phone)
    expect(second._id).not.toBe(_id)
    expect((await type(phone, last)).code).toBe('wrong_code')
    expect((await type(phone, second.code)).status).toBe(200)
  })
})

describe('who is added by number', () => {
  it('is added and given codes by people who may invite colleagues alone', async () => {
    const counter = await product.person({ preset: 'counter' })
    expect((await add(nextTestPhone(), counter)).code).toBe('forbidden')
    const { _id } = await added(nextTestPhone())
    expect((await renew(_id, counter)).code).toBe('forbidden')
    const rider = product.newBrowser()
    expect((await add(nextTestPhone(), rider)).status).toBe(401)
  })

  it('is never who may do more: no code opens a manager’s account, and none more can be given without an email', async () => {
    const manager = await product.person({ preset: 'manager' })
    expect((await renew(manager.user._id)).code).toBe('not_found')
    const { _id, phone, code } = await added(nextTestPhone())
    const body = {
      presets: ['rider' as const, 'counter' as const],
      permissions: null,
      refundsPerDay: null,
    }
    const more = await owner.call(changeStaffRole, { params: { id: _id }, body })
    expect([more.code, more.message]).toEqual([
      'forbidden',
      expect.stringMatching(/invite them by email/),
    ])
    // With an email they may be given more, and their number logs them in no longer.
    await product.db
      .updateTable('users')
      .set({ email: 'ravi.more@example.com' })
      .where('id', '=', _id)
      .execute()
    expect((await owner.call(changeStaffRole, { params: { id: _id }, body })).status).toBe(200)
    expect((await type(phone, code)).code).toBe('forbidden')
    expect((await renew(_id)).code).toBe('not_found')
  })

  it('has a mobile number that no colleague has', async () => {
    const { phone } = await added(nextTestPhone())
    const twice = await add(phone)
    expect([twice.status, twice.code, twice.message]).toEqual([
      409,
      'already_staff',
      expect.stringMatching(/^Ravi Kumar rides with this number already/),
    ])
    const divya = await signUpByPhone()
    await proveOwnPhone(divya)
    await product.db
      .updateTable('users')
      .set({ role: 'counter' })
      .where('id', '=', divya.user._id)
      .execute()
    expect((await add(divya.user.phone)).message).toMatch(/^This number belongs to a colleague/)
    const refused = { landline: '080 2222 3333', abroad: '+1 415 555 0123', short: '98450 123' }
    for (const phone of Object.values(refused)) expect((await add(phone)).status).toBe(422)
    expect((await add('80501 23456')).code).toBe('maybe_landline')
    expect(
      (await owner.call(addRider, { body: { name: 'Ravi', phone: '80501 23456', isMobile: true } }))
        .status,
    ).toBe(201)
    const phones = [nextTestPhone(), 'x']
    const both = await Promise.all([add(phones[0]!), add(phones[0]!)])
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409])
  })
})
