// @both-engines @long
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signup } from '#contract/accounts/accounts.ts'
import { sendMessage } from '#contract/help/contact.ts'
import { adminCustomer, blockCustomer, unblockCustomer } from '#contract/accounts/customers.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { addCard, deleteCard } from '#contract/accounts/profile.ts'
import { ERASE_WORDS, eraseAccount } from '#contract/accounts/account-security.ts'
import { deleteExpiredSessions } from '../../identity/accounts/sessions/delete-expired-sessions.ts'
import { backUpLaundry } from '../backup/back-up-laundry.ts'
import { restoreTestBackup } from '../../testing/restore-test-backup.ts'
import { openTestDatabase, testEngine } from '../../testing/test-database.ts'
import { folderFileStore } from '../../platform/files/folder-file-store.ts'
import { razorpayPayments } from '../../platform/payments/razorpay.ts'
import { stripePayments } from '../../platform/payments/stripe.ts'
import { openFakeRazorpay } from '../../testing/stand-ins/fake-razorpay.ts'
import { openFakeStripe } from '../../testing/stand-ins/fake-stripe.ts'
import { testProduct, type SignedIn, type TestProduct } from '../../testing/test-product.ts'
import { placed, orderInput } from '../../testing/order-inputs.ts'
import { erasedListPath, readErasedList } from '../../platform/erased-list.ts'

const log = pino({ level: 'silent' })
const erase = (person: SignedIn) => person.call(eraseAccount, { body: { words: ERASE_WORDS } })

const product = await testProduct()
const staff = await product.person({ role: 'admin' })

describe('a blocked customer who erases the account', () => {
  async function erased(fields: { email: string; phone: string }): Promise<void> {
    const person = await product.person(fields)
    const params = { id: person.user._id }
    await staff.call(blockCustomer, { params, body: { reason: 'Three unpaid orders' } })
    expect((await erase(person)).status).toBe(200)
    const kept = JSON.stringify(await product.db.selectFrom('kept_blocks').selectAll().execute())
    expect(kept).not.toContain(fields.email)
    expect(kept).not.toContain(fields.phone.slice(-5))
  }

  it.each([
    ['the same email', { email: 'blocked.one@gmail.com', phone: '9845011111' }],
    ['another spelling of the email', { email: 'BlockedOne+new@googlemail.com', phone: '' }],
    ['the same phone', { email: 'fresh@example.com', phone: '+91 98450-11111' }],
  ])('blocks a new account with %s once it is verified, for the same reason', async (_, again) => {
    await erased({ email: 'blocked.one@gmail.com', phone: '9845011111' })
    const browser = product.newBrowser()
    const body = { name: 'Somebody', password: 'monsoon-terrace-7', ...again }
    const made = await browser.call(signup, { body })
    expect(made.status).toBe(201)
    expect((await placed(browser)).status).toBe('pickup_scheduled')
    const isPhone = again.email.startsWith('fresh')
    await product.db
      .updateTable('users')
      .set(isPhone ? { phone_proven_at: new Date() } : { email_verified: true })
      .where('id', '=', made.body.user._id)
      .execute()

    const answer = await browser.call(placeOrder, { body: orderInput() })
    expect([answer.status, answer.code]).toEqual([403, 'customer_blocked'])
    expect(answer.message).toContain('Reason: Three unpaid orders.')

    // Staff see it, and can lift it.
    const params = { id: made.body.user._id }
    expect((await staff.call(adminCustomer, { params })).body.blocked).toBe(true)
    await staff.call(unblockCustomer, { params })
    await placed(browser)
    await product.db.deleteFrom('orders').where('user_id', '=', params.id).execute()
    await product.db.deleteFrom('sessions').where('user_id', '=', params.id).execute()
    const email = `gone-${params.id}@example.com`
    await product.db
      .updateTable('users')
      .set({ email, phone: '' })
      .where('id', '=', params.id)
      .execute()
  })

  it('does not block the owner of a number that the blocked customer only typed', async () => {
    const phone = '9845033333'
    const stranger = await product.person({ phone })
    const params = { id: stranger.user._id }
    await product.db
      .updateTable('users')
      .set({ phone_proven_at: null })
      .where('id', '=', params.id)
      .execute()
    await staff.call(blockCustomer, { params, body: { reason: 'Three unpaid orders' } })
    const owner = await product.person({ phone })
    expect((await placed(owner)).status).toBe('pickup_scheduled')
    await erase(stranger)
    const later = await product.person({ phone })
    expect((await placed(later)).status).toBe('pickup_scheduled')
  })

  it('blocks no other person', async () => {
    const other = await product.person({ phone: '9845022222' })
    expect((await placed(other)).status).toBe('pickup_scheduled')
  })
})

describe('messages sent without signing in', () => {
  const message = { name: 'Ravi', subject: 'Mine', message: 'Please call me' }
  const left = (email: string) =>
    product.db.selectFrom('contact_messages').select('id').where('email', '=', email).execute()

  it('stay when an account with their unverified email is erased', async () => {
    const email = 'stranger@example.com'
    await product.visitor.call(sendMessage, { body: { ...message, email } })
    const squatter = await product.person({ email, isEmailProven: false })
    await squatter.call(sendMessage, { body: { ...message, email } })
    expect(await left(email)).toHaveLength(2)
    await erase(squatter)
    expect(await left(email)).toHaveLength(1)
  })

  it('are erased with the account when its email is verified', async () => {
    const email = 'owner@example.com'
    await product.visitor.call(sendMessage, { body: { ...message, email } })
    const owner = await product.person({ email })
    await product.db
      .updateTable('users')
      .set({ email_verified: true })
      .where('id', '=', owner.user._id)
      .execute()
    await erase(owner)
    expect(await left(email)).toEqual([])
  })
})

