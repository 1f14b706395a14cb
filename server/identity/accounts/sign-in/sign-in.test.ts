import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { demoAccounts, login, logout, me, signup } from '#contract/accounts/accounts.ts'
import { listOrders } from '#contract/orders/orders.ts'
import { clientOf } from '../../../testing/client.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()

const PASSWORD = 'seven silent socks'
const asha = { name: 'Asha Rao', email: 'asha@example.com', password: PASSWORD }

async function usersCalled(email: string) {
  return product.db.selectFrom('users').selectAll().where('email', '=', email).execute()
}

describe('signing up', () => {
  it('answers with the customer, signed in by a cookie that scripts can’t read', async () => {
    const browser = product.newBrowser()

    const { status, body, cookies } = await browser.call(signup, { body: asha })

    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      message: 'Welcome, Asha Rao!',
      user: {
        _id: body.user.id,
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        name: 'Asha Rao',
        email: 'asha@example.com',
        phone: '',
        address: '',
        role: 'customer',
      },
    })
    const session = cookies.find(({ name }) => name === 'washline.session_token')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(session?.secure).toBeFalsy()
    expect((await browser.call(me, {})).body.user).toEqual(body.user)
  })

  it('ignores role, id, status and verification in the body', async () => {
    const id = '00000000-0000-7000-8000-000000000001'
    const { body } = await product.newBrowser().send({
      method: 'POST',
      url: '/api/auth/signup',
      payload: {
        ...asha,
        email: 'mallory@example.com',
        id,
        _id: id,
        role: 'admin',
        status: 'active',
        emailVerified: true,
        email_verified: true,
        address: 'x',
        user: { role: 'admin' },
      },
    })

    expect(body).toMatchObject({ user: { role: 'customer', address: '' } })
    const [row] = await usersCalled('mallory@example.com')
    expect(row).toMatchObject({ role: 'customer', email_verified: false })
    expect(row?.id).not.toBe(id)
  })

  it('stores the phone number, and the email in lower case without spaces', async () => {
    const { body } = await product.newBrowser().call(signup, {
      body: { ...asha, email: '  Meera@Example.COM ', phone: '+91 98450 12345' },
    })
    expect(body.user).toMatchObject({ email: 'meera@example.com', phone: '+91 98450 12345' })
  })

  it('refuses an email that has an account, in any case', async () => {
    const { status, code, message, cookies } = await product.newBrowser().call(signup, {
      body: { ...asha, email: 'ASHA@example.com', password: 'another fine one' },
    })
    expect([status, code]).toEqual([409, 'email_taken'])
    expect(message).toBe('An account with this email already exists. Please log in instead.')
    expect(cookies).toEqual([])
  })

  it('makes one account from 5 forms sent at once', async () => {
    const body = { ...asha, email: 'twins@example.com' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => product.newBrowser().call(signup, { body })),
    )
    const outcomes = answers.map(({ status, code }) => code ?? status)
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'email_taken')).toHaveLength(4)
    expect(await usersCalled('twins@example.com')).toHaveLength(1)
  })

  it.each([
    ['short', 'Please choose a password of at least 8 characters.'],
    ['x'.repeat(129), 'Please choose a password of at most 128 characters.'],
    ['password', 'This password is too common. Please choose one that is harder to guess.'],
    ['PassWord123', 'This password is too common. Please choose one that is harder to guess.'],
  ])('refuses the password %j', async (password, problem) => {
    const email = 'weak@example.com'
    const answer = await product.newBrowser().call(signup, { body: { ...asha, email, password } })
    expect([answer.status, answer.message]).toEqual([422, problem])
    expect(await usersCalled(email)).toEqual([])
  })

  it.each([
    [{ email: 'nobody' }, 'Please enter a valid email address.'],
    [{ email: '' }, 'Please enter your email.'],
    [{ name: '   ' }, 'Name is required.'],
    [{ name: 'x'.repeat(121) }, 'Name can be at most 120 characters long.'],
    [{ phone: 'call me' }, 'Please enter a valid phone number.'],
  ])('refuses %j', async (fields, problem) => {
    const body = { ...asha, email: 'wrong@example.com', ...fields }
    const answer = await product.newBrowser().call(signup, { body })
    expect([answer.status, answer.message]).toEqual([422, problem])
    expect(await usersCalled('wrong@example.com')).toEqual([])
  })
})

