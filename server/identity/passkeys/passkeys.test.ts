import { describe, expect, it } from 'vitest'
import { me, signup, type User } from '#contract/accounts/accounts.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from '#contract/accounts/passkeys.ts'
import { signInWays } from '#contract/accounts/phone-sign-in.ts'
import { inTransaction } from '../../database/transaction.ts'
import { erasePerson } from '../../backoffice/privacy/erase-person.ts'
import { PERSONAL_DATA } from '../../capabilities.ts'
import { clientOf, type Client } from '../../testing/client.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { testProduct } from '../../testing/test-product.ts'
import { takeOverUnprovenAccount } from '../accounts/email/take-over-unproven-account.ts'
import { newPasskey } from './test-authenticator.ts'

const product = await testProduct({ config: { baseUrl: 'http://localhost:3000' } })
const PASSWORD = 'a lamp of brass 7'
let people = 0

type Asked = Parameters<ReturnType<typeof newPasskey>['made']>[0]
const asked = (options: object) => options as Asked

async function signedUp(): Promise<Client & { user: User }> {
  const browser = product.newBrowser()
  const email = `passkey-${(people += 1)}@example.com`
  await browser.call(signup, { body: { name: 'Asha Rao', email, password: PASSWORD } })
  return { ...browser, user: (await browser.call(me, {})).body.user! }
}

async function add(who: Client, passkey = newPasskey()) {
  const { body } = await who.call(beginPasskey, {})
  const added = await who.call(addPasskey, {
    body: { response: passkey.made(asked(body.options)) },
  })
  return { passkey, added }
}

/** Signs in on a browser that nobody has used. */
async function signIn(passkey: ReturnType<typeof newPasskey>, rememberMe = false) {
  const browser = product.newBrowser()
  const { options } = (await browser.call(beginPasskeySignIn, {})).body
  const body = { response: passkey.signed(asked(options)), rememberMe }
  const answer = await browser.call(signInWithPasskey, { body })
  return { answer, user: (await browser.call(me, {})).body.user }
}

