// @both-engines
import { strFromU8 } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { login, me, signup } from '#contract/accounts/accounts.ts'
import { giveGoodwill, markOrderPaid } from '#contract/orders/order-payments.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { adminCustomers } from '#contract/accounts/customers.ts'
import { ERASE_WORDS, eraseAccount } from '#contract/accounts/account-security.ts'
import { removeStrayPictures } from '../../ordering/garments/remove-stray-pictures.ts'
import { PERSONAL_DATA } from '../../capabilities.ts'
import { newId } from '../../platform/ids.ts'
import type { Client } from '../../testing/client.ts'
import { placed } from '../../testing/order-inputs.ts'
import {
  CARD_TOKEN,
  KEPT_BY_LAW,
  PASSWORD,
  WORDS,
  readAllFiles,
  downloadPersonalData,
  makeLongStandingCustomer,
  awaitOutboxCount,
  findPlacesMentioning,
  product,
  staff,
  readWholeDatabase,
} from './test-privacy.ts'

describe('a person with data in every table', () => {
  let browser: Client
  let id: string
  let orderId: string
  beforeAll(async () => {
    ;({ browser, id, orderId } = await makeLongStandingCustomer())
    await awaitOutboxCount(5)
  })

  it('exports everything they ever entered, including pictures', async () => {
    const { response, files } = await downloadPersonalData(browser)

    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/zip')
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="washline-data-2025-06-18.zip"',
    )
    const texts = new Map(
      Object.entries(files)
        .filter(([name]) => name.endsWith('.json'))
        .map(([name, bytes]) => [name, strFromU8(bytes)]),
    )
    const missing = Object.values(WORDS).filter(
      (word) => findPlacesMentioning(texts, [word]).length === 0,
    )
    expect(missing).toEqual([])
    expect(texts.get('cards.json')).toContain('7731')
    expect(findPlacesMentioning(texts, [CARD_TOKEN])).toEqual([])
    expect(JSON.parse(texts.get('notification-settings.json')!)).toMatchObject({ newsletter: true })
    expect(JSON.parse(texts.get('orders.json')!)).toMatchObject([
      { _id: orderId, rating: 5, lines: [{ quantity: 3 }], history: [{}, { status: 'completed' }] },
    ])
    const [garment] = JSON.parse(texts.get('garments.json')!) as { picture: string }[]
    expect((await sharp(files[garment!.picture]).metadata()).format).toBe('webp')
    const invoices = Object.entries(files).filter(([name]) => name.startsWith('invoices/'))
    // Of the completed order and of the membership.
    expect(invoices.map(([name]) => name)).toEqual([
      expect.stringMatching(/^invoices\/invoice-2025-26-\d{5}\.pdf$/),
      expect.stringMatching(/^invoices\/invoice-2025-26-\d{5}\.pdf$/),
    ])
    for (const [, bytes] of invoices) expect(strFromU8(bytes.subarray(0, 5))).toBe('%PDF-')
    expect(strFromU8(files['README.txt']!)).toContain('Everything that we have stored about you.')
  })

  it('exports nothing about anyone else', async () => {
    const other = await product.person({ name: 'Ravi' })
    const texts = new Map(
      Object.entries((await downloadPersonalData(other)).files).map(([name, b]) => [
        name,
        strFromU8(b),
      ]),
    )
    expect(findPlacesMentioning(texts, Object.values(WORDS))).toEqual([])
    expect([...texts.keys()]).toContain('profile.json')
    expect([...texts.keys()].filter((name) => name.startsWith('invoices/'))).toEqual([])
    for (const never of ['orders.json', 'garments.json', 'addresses.json'])
      expect([...texts.keys()]).not.toContain(never)
  })

  it('asks for the password before the erasure', async () => {
    const answers = [
      await browser.call(eraseAccount, { body: {} }),
      await browser.call(eraseAccount, { body: { password: 'not mine' } }),
      await browser.call(eraseAccount, { body: { words: ERASE_WORDS } }),
    ]
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array(3).fill([422, 'wrong_password']),
    )
    expect((await browser.call(me, {})).body.success).toBe(true)
  })

  it('leaves no trace afterwards, and keeps the books balanced', async () => {
    const mine = [...Object.values(WORDS), CARD_TOKEN, '7731']
    expect(findPlacesMentioning(await readWholeDatabase(), mine).length).toBeGreaterThan(20)
    expect(findPlacesMentioning(await readAllFiles(), mine).length).toBeGreaterThan(5)

    const answer = await browser.call(eraseAccount, { body: { password: PASSWORD } })

    expect(answer.status).toBe(200)
    await removeStrayPictures(product.deps)
    await expect
      .poll(async () => findPlacesMentioning(await readAllFiles(), mine), { timeout: 20_000 })
      .toEqual([])
    expect(findPlacesMentioning(await readWholeDatabase(), mine)).toEqual([])
    expect([...(await readAllFiles()).keys()].filter((file) => file.endsWith('.webp'))).toEqual([])
    const order = await product.db
      .selectFrom('orders')
      .select(['status', 'total_paise', 'rating', 'address'])
      .where('id', '=', orderId)
      .executeTakeFirst()
    expect(order).toEqual({ status: 'completed', total_paise: 21_000, rating: 5, address: '' })
    const charges = await product.db
      .selectFrom('charges')
      .innerJoin('subscriptions', 'subscriptions.id', 'charges.subscription_id')
      .select(['amount_paise', 'subscriptions.status', 'due_at'])
      .where('user_id', '=', id)
      .execute()
    expect(charges).toEqual([{ amount_paise: 2500, status: 'expired', due_at: null }])
  })

  it('signs the person out, refuses their login, and lists no such customer', async () => {
    expect((await browser.call(me, {})).body.user).toBeNull()
    for (const email of [WORDS.email, WORDS.newEmail]) {
      const answer = await product.visitor.call(login, { body: { email, password: PASSWORD } })
      expect(answer.code).toBe('wrong_credentials')
    }
    const customers = (await staff.call(adminCustomers, {})).body
    expect(customers.map((customer) => customer._id)).not.toContain(id)
    // The email is free for anyone who signs up next.
    const body = { name: 'Somebody else', email: WORDS.newEmail, password: PASSWORD }
    expect((await product.newBrowser().call(signup, { body })).status).toBe(201)
  })

  it('stores nothing for them afterwards, however late it arrives', async () => {
    const at = new Date()
    const ofNobody = await product.db
      .insertInto('notifications')
      .values({
        id: newId(at),
        user_id: id,
        dedupe_key: 's',
        kind: 'text',
        params: JSON.stringify({ title: 't', message: 'm' }),
        link: null,
        created_at: at,
      })
      .returning('id')
      .execute()
    expect(ofNobody).toEqual([])
    const address = { type: 'Home', address: 'Anywhere', is_default: true } as const
    const late = product.db
      .insertInto('addresses')
      .values({ id: newId(at), user_id: id, ...address, created_at: at, updated_at: at })
      .execute()
    await expect(late).rejects.toThrow('this person was erased')
  })
})

