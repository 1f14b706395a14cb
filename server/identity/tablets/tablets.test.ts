/** Shared tablets: registered, unlocked by PIN, locked when idle, and cut off. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signOutElsewhere } from '#contract/accounts/account-security.ts'
import { login, me, signup, type User } from '#contract/accounts/accounts.ts'
import { exportCsv } from '#contract/reports/exports.ts'
import { adminOrders } from '#contract/orders/order-list.ts'
import { choosePin } from '#contract/base/pins.ts'
import { proveAgain, readSecondFactor } from '#contract/accounts/second-factor.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { suspendColleague } from '#contract/people/staff.ts'
import {
  disconnectTablet,
  keepTabletAwake,
  listTablets,
  readTablet,
  registerTablet,
  unlockTablet,
} from '#contract/people/tablets.ts'
import type { Preset } from '#domain/people/roles.ts'
import { clientOf, type Client } from '../../testing/client.ts'
import { testEngine } from '../../testing/test-database.ts'
import { testProduct } from '../../testing/test-product.ts'

const PASSWORD = 'a lamp of brass 7'
const PIN = '480291'
const OTHER_PIN = '905173'

const product = await testProduct()
type Colleague = Client & { user: User; email: string }
let owner: Colleague
let ravi: Colleague
let divya: Colleague
/** A shared tablet that nobody has unlocked yet. */
let tablet: Client

/** Somebody who works here, has just logged in, and has a PIN. */
async function colleague(preset: Preset, name: string): Promise<Colleague> {
  const browser = product.newBrowser()
  const email = `${crypto.randomUUID()}@example.com`
  await browser.call(signup, { body: { name, email, password: PASSWORD } })
  const { _id } = (await browser.call(me, {})).body.user!
  await product.db.updateTable('users').set({ role: preset }).where('id', '=', _id).execute()
  const made = { ...browser, email, user: (await browser.call(me, {})).body.user! }
  expect((await made.call(choosePin, { body: { pin: PIN } })).body).toEqual({ hasPin: true })
  return made
}

async function registered(name = 'Counter'): Promise<Client> {
  const browser = product.newBrowser()
  await browser.call(login, { body: { email: owner.email, password: PASSWORD } })
  expect((await browser.call(registerTablet, { body: { name } })).status).toBe(201)
  return browser
}

const unlock = (by: { user: User }, pin = PIN, on = tablet) =>
  on.call(unlockTablet, { body: { userId: by.user._id, pin } })
const nameOn = async (on = tablet) => (await on.call(me, {})).body.user?.name
const wait = (seconds: number) =>
  product.clock.set(new Date(product.clock.read().getTime() + seconds * 1000).toISOString())

beforeAll(async () => {
  owner = await colleague('owner', 'Meena')
  ravi = await colleague('rider', 'Ravi')
  divya = await colleague('counter', 'Divya')
})
beforeEach(async () => {
  await product.startAgain()
  // What other tests guessed wrong from this address.
  await product.db.deleteFrom('guesses').execute()
  tablet = await registered()
})

describe('a shared tablet', () => {
  it('remembers its browser, and keeps no one signed in', async () => {
    expect(await nameOn()).toBeUndefined()
    const { tablet: here } = (await tablet.call(readTablet, {})).body
    expect(here).toMatchObject({ name: 'Counter', locksAfterSeconds: 120 })
    expect(here!.people.map(({ name }) => name)).toEqual(['Divya', 'Meena', 'Ravi'])
    expect((await product.visitor.call(readTablet, {})).body.tablet).toBeNull()
  })

  it('can be registered only by staff who manage people, with a fresh proof', async () => {
    const counter = await product.person({ preset: 'counter' })
    expect((await counter.call(registerTablet, { body: { name: 'Mine' } })).code).toBe('forbidden')
    wait(601)
    const refused = await owner.call(registerTablet, { body: { name: 'Mine' } })
    expect(refused.code).toBe('proof_needed')
  })

  it('gives each colleague a session of their own', async () => {
    expect((await unlock(ravi)).body.user).toMatchObject({ name: 'Ravi', preset: 'rider' })
    expect(await nameOn()).toBe('Ravi')
    expect((await tablet.call(adminOrders, { query: {} })).code).toBe('forbidden')
    expect((await unlock(divya)).status).toBe(200)
    expect(await nameOn()).toBe('Divya')
    expect((await tablet.call(adminOrders, { query: {} })).status).toBe(200)
    const sessions = await product.db
      .selectFrom('sessions')
      .select('user_id')
      .where('is_by_pin', '=', true)
      .where('user_id', 'in', [ravi.user._id, divya.user._id])
      .execute()
    expect(sessions).toEqual([{ user_id: divya.user._id }])
  })

  it('hides a suspended colleague’s name, and refuses their PIN', async () => {
    const anil = await colleague('plant', 'Anil')
    const names = async () =>
      (await tablet.call(readTablet, {})).body.tablet!.people.map(({ name }) => name)
    expect(await names()).toContain('Anil')
    await unlock(anil)
    await owner.call(suspendColleague, { params: { id: anil.user._id } })
    expect(await nameOn()).toBeUndefined()
    expect(await names()).not.toContain('Anil')
    expect((await unlock(anil)).code).toBe('not_found')
  })
})

