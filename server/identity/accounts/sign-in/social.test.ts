import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  login,
  me,
  signup,
  socialProviders,
  socialSignIn,
  type SocialProvider,
} from '#contract/accounts/accounts.ts'
import { readLoyalty } from '#contract/discounts/loyalty.ts'
import { readLinkSecret } from '#domain/base/secret-links.ts'
import { registerTablet } from '#contract/people/tablets.ts'
import { clientOf, type Client } from '../../../testing/client.ts'
import type { OpenIdProvider } from '../../../testing/stand-ins/openid-provider.ts'
import { startOpenIdProvider } from '../../../testing/stand-ins/openid-provider.ts'
import { openTestProduct, type TestProduct } from '../../../testing/test-product.ts'

const PASSWORD = 'monsoon-terrace-7'

let provider: OpenIdProvider
let product: TestProduct
beforeAll(async () => {
  provider = await startOpenIdProvider()
  product = await openTestProduct({ config: provider.settings })
})
afterAll(async () => {
  await product.close()
  await provider.close()
})
beforeEach(() => {
  provider.next = null
  provider.forges = false
})

let people = 0
function somebody() {
  people += 1
  return { id: `subject-${people}`, name: 'Meera Iyer', email: `meera-${people}@example.com` }
}

/** Goes to the provider and back as a browser would; gives where it ends up. */
async function signInThrough(browser: Client, name: SocialProvider, next?: string) {
  const begun = await browser.call(socialSignIn, {
    body: { provider: name, ...(next !== undefined && { next }) },
  })
  expect(begun.status).toBe(200)
  return comeBack(browser, begun.body.url)
}

async function comeBack(browser: Client, url: string): Promise<URL> {
  const sent = await fetch(url, { redirect: 'manual' })
  const back = new URL(sent.headers.get('location') ?? '')
  const answer = await browser.send({ method: 'GET', url: `${back.pathname}${back.search}` })
  expect(answer.status).toBe(302)
  return new URL(String(answer.headers.location), 'http://localhost:3000')
}

const whoIs = async (browser: Client) => (await browser.call(me, {})).body.user

async function signUp(email: string) {
  const browser = product.newBrowser()
  const body = { name: 'Asha', email, password: PASSWORD }
  return { browser, user: (await browser.call(signup, { body })).body.user }
}

it('lists the configured providers', async () => {
  expect((await product.visitor.call(socialProviders, {})).body).toEqual(['google', 'facebook'])
  const bare = clientOf(await product.withSettings({ google: null, facebook: null }))
  expect((await bare.call(socialProviders, {})).body).toEqual([])
  const answer = await bare.call(socialSignIn, { body: { provider: 'google' } })
  expect([answer.status, answer.code]).toEqual([404, 'provider_not_set_up'])
})