describe('a restore of a backup from before an erasure', () => {
  let folder: string
  let older: string
  let person: SignedIn
  const database = { engine: testEngine }
  const { files } = product.deps

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'washline-erasure-'))
    older = join(folder, 'older.tar.gz')
    person = await product.person({ name: 'Zubeida Quartermain' })
    // It is under way in the backup, and was not any more when its owner was erased.
    const order = await placed(person, { address: 'Villa Peacock, 560001' })
    const { dataDir } = product.deps.config
    await backUpLaundry(
      { ...database, db: product.db },
      { dataDir, files, file: older, now: new Date() },
    )
    await product.db
      .updateTable('orders')
      .set({ status: 'cancelled' })
      .where('id', '=', order._id)
      .execute()
    await erase(person)
    await vi.waitFor(
      async () => {
        const list = await readErasedList(erasedListPath(dataDir))
        if (!list.includes(person.user._id)) throw new Error('Not written down yet.')
      },
      { timeout: 20_000, interval: 100 },
    )
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function restored(
    name: string,
    before: (options: { dataDir: string; db: TestProduct['db'] }) => Promise<readonly string[]>,
  ) {
    const target = await openTestDatabase()
    try {
      const dataDir = join(folder, name)
      const erased = await before({ dataDir, db: target.db })
      const options = {
        dataDir,
        files: folderFileStore(dataDir),
        file: older,
        force: true,
        log,
        erased,
      }
      await restoreTestBackup(target, options)
      const users = await target.db
        .selectFrom('users')
        .select(['name', 'erased_at'])
        .where('id', '=', person.user._id)
        .execute()
      const orders = await target.db
        .selectFrom('orders')
        .select('address')
        .where('user_id', '=', person.user._id)
        .execute()
      return { name: users[0]?.name, address: orders[0]?.address }
    } finally {
      await target.close()
    }
  }
  const gone = { name: 'Former customer', address: '' }

  it('restores the erased people when no record of the erasure is left', async () => {
    const back = { name: 'Zubeida Quartermain', address: 'Villa Peacock, 560001' }
    expect(await restored('nothing', async () => [])).toEqual(back)
  })

  it('erases them again when their ids are given, and at every later restore', async () => {
    const list = erasedListPath(product.deps.config.dataDir)
    expect(await restored('given', () => readErasedList(list))).toEqual(gone)
    const kept = await readFile(erasedListPath(join(folder, 'given')), 'utf8')
    expect(kept).toContain(person.user._id)
    expect(await restored('given', async () => [])).toEqual(gone)
  })

  it('erases them again when the database being replaced has them as erased', async () => {
    const erased = { id: person.user._id, name: gone.name, email: '', erased_at: new Date() }
    const knows = async ({ db }: { db: TestProduct['db'] }) => {
      await db.insertInto('users').values(erased).execute()
      return []
    }
    expect(await restored('known', knows)).toEqual(gone)
  })
})

describe('a deleted card', () => {
  const body = { brand: 'Visa', last4: '4242', expiryMonth: '11', expiryYear: '2031', holder: 'A' }
  const toForget = () => product.db.selectFrom('cards_to_forget').select('token').execute()

  it('removes the card at Stripe, and all cards when their owner is erased', async () => {
    const stripe = await openFakeStripe()
    const before = product.deps.payments
    product.deps.payments = stripePayments({
      secretKey: 'sk_test_of_the_laundry',
      publishableKey: 'pk_test_of_the_laundry',
      webhookSecret: 'whsec_of_the_laundry',
      apiUrl: stripe.url,
      scriptUrl: `${stripe.url}/v3/`,
    })
    try {
      const asha = await product.person()
      const params = { id: asha.user._id }
      await asha.call(addCard, { params, body: { ...body, token: 'pm_first' } })
      const second = (await asha.call(addCard, { params, body: { ...body, token: 'pm_second' } }))
        .body
      await asha.call(deleteCard, { params: { ...params, cardId: second._id } })
      await expect.poll(toForget, { timeout: 20_000 }).toEqual([])
      expect(stripe.forgotten).toEqual(['pm_second', expect.stringMatching(/^cus_/)])

      await erase(asha)
      await expect.poll(toForget, { timeout: 20_000 }).toEqual([])
      expect(stripe.forgotten.slice(2)).toEqual(['pm_first', expect.stringMatching(/^cus_/)])
    } finally {
      product.deps.payments = before
      await stripe.close()
    }
  })

  it('removes the card at Razorpay, and its owner’s record there', async () => {
    const razorpay = await openFakeRazorpay()
    try {
      const payments = razorpayPayments({
        keyId: 'rzp_test_key',
        keySecret: 'secret',
        webhookSecret: 'webhook',
        apiUrl: razorpay.url,
        scriptUrl: `${razorpay.url}/v1/checkout.js`,
      })
      await payments.forgetCard({ token: 'cust_1.token_1', withPayer: false })
      expect(razorpay.forgotten).toEqual(['token_1'])
      await payments.forgetCard({ token: 'cust_1.token_1', withPayer: true })
      expect(razorpay.forgotten).toEqual(['token_1', 'token_1', 'cust_1'])
    } finally {
      await razorpay.close()
    }
  })
})

it('deletes a session once it has expired', async () => {
  const person = await product.person()
  const sessions = () =>
    product.db.selectFrom('sessions').select('id').where('user_id', '=', person.user._id).execute()
  await deleteExpiredSessions(product.deps)
  expect(await sessions()).toHaveLength(1)
  await product.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2025-01-01') })
    .where('user_id', '=', person.user._id)
    .execute()
  await deleteExpiredSessions(product.deps)
  expect(await sessions()).toEqual([])
})
