import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { forgotPassword, login, me, signup, updateUser } from '#contract/accounts.ts'
import { setOrderStatus } from '#contract/order-list.ts'
import { sendChat } from '#contract/chat.ts'
import { sendMessage } from '#contract/contact.ts'
import { adminCustomers } from '#contract/customers.ts'
import type { Garment } from '#contract/garments.ts'
import { rateOrder } from '#contract/rating.ts'
import { addAddress, addCard, changeNotificationSettings } from '#contract/profile.ts'
import { ERASE_WORDS, eraseAccount, exportData } from '#contract/account-security.ts'
import { openTicket, replyToTicket } from '#contract/tickets.ts'
import { removePictures } from '../../ordering/garments/remove-pictures.ts'
import { newId } from '../../platform/ids.ts'
import type { Client } from '../../testing/client.ts'
import { member } from '../../testing/club.ts'
import { formOf } from '../../testing/forms.ts'
import { sessionIdOf } from '../../testing/sessions.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'
import { CONTRIBUTORS, KEPT_BY_LAW } from './contributors.ts'

const PASSWORD = 'monsoon-terrace-7'

/** What the person entered: each is found in the export, and none after the erasure. */
const WORDS = {
  name: 'Zubeida Quartermain',
  email: 'zubeida.quartermain@example.com',
  newEmail: 'z.quartermain@example.org',
  phone: '+91 98450 77031',
  savedAddress: 'Villa Peacock, 7 Rookery Lane',
  cardHolder: 'Z M Quartermain',
  pickup: 'Flat 9C, Tamarind Heights',
  delivery: 'Reception of Marigold Clinic',
  instructions: 'Ring twice, the parrot answers',
  comment: 'The collar was heavenly',
  garment: 'Emerald wedding sari',
  notes: 'Worn once at Saira’s wedding',
  subject: 'A question about zardozi',
  message: 'Can you wash gold thread?',
  billing: '31 Larkspur Row',
  ticket: 'A thread pulled at the pallu',
  reply: 'It is the left pallu',
  chat: 'Is the parrot a problem?',
}
/** Never exported, for it opens things, and never kept either. */
const CARD_TOKEN = 'tok_sim_fails_later'

const product = await testProduct()
let staff: SignedIn
beforeAll(async () => {
  await product.db.updateTable('business').set({ email: 'hello@laundry.example' }).execute()
  staff = await product.person({ role: 'admin' })
})

/** Somebody who has left something everywhere. */
async function longStanding(): Promise<{ browser: Client; id: string; orderId: string }> {
  const browser = product.newBrowser()
  const { name, email, newEmail, phone } = WORDS
  const { user } = (await browser.call(signup, { body: { name, email, password: PASSWORD } })).body
  const params = { id: user._id }
  await browser.call(addAddress, { params, body: { type: 'Home', address: WORDS.savedAddress } })
  await browser.call(addCard, {
    params,
    body: {
      token: CARD_TOKEN,
      brand: 'Visa',
      last4: '7731',
      expiryMonth: '11',
      expiryYear: '2031',
      holder: WORDS.cardHolder,
    },
  })
  await browser.call(changeNotificationSettings, { params, body: { newsletter: true } })
  const form = await formOf(
    { name: WORDS.garment, category: 'dresses', notes: WORDS.notes },
    { bytes: await pictureBytes() },
  )
  const garment = (await browser.send({ method: 'POST', url: '/api/garments', ...form }))
    .body as Garment
  expect(garment.imageUrl).not.toBeNull()
  const order = await placed(browser, {
    address: WORDS.pickup,
    deliveryAddress: WORDS.delivery,
    specialInstructions: WORDS.instructions,
    garmentIds: [garment._id],
  })
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'completed' } })
  await browser.call(rateOrder, {
    params: { orderId: order._id },
    body: { rating: 5, comment: WORDS.comment },
  })
  await browser.call(sendMessage, {
    body: { name, email, subject: WORDS.subject, message: WORDS.message },
  })
  const { ticket } = (
    await browser.call(openTicket, { body: { subject: 'A question', message: WORDS.ticket } })
  ).body
  await browser.call(replyToTicket, {
    params: { number: ticket.number },
    body: { message: WORDS.reply },
  })
  await browser.call(sendChat, { body: { clientId: randomUUID(), text: WORDS.chat } })
  await member(browser, {
    billingAddress: { address: WORDS.billing, city: 'Bengaluru', zipCode: '560001' },
  })
  await product.visitor.call(forgotPassword, { body: { email } })
  await browser.call(updateUser, {
    params,
    body: { name, email: newEmail, phone, currentPassword: PASSWORD },
  })
  await product.db
    .insertInto('push_subscriptions')
    .values({
      endpoint: `https://push.example/${user._id}`,
      user_id: user._id,
      session_id: await sessionIdOf(product, user._id),
      p256dh: 'k',
      auth: 'a',
      created_at: new Date(),
    })
    .execute()
  return { browser, id: user._id, orderId: order._id }
}

function pictureBytes(): Promise<Buffer> {
  return sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer()
}