describe.each(['google', 'facebook'] as const)('through %s', (name) => {
  it('makes a new person a customer, and finds the same customer the next time', async () => {
    const profile = { ...somebody(), emailVerified: true }
    provider.next = profile
    const browser = product.newBrowser()
    const landed = await signInThrough(browser, name, '/my-orders?q=shirt')

    expect([landed.pathname, landed.searchParams.get('error')]).toEqual(['/login', null])
    expect(landed.searchParams.get('next')).toBe('/my-orders?q=shirt')
    const user = await whoIs(browser)
    expect(user).toMatchObject({ name: profile.name, email: profile.email, role: 'customer' })

    const later = product.newBrowser()
    const led = await signInThrough(later, name, '/join#token=abc')
    expect(led.searchParams.get('next')).toBeNull()
    expect(readLinkSecret(led, 'next')).toBe('/join#token=abc')
    expect(await whoIs(later)).toEqual(user)
  })

  it('puts a name on one line, without characters that can’t be stored', async () => {
    provider.next = { ...somebody(), name: 'Asha\r\n=1+1\u2028\u0000Rao', emailVerified: true }
    const browser = product.newBrowser()
    await signInThrough(browser, name)
    expect((await whoIs(browser))?.name).toBe('Asha =1+1 Rao')
  })

  it('removes invisible characters from a name, and uses the email’s when nothing is left', async () => {
    const [asha, unseen] = [somebody(), somebody()]
    for (const [profile, given, kept] of [
      [asha, '\u200bAsha\u202e\u00a0Rao', 'Asha Rao'],
      [unseen, '\u3164\u2800\u200b', unseen.email.split('@')[0]],
    ] as const) {
      provider.next = { ...profile, name: given, emailVerified: true }
      const browser = product.newBrowser()
      await signInThrough(browser, name)
      expect((await whoIs(browser))?.name).toBe(kept)
    }
  })

  it('stores no token of the provider', async () => {
    provider.next = somebody()
    const browser = product.newBrowser()
    await signInThrough(browser, name)
    const { id } = (await whoIs(browser))!
    const rows = await product.db
      .selectFrom('accounts')
      .select(['access_token', 'refresh_token', 'id_token', 'password'])
      .where('user_id', '=', id)
      .execute()
    expect(rows).toEqual([
      { access_token: null, refresh_token: null, id_token: null, password: null },
    ])
  })

  it('reports that the person declined, or has no email there', async () => {
    const browser = product.newBrowser()
    const refused = await signInThrough(browser, name, '/garments')
    expect(refused.searchParams.get('error')).toBe('not_finished')
    expect(refused.searchParams.get('next')).toBe('/garments')

    provider.next = { id: 'no-email', name: 'Nobody' }
    const nameless = await signInThrough(browser, name)
    expect(nameless.searchParams.get('error')).toBe('no_email')
    expect(await whoIs(browser)).toBeNull()
  })

  it('does not take over an account whose email it has not verified', async () => {
    const profile = somebody()
    const { user } = await signUp(profile.email)
    provider.next = { ...profile, emailVerified: false }
    const browser = product.newBrowser()

    const landed = await signInThrough(browser, name)

    expect(landed.searchParams.get('error')).toBe('email_taken')
    expect(await whoIs(browser)).toBeNull()
    const body = { email: user.email, password: PASSWORD }
    expect((await product.newBrowser().call(login, { body })).status).toBe(200)
  })
})

describe('an email that Google has verified', () => {
  it('opens the existing account, and removes every sign-in of an unverified owner', async () => {
    const profile = { ...somebody(), emailVerified: true }
    const { browser: squatter, user } = await signUp(profile.email)
    provider.next = profile
    const owner = product.newBrowser()

    await signInThrough(owner, 'google')

    expect(await whoIs(owner)).toEqual(user)
    expect(await whoIs(squatter)).toBeNull()
    const body = { email: user.email, password: PASSWORD }
    expect((await product.newBrowser().call(login, { body })).code).toBe('wrong_credentials')
    const messages = await product.db
      .selectFrom('outbox_messages')
      .select(['recipient', 'search_text as subject'])
      .where('user_id', '=', user._id)
      .execute()
    expect(messages).toEqual([{ recipient: user.email, subject: 'You now log in with Google' }])
  })

  it('keeps the password of an owner who had verified the email', async () => {
    const profile = { ...somebody(), emailVerified: true }
    const { user } = await signUp(profile.email)
    await product.db
      .updateTable('users')
      .set({ email_verified: true })
      .where('id', '=', user._id)
      .execute()
    provider.next = profile
    const browser = product.newBrowser()

    await signInThrough(browser, 'google')

    expect(await whoIs(browser)).toEqual(user)
    const body = { email: user.email, password: PASSWORD }
    expect((await product.newBrowser().call(login, { body })).status).toBe(200)
  })
})