describe('a PIN', () => {
  it.each(['000000', '123456', '12345', 'abcdef'])('refuses %s', async (pin) => {
    const answer = await ravi.call(choosePin, { body: { pin } })
    expect([answer.status, answer.code]).toEqual([422, 'invalid_input'])
  })

  it('requires a fresh proof from staff, and is stored as a hash', async () => {
    wait(601)
    expect((await ravi.call(choosePin, { body: { pin: OTHER_PIN } })).code).toBe('proof_needed')
    const asha = await product.person()
    expect((await asha.call(choosePin, { body: { pin: PIN } })).code).toBe('forbidden')
    const hashes = await product.db.selectFrom('staff_pins').select('pin_hash').execute()
    expect(hashes.map(({ pin_hash }) => pin_hash).filter((hash) => hash.includes(PIN))).toEqual([])
    expect(new Set(hashes.map(({ pin_hash }) => pin_hash)).size).toBe(hashes.length)
  })

  it('works only on a shared tablet', async () => {
    expect((await unlock(ravi, PIN, product.newBrowser())).code).toBe('not_found')
  })

  it('is locked after five wrong PINs until its owner enters the password', async () => {
    for (const left of [4, 3, 2, 1]) {
      await product.db.deleteFrom('guesses').execute()
      const answer = await unlock(ravi, OTHER_PIN)
      expect([answer.status, answer.code]).toEqual([422, 'wrong_code'])
      expect(answer.message).toMatch(
        left === 1 ? /One attempt left/ : new RegExp(`${left} attempts`),
      )
    }
    await product.db.deleteFrom('guesses').execute()
    expect((await unlock(ravi, OTHER_PIN)).code).toBe('pin_locked')
    expect((await unlock(ravi)).code).toBe('pin_locked')
    expect((await unlock(ravi, PIN, await registered('Plant'))).status).toBe(200)
    expect((await unlock(divya)).status).toBe(200)
    await tablet.call(login, { body: { email: ravi.email, password: PASSWORD } })
    expect(await nameOn()).toBe('Ravi')
    expect((await unlock(ravi)).status).toBe(200)
  })

  it('accepts at most five tries, however many are sent at once', async () => {
    const tries = Array.from({ length: 8 }, () => unlock(ravi, OTHER_PIN))
    await Promise.all(tries)
    await product.db.deleteFrom('guesses').execute()
    const { failures } = await product.db
      .selectFrom('pin_failures')
      .select('failures')
      .where('user_id', '=', ravi.user._id)
      .orderBy('tablet_id', 'desc')
      .executeTakeFirstOrThrow()
    expect(failures).toBe(5)
    expect((await unlock(ravi)).code).toBe('pin_locked')
  })

  it('can’t be guessed by trying one colleague after another', async () => {
    const answers = []
    for (const person of [ravi, divya, owner, ravi, divya, owner])
      answers.push((await unlock(person, OTHER_PIN)).code)
    expect(answers.slice(0, 5)).toEqual(answers.slice(0, 5).map(() => 'wrong_code'))
    expect(answers[5]).toBe('too_many_requests')
    expect((await unlock(owner)).code).toBe('too_many_requests')
  })
})