describe('logging in', () => {
  it('answers with the customer, in any case of the email', async () => {
    const browser = product.newBrowser()
    const { status, body } = await browser.call(login, {
      body: { email: 'Asha@Example.com', password: PASSWORD },
    })
    expect([status, body.success, body.message]).toEqual([200, true, 'Welcome back, Asha Rao!'])
    expect((await browser.call(me, {})).body.user).toEqual(body.user)
  })

  it('gives the same answer for a wrong password and an unknown email', async () => {
    const browser = product.newBrowser()
    for (const email of [asha.email, 'nobody@example.com']) {
      const { status, body, cookies } = await browser.call(login, {
        body: { email, password: 'not the password' },
      })
      expect([status, body]).toEqual([
        401,
        { code: 'wrong_credentials', message: 'Invalid email or password.' },
      ])
      expect(cookies).toEqual([])
    }
  })

  it('remembers for 30 days, or only until the browser closes', async () => {
    const credentials = { email: asha.email, password: PASSWORD }
    const sessionOf = async (rememberMe?: boolean) => {
      const { cookies } = await product
        .newBrowser()
        .call(login, { body: { ...credentials, ...(rememberMe !== undefined && { rememberMe }) } })
      return cookies.find(({ name }) => name === 'washline.session_token')
    }

    expect((await sessionOf())?.maxAge).toBe(30 * 86_400)
    expect((await sessionOf(true))?.maxAge).toBe(30 * 86_400)
    const forNow = await sessionOf(false)
    expect([forNow?.maxAge, forNow?.expires]).toEqual([undefined, undefined])
  })

  it.each([
    [{}, 'Please enter your email.'],
    [{ email: asha.email }, 'Please enter your password.'],
    [{ email: asha.email, password: '' }, 'Please enter your password.'],
    [{ email: 'asha', password: PASSWORD }, 'Please enter a valid email address.'],
    [{ email: [asha.email], password: PASSWORD }, 'Please enter your email.'],
    [{ email: asha.email, password: { $ne: null } }, 'Please enter your password.'],
  ])('refuses %j', async (payload, problem) => {
    const request = { method: 'POST', url: '/api/auth/login', payload } as const
    const { status, code, message } = await product.visitor.send(request)
    expect([status, code, message]).toEqual([422, 'invalid_input', problem])
  })
})

describe('a session', () => {
  it('ends on the server, so the cookie is invalid after logout', async () => {
    const browser = product.newBrowser()
    const { body } = await browser.call(login, { body: { email: asha.email, password: PASSWORD } })
    const keptCookie = { cookie: browser.cookieHeader() }

    const left = await browser.call(logout, {})
    expect(left.body).toEqual({ success: true })
    expect(left.headers['clear-site-data']).toBe('"cache"')

    const nobody = { success: false, user: null }
    expect((await browser.call(me, {})).body).toEqual(nobody)
    const thief = product.newBrowser()
    expect((await thief.call(me, {}, keptCookie)).body).toEqual(nobody)
    const params = { userId: body.user._id }
    const answer = await thief.call(listOrders, { params }, keptCookie)
    expect([answer.status, answer.code]).toEqual([401, 'not_signed_in'])
    expect(answer.message).toBe('Please log in to continue.')
  })

  it('stays on other devices when one logs out', async () => {
    const body = { email: asha.email, password: PASSWORD }
    const [phone, desktop] = [product.newBrowser(), product.newBrowser()]
    await phone.call(login, { body })
    await desktop.call(login, { body })
    await phone.call(logout, {})
    expect((await desktop.call(me, {})).body.success).toBe(true)
  })

  it('isn’t needed for logging out', async () => {
    expect(await product.newBrowser().call(logout, {})).toMatchObject({ status: 200 })
  })

  it('ends at its expiry time', async () => {
    const somebody = await product.person()
    await product.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2025-06-18T06:00:00Z') })
      .where('user_id', '=', somebody.user._id)
      .execute()
    expect((await somebody.call(me, {})).body.user).toBeNull()
  })

  it('ends after 90 days, even when it was used often', async () => {
    const somebody = await product.person()
    const beganBefore = (days: number) =>
      product.db
        .updateTable('sessions')
        .set({ created_at: new Date(product.clock.read().getTime() - days * DAY_MS) })
        .where('user_id', '=', somebody.user._id)
        .execute()
    await beganBefore(89)
    expect((await somebody.call(me, {})).body.user).not.toBeNull()
    await beganBefore(90)
    expect((await somebody.call(me, {})).body.user).toBeNull()
  })

  it('refuses a forged cookie', async () => {
    const somebody = await product.person()
    const [name, value] = somebody.cookieHeader().split('=') as [string, string]
    const [token, signature] = decodeURIComponent(value).split('.') as [string, string]
    const forged = [
      token,
      `${token}.`,
      `${token}.${'A'.repeat(43)}=`,
      `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}.${signature}`,
      `.${signature}`,
      `${token}.${signature.toLowerCase()}`,
      '%00',
      '%E0%A4%A',
      '"; drop table sessions; --',
    ]
    for (const cookie of forged) {
      const browser = clientOf(product.app, new Map([[name, cookie]]))
      expect([cookie, (await browser.call(me, {})).body.user]).toEqual([cookie, null])
    }
    expect(product.loggedErrors).toEqual([])
  })
})

it('shows no demo accounts outside demo mode', async () => {
  expect((await product.visitor.call(demoAccounts, {})).body).toEqual([])
})