describe('an attacker', () => {
  it('fails with a token that the provider did not sign', async () => {
    provider.next = { ...somebody(), emailVerified: true }
    provider.forges = true
    const browser = product.newBrowser()
    const landed = await signInThrough(browser, 'google')
    expect(landed.searchParams.get('error')).toBe('not_finished')
    expect(await whoIs(browser)).toBeNull()
  })

  it('fails to finish a login that began in another browser, or to finish one twice', async () => {
    provider.next = { ...somebody(), emailVerified: true }
    const [mine, theirs] = [product.newBrowser(), product.newBrowser()]
    const begun = await mine.call(socialSignIn, { body: { provider: 'google' } })
    const landed = await comeBack(theirs, begun.body.url)
    expect(landed.searchParams.get('error')).toBe('not_finished')
    expect(await whoIs(theirs)).toBeNull()
  })

  it('fails to lead the customer to another site', async () => {
    provider.next = { ...somebody(), emailVerified: true }
    const landed = await signInThrough(product.newBrowser(), 'google', 'https://evil.example/')
    expect([landed.origin, landed.pathname]).toEqual(['http://localhost:3000', '/login'])
    const answer = await product.visitor.send({
      method: 'GET',
      url: '/api/auth/callback/google?code=1&state=2',
    })
    expect(answer.headers.location).toBe('/login?error=not_finished')
  })
})

it('ends the browser’s earlier session at a sign-in by password, sign-up or provider', async () => {
  const sessions = () => product.db.selectFrom('sessions').select('user_id').execute()
  const { browser, user } = await signUp(somebody().email)
  const before = (await sessions()).length
  await browser.call(login, { body: { email: user.email, password: PASSWORD } })
  const other = somebody()
  await browser.call(signup, { body: { name: 'Meera', email: other.email, password: PASSWORD } })
  provider.next = { ...somebody(), emailVerified: true }
  await signInThrough(browser, 'google')
  expect(await whoIs(browser)).toMatchObject({ email: provider.next.email })
  const left = await sessions()
  expect(left).toHaveLength(before)
  expect(left.filter(({ user_id }) => user_id === user._id)).toEqual([])
})

it('ends a provider’s sign-in on a shared tablet when the tablet is idle', async () => {
  const { browser: tablet, user } = await signUp(somebody().email)
  await product.db.updateTable('users').set({ role: 'owner' }).where('id', '=', user._id).execute()
  await tablet.call(registerTablet, { body: { name: 'Counter' } })
  provider.next = { ...somebody(), emailVerified: true }
  await signInThrough(tablet, 'google')
  expect(await whoIs(tablet)).toMatchObject({ email: provider.next.email })
  product.clock.set(new Date(product.clock.read().getTime() + 200_000).toISOString())
  expect(await whoIs(tablet)).toBeNull()
})

it('reports a provider that can’t be reached, and works again once it can', async () => {
  const later = await startOpenIdProvider()
  const url = later.url
  await later.close()
  const google = { ...later.client, issuer: url }
  const browser = clientOf(await product.withSettings({ google, facebook: null }))
  const answer = await browser.call(socialSignIn, { body: { provider: 'google' } })
  expect([answer.status, answer.code]).toEqual([503, 'provider_unavailable'])

  const back = await startOpenIdProvider(Number(new URL(url).port))
  back.next = { ...somebody(), emailVerified: true }
  await signInThrough(browser, 'google')
  expect(await whoIs(browser)).toMatchObject({ email: back.next.email })
  await back.close()
})

describe('an invitation', () => {
  const referrals = () => product.db.selectFrom('referrals').selectAll().execute()

  async function comeInvited(browser: Client, referral: string) {
    const begun = await browser.call(socialSignIn, { body: { provider: 'google', referral } })
    return comeBack(browser, begun.body.url)
  }

  it('counts for new accounts through a provider, and never for existing ones', async () => {
    const asha = await product.person()
    const code = (await asha.call(readLoyalty, {})).body.referral.code
    provider.next = { ...somebody(), emailVerified: true }
    const browser = product.newBrowser()
    const back = await comeInvited(browser, code)
    expect(`${back.pathname}${back.search}`).toBe('/login?from=google')
    const friend = (await whoIs(browser))!._id
    expect(await referrals()).toMatchObject([{ user_id: friend, referrer_id: asha.user._id }])

    provider.next = { ...somebody(), emailVerified: true }
    const known = product.newBrowser()
    await signInThrough(known, 'google')
    await comeInvited(known, code)
    expect(await referrals()).toHaveLength(1)
  })

  it('allows the sign-up with an unknown code', async () => {
    provider.next = { ...somebody(), emailVerified: true }
    const browser = product.newBrowser()
    await comeInvited(browser, 'NOBODY')
    expect(await whoIs(browser)).not.toBeNull()
  })
})
