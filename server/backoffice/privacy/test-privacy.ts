/** A customer with data in every table, and ways to find what is stored about them, for tests. */
import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, vi } from 'vitest'
import { forgotPassword, signup, updateUser } from '#contract/accounts/accounts.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { sendChat } from '#contract/help/chat.ts'
import { sendMessage } from '#contract/help/contact.ts'
import type { Garment } from '#contract/garments/garments.ts'
import { rateOrder } from '#contract/orders/rating.ts'
import { addAddress, addCard, changeNotificationSettings } from '#contract/accounts/profile.ts'
import { exportData } from '#contract/accounts/account-security.ts'
import { openTicket, replyToTicket } from '#contract/help/tickets.ts'
import type { Client } from '../../testing/client.ts'
import { addMember } from '../../testing/club.ts'
import { newForm } from '../../testing/forms.ts'
import { sessionIdOf } from '../../testing/sessions.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

export const PASSWORD = 'monsoon-terrace-7'

/** What the person entered: each is found in the export, and none after the erasure. */
export const WORDS = {
  name: 'Zubeida Quartermain',
  email: 'zubeida.quartermain@example.com',
  newEmail: 'z.quartermain@example.org',
  phone: '+91 98450 77031',
  savedAddress: 'Villa Peacock, 7 Rookery Lane',
  cardHolder: 'Z M Quartermain',
  pickup: 'Flat 9C, Tamarind Heights',
  delivery: 'Reception of Marigold Clinic',
  landmark: 'beside the tamarind tree',
  doorName: 'Nilofer Bandukwala',
  doorPhone: '+91 98450 77032',
  instructions: 'Ring twice, the parrot answers',
  care: 'No dryer for the peacock quilt',
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
export const CARD_TOKEN = 'tok_sim_fails_later'

/** What the law asks a business to keep, names included, stays as it was written. */
export const KEPT_BY_LAW: readonly string[] = ['invoices', 'credit_notes']

export const product = await testProduct()
export let staff: SignedIn
beforeAll(async () => {
  await product.db.updateTable('business').set({ email: 'hello@laundry.example' }).execute()
  staff = await product.person({ role: 'admin' })
})

/** Somebody who has left something everywhere. */
export async function makeLongStandingCustomer(): Promise<{
  browser: Client
  id: string
  orderId: string
}> {
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
  const form = await newForm(
    { name: WORDS.garment, category: 'dresses', notes: WORDS.notes },
    { bytes: await pictureBytes() },
  )
  const garment = (await browser.send({ method: 'POST', url: '/api/garments', ...form }))
    .body as Garment
  expect(garment.imageUrl).not.toBeNull()
  const order = await placed(browser, {
    address: WORDS.pickup,
    addressParts: {
      flat: 'Flat 9C',
      street: 'Tamarind Heights',
      landmark: WORDS.landmark,
      pin: '560001',
      point: { latitude: 12.971_77, longitude: 77.594_55 },
    },
    deliveryAddress: WORDS.delivery,
    door: { name: WORDS.doorName, phone: WORDS.doorPhone },
    specialInstructions: WORDS.instructions,
    preferences: { starch: 'none', finish: 'folded', fragranceFree: false, notes: WORDS.care },
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
  await addMember(browser, {
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
export async function readWholeDatabase(): Promise<Map<string, string>> {
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
export async function readAllFiles(): Promise<Map<string, string>> {
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
export function findPlacesMentioning(
  everything: ReadonlyMap<string, string>,
  words: readonly string[],
): string[] {
  return [...everything].flatMap(([place, text]) =>
    words.filter((word) => isFoundIn(text, word)).map((word) => `${place}: ${word}`),
  )
}

/** A card's four digits must stand alone: ids and instants hold any four digits by chance. */
function isFoundIn(text: string, word: string): boolean {
  if (/^\d+$/.test(word)) return new RegExp(`(?<![\\w.-])${word}(?![\\w-])`).test(text)
  return text.toLowerCase().includes(word.toLowerCase())
}

export async function awaitOutboxCount(count: number): Promise<void> {
  const outbox = join(product.deps.config.dataDir, 'outbox')
  await vi.waitFor(
    async () => {
      const there = await readdir(outbox, { recursive: true, withFileTypes: true })
      expect(there.filter((each) => each.isFile()).length).toBeGreaterThanOrEqual(count)
    },
    { timeout: 20_000, interval: 100 },
  )
}

export async function downloadPersonalData(browser: Client) {
  const response = await product.app.inject({
    method: exportData.method,
    url: exportData.path,
    headers: { cookie: browser.cookieHeader() },
  })
  return { response, files: unzipSync(new Uint8Array(response.rawPayload)) }
}