it('refuses the erasure while an order is under way', async () => {
  const somebody = await product.person()
  const order = await placed(somebody)
  const body = { words: ERASE_WORDS }
  const refused = await somebody.call(eraseAccount, { body })
  expect([refused.status, refused.code, refused.message]).toEqual([
    409,
    'orders_under_way',
    'One of your orders is still under way. Your account can be deleted once it is completed or cancelled.',
  ])
  expect((await somebody.call(me, {})).body.success).toBe(true)
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'cancelled' } })
  expect((await somebody.call(eraseAccount, { body })).status).toBe(200)
})

it('requires “delete my account” to be typed by a person without a password', async () => {
  const somebody = await product.person()
  const vague = await somebody.call(eraseAccount, { body: { words: 'yes' } })
  expect([vague.status, vague.message]).toEqual([422, 'Please type “delete my account”.'])
  const answer = await somebody.call(eraseAccount, { body: { words: ' Delete my account ' } })
  expect(answer.status).toBe(200)
})

it('does not erase staff', async () => {
  const answer = await staff.call(eraseAccount, { body: { words: ERASE_WORDS } })
  expect([answer.status, answer.code]).toEqual([403, 'forbidden'])
})

it('empties why money was given back, which may name a piece in its customer’s own words', async () => {
  const nisha = await product.person({ name: 'Nisha' })
  const order = await placed(nisha)
  const params = { id: order._id }
  await staff.call(setOrderStatus, { params, body: { status: 'completed' } })
  await staff.call(markOrderPaid, { params, body: { method: 'upi' } })
  const reason = 'Your claim for my late mother’s sari.'
  const body = { amount: 20, reason, seen: order.total, handedBack: true }
  expect((await staff.call(giveGoodwill, { params, body })).status).toBe(201)
  expect(findPlacesMentioning(await readWholeDatabase(), [reason])).toContain(
    `public.order_refunds: ${reason}`,
  )

  const erased = await nisha.call(eraseAccount, { body: { words: ERASE_WORDS } })
  expect(erased.status).toBe(200)
  expect(findPlacesMentioning(await readWholeDatabase(), [reason])).toEqual([])
  const kept = await product.db
    .selectFrom('order_goodwill')
    .select(['amount_paise', 'reason'])
    .where('order_id', '=', order._id)
    .execute()
  expect(kept).toEqual([{ amount_paise: 2000, reason: '-' }])
})

it('covers every table column that names a person', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass
  `.execute(product.db)
  const answered = new Set<string>([
    ...KEPT_BY_LAW,
    ...PERSONAL_DATA.flatMap(({ tables }) => tables),
  ])
  expect(rows.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([])
})
