import { describe, expect, it } from 'vitest'
import { login, me, signup } from '#contract/accounts/accounts.ts'
import {
  changePassword,
  readSignIns,
  signOutDevice,
  signOutElsewhere,
} from '#contract/accounts/account-security.ts'
import { proveAgain } from '#contract/accounts/second-factor.ts'
import type { Client } from '../../testing/client.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { testProduct } from '../../testing/test-product.ts'
import { english } from '#words/words.ts'
import { deviceName } from './sessions/device-name.ts'

const PASSWORD = 'monsoon-terrace-7'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

const product = await testProduct()

let people = 0
async function signUp() {
  people += 1
  const email = `person-with-password-${people}@example.com`
  const browser = product.newBrowser()
  const body = { name: 'Asha Rao', email, password: PASSWORD }
  const { user } = (await browser.call(signup, { body }, { 'user-agent': ANDROID })).body
  return { browser, email, user }
}

async function logIn(email: string, password = PASSWORD, agent = MAC): Promise<Client> {
  const browser = product.newBrowser()
  await browser.call(login, { body: { email, password } }, { 'user-agent': agent })
  return browser
}

const isSignedIn = async (browser: Client) => (await browser.call(me, {})).body.success
const devicesOf = async (browser: Client) => (await browser.call(readSignIns, {})).body.devices

describe('devices', () => {
  it('are listed by readable name, the current one first', async () => {
    const { browser: phone, email } = await signUp()
    const mac = await logIn(email)
    expect((await devicesOf(phone)).map(({ name, current }) => [name, current])).toEqual([
      ['Chrome on Android', true],
      ['Safari on Mac', false],
    ])
    expect((await devicesOf(mac)).map(({ name }) => name)).toEqual([
      'Safari on Mac',
      'Chrome on Android',
    ])
    expect((await phone.call(readSignIns, {})).body).toMatchObject({
      hasPassword: true,
      providers: [],
    })
  })

  it('sign out one by one, or all but this one', async () => {
    const { browser: phone, email } = await signUp()
    const [mac, tablet, desk] = [await logIn(email), await logIn(email), await logIn(email)]
    const first = (await devicesOf(mac))[0]!
    const left = await phone.call(signOutDevice, { params: { id: first._id } })
    expect(left.body.devices).toHaveLength(3)
    expect([await isSignedIn(mac), await isSignedIn(tablet)]).toEqual([false, true])

    const alone = await phone.call(signOutElsewhere, {})
    expect(alone.body.devices.map(({ current }) => current)).toEqual([true])
    expect([await isSignedIn(tablet), await isSignedIn(desk), await isSignedIn(phone)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('can be signed out only within 10 minutes of a proof or a login', async () => {
    const { browser: phone, email, user } = await signUp()
    const [first] = await devicesOf(await logIn(email))
    const now = product.clock.read()
    const begin = (minutesAgo: number) =>
      product.db
        .updateTable('sessions')
        .set({ created_at: new Date(now.getTime() - minutesAgo * 60_000), proven_at: null })
        .where('user_id', '=', user._id)
        .execute()
    await begin(10)
    const one = { params: { id: first!._id } }
    expect((await phone.call(signOutDevice, one)).code).toBe('proof_needed')
    expect((await phone.call(signOutElsewhere, {})).code).toBe('proof_needed')
    await begin(9)
    expect((await phone.call(signOutDevice, one)).status).toBe(200)
    await begin(10)
    await phone.call(proveAgain, { body: { password: PASSWORD } })
    expect((await phone.call(signOutElsewhere, {})).status).toBe(200)
  })

  it('sign out only for their owner', async () => {
    const [asha, ravi] = [await signUp(), await signUp()]
    const [device] = await devicesOf(asha.browser)
    const answer = await ravi.browser.call(signOutDevice, { params: { id: device!._id } })
    expect([answer.status, answer.code]).toEqual([404, 'not_found'])
    expect(await isSignedIn(asha.browser)).toBe(true)
  })

  it.each([
    [ANDROID, 'Chrome on Android'],
    [MAC, 'Safari on Mac'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/138.0 Safari/537.36 Edg/138.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/138.0 Mobile Safari/604.1',
      'Chrome on iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['curl/8.5.0', 'Unknown device'],
    [null, 'Unknown device'],
  ])('describes %s as %s', (agent, name) => {
    expect(deviceName(english, agent)).toBe(name)
  })
})

describe('a change of password', () => {
  it('asks for the current one, signs out everything else, and tells the person', async () => {
    const { browser, email } = await signUp()
    const other = await logIn(email)
    const answer = await browser.call(changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'umbrella-stand-12' },
    })
    expect(answer.status).toBe(200)
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false])
    expect(await isSignedIn(await logIn(email))).toBe(false)
    expect(await isSignedIn(await logIn(email, 'umbrella-stand-12'))).toBe(true)
    const [mail] = await readMailsTo(product, email, 1)
    expect(mail?.subject).toBe('Your password was changed')
  })

  it.each([
    [
      { currentPassword: 'not mine', newPassword: 'umbrella-stand-12' },
      'This is not your current password.',
    ],
    [
      { currentPassword: '', newPassword: 'umbrella-stand-12' },
      'Please enter your current password.',
    ],
    [
      { currentPassword: PASSWORD, newPassword: 'short' },
      'Please choose a password of at least 8 characters.',
    ],
    [
      { currentPassword: PASSWORD, newPassword: 'password123' },
      'This password is too common. Please choose one that is harder to guess.',
    ],
  ])('refuses %j', async (body, message) => {
    const { browser, email } = await signUp()
    const other = await logIn(email)
    const answer = await browser.call(changePassword, { body })
    expect([answer.status, answer.message]).toEqual([422, message])
    expect(await isSignedIn(other)).toBe(true)
    expect(await isSignedIn(await logIn(email))).toBe(true)
  })

  it('refuses an account without a password', async () => {
    const somebody = await product.person()
    const body = { currentPassword: 'anything', newPassword: 'umbrella-stand-12' }
    const answer = await somebody.call(changePassword, { body })
    expect([answer.status, answer.code]).toEqual([409, 'no_password'])
  })
})
