import { expect, it } from 'vitest'
import { NO_OTHER_WAYS, SITE } from './test-site.ts'
import { openPageFiller } from './web-pages.ts'
import { fillSignInFacts } from './web-sign-in.ts'

const UNSET = '<span data-unset="true" class="c">isn&#x27;t set up</span>'
const button = (way: string, inside = way) =>
  `<button class="b" data-way="${way}" type="button"><b>${inside}</b></button>`
const accounts = ['customer', 'admin'].map(
  (role) => `<button><span>{{${role} email}}</span><span>{{${role} password}}</span></button>`,
)
const PAGE =
  `<form><button>Login</button>${button('google', `Google${UNSET}`)}${button('facebook', `Facebook${UNSET}`)}` +
  `${button('phoneCode')}${button('passkey')}</form>` +
  `<section data-demo="true"><h2>Demo</h2>${accounts.join('')}</section><section>Steps</section>`
const DEMO = [
  { role: 'customer', email: 'priya@example.com', password: '<b>{{admin email}}' },
  { role: 'admin', email: 'admin@example.com', password: 'two' },
] as const

it('shows only the password when there is nothing else', () => {
  expect(fillSignInFacts(PAGE, NO_OTHER_WAYS)).toBe(
    '<form><button>Login</button></form><section>Steps</section>',
  )
})

it('shows the configured providers and other ways to sign in', () => {
  expect(
    fillSignInFacts(PAGE, { ...NO_OTHER_WAYS, providers: ['facebook'], phoneCode: true }),
  ).toBe(
    `<form><button>Login</button>${button('facebook', 'Facebook')}${button('phoneCode')}</form><section>Steps</section>`,
  )
  expect(fillSignInFacts(PAGE, { ...NO_OTHER_WAYS, passkey: true })).toContain(button('passkey'))
})

it('marks providers that aren’t set up, and lists the demo accounts, in a demo', () => {
  const written = fillSignInFacts(PAGE, { ...NO_OTHER_WAYS, providers: ['google'], demo: DEMO })
  expect(written).toContain(button('google', 'Google'))
  expect(written).toContain(button('facebook', `Facebook${UNSET}`))
  expect(written).toContain('<span>priya@example.com</span><span>&lt;b&gt;{{admin email}}</span>')
  expect(written).toContain('<span>admin@example.com</span><span>two</span>')
})

it('shows demo accounts only to readers who may see them, on every page that leads to the login', () => {
  const type = 'text/html; charset=utf-8'
  const forSearch = '<head><link rel="canonical" href="https://site.invalid/"/></head>'
  const page = openPageFiller({
    files: new Map(),
    addresses: [],
    texts: new Map([
      ['/login', { type, text: forSearch + PAGE }],
      ['/services', { type, text: forSearch }],
      ['/__screens/new-order.html', { type, text: '<head></head>' }],
    ]),
  })
  const here = { ...SITE, signIn: { ...NO_OTHER_WAYS, demo: DEMO } }
  const elsewhere = SITE
  const read = (address: string, whose: typeof here | typeof elsewhere) =>
    page(address, whose)!.body.toString()

  for (const address of ['/login', '/services']) {
    expect(read(address, here)).toContain('admin@example.com')
    expect(read(address, elsewhere)).not.toContain('admin@example.com')
    expect(read(address, here)).toContain('admin@example.com')
  }
  expect(read('/__screens/new-order.html', here)).not.toContain('admin@example.com')
})