describe('a session by PIN', () => {
  it('refuses settings, people, backups, exports and logging out other devices', async () => {
    await unlock(owner)
    const { user } = (await tablet.call(me, {})).body
    expect(user!.permissions).toContain('orders')
    for (const permission of ['settings', 'money-settings', 'people', 'backups'])
      expect(user!.permissions).not.toContain(permission)
    expect((await tablet.call(adminSettings, {})).code).toBe('forbidden')
    const CUSTOMERS = { params: { file: 'customers.csv' as const }, query: {} }
    expect((await tablet.call(exportCsv, CUSTOMERS)).code).toBe('forbidden')
    await tablet.call(proveAgain, { body: { password: PASSWORD } })
    expect((await tablet.call(exportCsv, CUSTOMERS)).code).toBe('forbidden')
    expect((await tablet.call(signOutElsewhere, {})).code).toBe('forbidden')
    expect((await owner.call(me, {})).body.user).not.toBeNull()
    expect((await tablet.call(adminSettings, {})).code).toBe('forbidden')
  })

  it('needs no second factor for other work, although strong sign-in is required', async () => {
    // It is from two weeks after the laundry began, which the database dates by the real clock.
    product.clock.set(new Date(Date.now() + 20 * DAY_MS).toISOString())
    expect((await owner.call(adminOrders, { query: {} })).code).toBe('second_factor_required')
    await unlock(owner)
    expect((await tablet.call(adminOrders, { query: {} })).status).toBe(200)
    expect((await tablet.call(readSecondFactor, {})).body.due).toBeNull()
  })

  it('ends after two minutes without a touch, even when the screen sends requests', async () => {
    await unlock(ravi)
    wait(100)
    expect((await tablet.call(keepTabletAwake, {})).body).toEqual({ locksAfterSeconds: 120 })
    wait(100)
    expect(await nameOn()).toBe('Ravi')
    wait(60)
    expect(await nameOn()).toBeUndefined()
    expect((await tablet.call(keepTabletAwake, {})).code).toBe('not_signed_in')
  })

  it('ends untouched also after signing in with a password, and never on another browser', async () => {
    await tablet.call(login, { body: { email: divya.email, password: PASSWORD } })
    expect(await nameOn()).toBe('Divya')
    wait(200)
    expect([await nameOn(), await nameOn(divya)]).toEqual([undefined, 'Divya'])
    expect((await divya.call(keepTabletAwake, {})).code).toBe('not_found')
  })
})

describe('a lost tablet', () => {
  const listed = async () =>
    (await owner.call(listTablets, {})).body.find(
      ({ name, cutOffAt }) => name === 'Lost' && cutOffAt === null,
    )!
  beforeEach(async () => {
    tablet = await registered('Lost')
  })

  it('ends its sessions at once and refuses every sign-in when disconnected', async () => {
    await unlock(ravi)
    const { _id: id, ...shown } = await listed()
    expect(shown).toMatchObject({
      registeredBy: 'Meena',
      lastUsedBy: 'Ravi',
      signedIn: 1,
      cutOffAt: null,
    })
    const answer = await owner.call(disconnectTablet, { params: { id } })
    expect(answer.body).toMatchObject({ signedIn: 0, cutOffAt: expect.any(String) })
    expect(await nameOn()).toBeUndefined()
    expect((await tablet.call(readTablet, {})).body.tablet).toBeNull()
    expect((await unlock(ravi)).code).toBe('not_found')
    expect((await owner.call(disconnectTablet, { params: { id } })).code).toBe('not_found')
  })

  it.runIf(testEngine === 'postgresql')(
    'stops working on every server with the next call',
    async () => {
      await unlock(ravi)
      const cookies = tablet.cookieHeader().split('; ')
      const jar = cookies.map((pair) => pair.split('=', 2) as [string, string])
      const servers = [product.app, await product.secondProcess(), await product.secondProcess()]
      const seats = servers.map((app) => clientOf(app, new Map(jar)))
      const names = () => Promise.all(seats.map(nameOn))
      expect(await names()).toEqual(['Ravi', 'Ravi', 'Ravi'])
      await owner.call(disconnectTablet, { params: { id: (await listed())._id } })
      expect(await names()).toEqual([undefined, undefined, undefined])
      for (const seat of seats) expect((await unlock(ravi, PIN, seat)).code).toBe('not_found')
    },
  )

  it('signs in no one who unlocks it at the moment it is disconnected', async () => {
    const { _id: id } = await listed()
    await Promise.all([unlock(ravi), owner.call(disconnectTablet, { params: { id } })])
    expect(await nameOn()).toBeUndefined()
  })
})