/** Everything the database holds but what the law keeps, as text: the queues too. */
async function wholeDatabase(): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(product.db)
  const found = new Map<string, string>()
  for (const { name } of tables) {
    if (KEPT_BY_LAW.includes(name.replace('public.', ''))) continue
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(found::text, ' '), '') as text from ${sql.raw(name)} found
    `.execute(product.db)
    found.set(name, rows[0]!.text)
  }
  return found
}

/** Everything the data folder holds, mails as their readers see them. */
async function allFiles(): Promise<Map<string, string>> {
  const folder = product.deps.config.dataDir
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = new Map<string, string>()
  for (const entry of names.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const text = (await readFile(path)).toString('utf8')
    found.set(path, decoded(text))
  }
  return found
}

/** Quoted-printable as text; other files are hardly changed by it. */
function decoded(text: string): string {
  const plain = text.replaceAll(/=\r?\n/g, '')
  const bytes = plain.replaceAll(/((?:=[0-9A-F]{2})+)/g, (run: string) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  )
  return `${text}\n${bytes}`
}

/** Where any of these is found. */
function placesOf(everything: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  return [...everything].flatMap(([place, text]) =>
    words.filter((word) => isFoundIn(text, word)).map((word) => `${place}: ${word}`),
  )
}

/** A card's four digits must stand alone: ids and instants hold any four digits by chance. */
function isFoundIn(text: string, word: string): boolean {
  if (/^\d+$/.test(word)) return new RegExp(`(?<![\\w.-])${word}(?![\\w-])`).test(text)
  return text.toLowerCase().includes(word.toLowerCase())
}

async function outboxHolds(count: number): Promise<void> {
  const outbox = join(product.deps.config.dataDir, 'outbox')
  await vi.waitFor(
    async () => expect((await readdir(outbox)).length).toBeGreaterThanOrEqual(count),
    { timeout: 20_000, interval: 100 },
  )
}

async function exported(browser: Client) {
  const response = await product.app.inject({
    method: exportData.method,
    url: exportData.path,
    headers: { cookie: browser.cookieHeader() },
  })
  return { response, files: unzipSync(new Uint8Array(response.rawPayload)) }
}

describe('somebody who has left something everywhere', () => {
  let browser: Client
  let id: string
  let orderId: string
  beforeAll(async () => {
    ;({ browser, id, orderId } = await longStanding())
    await outboxHolds(5)
  })

  it('takes along everything they ever entered, pictures too', async () => {
    const { response, files } = await exported(browser)

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
    const missing = Object.values(WORDS).filter((word) => placesOf(texts, [word]).length === 0)
    expect(missing).toEqual([])
    expect(texts.get('cards.json')).toContain('7731')
    expect(placesOf(texts, [CARD_TOKEN])).toEqual([])
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
    expect(strFromU8(files['README.txt']!)).toContain('Everything that we have stored of you.')
  })

  it('shows nothing of anybody else', async () => {
    const other = await product.person({ name: 'Ravi' })
    const texts = new Map(
      Object.entries((await exported(other)).files).map(([name, b]) => [name, strFromU8(b)]),
    )
    expect(placesOf(texts, Object.values(WORDS))).toEqual([])
    expect([...texts.keys()]).toContain('profile.json')
    expect([...texts.keys()].filter((name) => name.startsWith('invoices/'))).toEqual([])
    for (const never of ['orders.json', 'garments.json', 'addresses.json'])
      expect([...texts.keys()]).not.toContain(never)
  })

  it('is asked for the password before anything is erased', async () => {
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

  it('is found nowhere afterwards, and the books still add up', async () => {
    const mine = [...Object.values(WORDS), CARD_TOKEN, '7731']
    expect(placesOf(await wholeDatabase(), mine).length).toBeGreaterThan(20)
    expect(placesOf(await allFiles(), mine).length).toBeGreaterThan(5)

    const answer = await browser.call(eraseAccount, { body: { password: PASSWORD } })

    expect(answer.status).toBe(200)
    await removePictures(product.deps)
    await expect.poll(async () => placesOf(await allFiles(), mine), { timeout: 20_000 }).toEqual([])
    expect(placesOf(await wholeDatabase(), mine)).toEqual([])
    expect([...(await allFiles()).keys()].filter((file) => file.endsWith('.webp'))).toEqual([])
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

  it('is signed out, can’t log in, and is no customer any more', async () => {
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

  it('gets nothing stored any more, however late it comes', async () => {
    const at = new Date()
    const ofNobody = await product.db
      .insertInto('notifications')
      .values({
        id: newId(at),
        user_id: id,
        subject: 's',
        title: 't',
        message: 'm',
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

it('waits for orders that are under way', async () => {
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

it('takes words from somebody who never had a password', async () => {
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

it('is answered for wherever a table names a person', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass
  `.execute(product.db)
  const answered = new Set<string>([
    ...KEPT_BY_LAW,
    ...CONTRIBUTORS.flatMap(({ tables }) => tables),
  ])
  expect(rows.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([])
})