describe('a passkey', () => {
  it('requires the password, signs in, appears by name, and notifies its person', async () => {
    const asha = await signedUp()
    const { passkey, added } = await add(asha)
    expect([added.status, added.body]).toMatchObject([
      201,
      [{ name: 'Unknown device', lastUsedAt: null, otherHost: null }],
    ])

    const { answer, user } = await signIn(passkey)
    expect([answer.status, user?._id]).toEqual([200, asha.user._id])
    const [listed] = (await asha.call(listPasskeys, {})).body
    expect(listed?.lastUsedAt).not.toBeNull()
    const again = await signIn(passkey, true)
    const session = again.answer.cookies.find(({ name }) => name.endsWith('session_token'))
    expect(session?.maxAge).toBe(30 * 86_400)
    const [mail] = await readMailsTo(product, asha.user.email, 1)
    expect(mail!.subject).toBe('A passkey was added to your account')
  })

  it('gets a different name from another device of the same kind', async () => {
    const asha = await signedUp()
    for (let count = 0; count < 3; count += 1) await add(asha)
    const names = (await asha.call(listPasskeys, {})).body.map(({ name }) => name)
    expect(names).toEqual(['Unknown device', 'Unknown device (2)', 'Unknown device (3)'])
  })

  it('requires a fresh proof, and a person with a password', async () => {
    const asha = await signedUp()
    product.clock.set('2025-06-18T06:40:01Z')
    expect((await asha.call(beginPasskey, {})).code).toBe('proof_needed')
    await product.startAgain()
    const passwordless = await product.person()
    expect((await passwordless.call(beginPasskey, {})).code).toBe('no_password')
  })

  it('is added only with its own challenge, once, on this site, and with user verification', async () => {
    const [asha, mallory] = [await signedUp(), await signedUp()]
    const begin = async (who: Client) => asked((await who.call(beginPasskey, {})).body.options)
    const send = async (who: Client, response: ReturnType<ReturnType<typeof newPasskey>['made']>) =>
      (await who.call(addPasskey, { body: { response } })).status
    const other = { origin: 'https://phish.example', host: 'phish.example' }

    expect(await send(mallory, newPasskey().made(await begin(asha)))).toBe(401)
    expect(await send(asha, newPasskey().made(await begin(asha), other))).toBe(401)
    expect(await send(asha, newPasskey().made(await begin(asha), { verified: false }))).toBe(401)
    expect(await send(asha, newPasskey().made({ challenge: 'bm90IG91cnM' }))).toBe(401)
    const options = await begin(asha)
    expect(await send(asha, newPasskey().made(options))).toBe(201)
    expect(await send(asha, newPasskey().made(options))).toBe(401)
  })

  it('belongs to one account only', async () => {
    const [asha, mallory] = [await signedUp(), await signedUp()]
    const { passkey } = await add(asha)
    expect((await add(mallory, passkey)).added.code).toBe('passkey_refused')
  })

  it('can sign in only once with each challenge, within five minutes, on this site', async () => {
    const asha = await signedUp()
    const { passkey } = await add(asha)
    const visitor = product.newBrowser()
    const options = asked((await visitor.call(beginPasskeySignIn, {})).body.options)
    const send = async (response: ReturnType<typeof passkey.signed>) =>
      (await product.newBrowser().call(signInWithPasskey, { body: { response } })).status
    const phished = passkey.signed(options, { origin: 'https://phish.example' })
    expect(await send(phished)).toBe(401)
    const fresh = async () => asked((await visitor.call(beginPasskeySignIn, {})).body.options)
    const once = passkey.signed(await fresh())
    const statuses = await Promise.all([send(once), send(once)])
    expect(new Set(statuses)).toEqual(new Set([200, 401]))
    expect(await send(newPasskey().signed(await fresh()))).toBe(401)
    const late = passkey.signed(await fresh())
    product.clock.set('2025-06-18T06:35:01Z')
    expect(await send(late)).toBe(401)
    await product.startAgain()
  })

  it('is refused as a copy when its counter is lower than before', async () => {
    const asha = await signedUp()
    const { passkey } = await add(asha)
    await product.db
      .updateTable('passkeys')
      .set({ counter: 50 })
      .where('user_id', '=', asha.user._id)
      .execute()
    expect((await signIn(passkey)).answer.code).toBe('passkey_refused')
  })

  it('stops signing in once removed, and notifies its person', async () => {
    const [asha, mallory] = [await signedUp(), await signedUp()]
    const { passkey, added } = await add(asha)
    const params = { id: added.body[0]!._id }
    expect((await mallory.call(removePasskey, { params })).code).toBe('not_found')
    expect((await asha.call(removePasskey, { params })).body).toEqual([])
    expect((await signIn(passkey)).user).toBeNull()
    const mails = await readMailsTo(product, asha.user.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain('A passkey was removed from your account')
  })

  it('disappears with a new password by mail, and with the account', async () => {
    const [asha, ravi] = [await signedUp(), await signedUp()]
    const keys = [(await add(asha)).passkey, (await add(ravi)).passkey]
    const now = product.clock.read()
    await inTransaction(product.db, async (tx) => {
      await takeOverUnprovenAccount(tx, asha.user._id, { provider: 'credential' }, now)
      await erasePerson(tx, product.deps, PERSONAL_DATA, ravi.user._id, { now, isAgain: false })
    })
    for (const key of keys) expect((await signIn(key)).answer.code).toBe('passkey_refused')
  })

  it('signs in staff too', async () => {
    const asha = await signedUp()
    const { passkey } = await add(asha)
    await product.db
      .updateTable('users')
      .set({ role: 'owner' })
      .where('id', '=', asha.user._id)
      .execute()
    expect((await signIn(passkey)).user?.role).toBe('admin')
  })

  it('requires a confirmed email from staff', async () => {
    const asha = await signedUp()
    const set = (changed: { role: 'owner' } | { email_verified: true }) =>
      product.db.updateTable('users').set(changed).where('id', '=', asha.user._id).execute()
    const begun = (await asha.call(beginPasskey, {})).body
    await set({ role: 'owner' })
    const response = newPasskey().made(asked(begun.options))
    expect((await asha.call(addPasskey, { body: { response } })).code).toBe('email_not_confirmed')
    expect((await asha.call(beginPasskey, {})).code).toBe('email_not_confirmed')
    await set({ email_verified: true })
    expect((await add(asha)).added.status).toBe(201)
  })

  it('appears as unusable here when made for another host', async () => {
    const asha = await signedUp()
    await add(asha)
    const moved = clientOf(await product.withSettings({ baseUrl: 'http://moved.localhost:3000' }))
    const [listed] = (await moved.call(listPasskeys, {}, { cookie: asha.cookieHeader() })).body
    expect(listed?.otherHost).toBe('localhost')
  })
})

it('offers passkeys only on host names, over https or on this machine, where browsers support them', async () => {
  const offered = []
  for (const baseUrl of [
    'http://127.0.0.1:3000',
    'http://laundry.example',
    'https://laundry.example',
    'http://localhost:3000',
  ]) {
    const visitor = clientOf(await product.withSettings({ baseUrl }))
    offered.push((await visitor.call(signInWays, {})).body.passkey)
  }
  expect(offered).toEqual([false, false, true, true])
})
