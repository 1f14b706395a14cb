/** Mails and texts of a laundry in another language: no English word is left. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { readOutbox } from '#contract/messages/outbox.ts'
import type { Order } from '#contract/orders/orders.ts'
import { pseudoLanguage, pseudoText } from '#words/testing/pseudo-language.ts'
import { english } from '#words/words.ts'
import { readMailsTo } from '../../../testing/mails.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'
import { wordedMessages } from '../../../testing/worded-messages.ts'

const product = await testProduct({ words: pseudoLanguage(english) })
const asha = await product.person({ name: 'Asha' })
const ben = await product.person({ name: 'Ben', phone: '+91 98450 00000' })
await ben.call(changeNotificationSettings, {
  params: { id: ben.user._id },
  body: { email: false },
})
const staff = await product.person({ role: 'admin' })
const order = await placed(asha)
const textedOrder = await placed(ben)
const laundry = await product.deps.laundry(MAIN_BRANCH).settings.current()

/** What is in no language: how the laundry is called and reached, and addresses of pages. */
function withoutFacts(text: string, of = order): string {
  const { name, address, phone, email } = laundry
  return [name, address, phone, email, of.address, of.number]
    .filter(Boolean)
    .reduce((rest, fact) => rest.replaceAll(fact, ''), text)
    .replaceAll(/https?:\S+/g, '')
}

/** What a mail program shows. */
function shown(html: string): string {
  return html
    .replaceAll(/<style.*?<\/style>|<!--.*?-->|<[^>]+>/gs, ' ')
    .replaceAll(/&#?\w+;/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

const bookingOf = ({ number }: Order) => pseudoText(`Order ${number} is booked`)

it('translates a mail’s subject, greeting, paragraphs, button and foot', async () => {
  const [mail] = await readMailsTo(product, asha.user.email, 1)
  expect(mail!.subject).toBe(bookingOf(order))
  const { mail: words } = english
  const said = [words.greeting({ name: 'Asha' }), words.buttons.order, words.settings]
  for (const part of [mail!.text!, shown(mail!.html!)]) {
    for (const english of [...said, 'Total ₹210.']) expect(part).toContain(pseudoText(english))
    expect(withoutFacts(part)).not.toMatch(/[a-z]/i)
  }
})

it('translates a text message', async () => {
  const outbox = join(product.deps.config.dataDir, 'outbox')
  const files = async () =>
    (await readdir(outbox, { recursive: true })).filter((name) => name.endsWith('.txt'))
  await expect.poll(async () => (await files()).length, { timeout: 20_000 }).toBe(1)
  const [, ...lines] = (await readFile(join(outbox, (await files())[0]!), 'utf8')).split('\n')
  const text = lines.join('\n').trim()
  expect(text.startsWith(`${bookingOf(textedOrder)}. `)).toBe(true)
  expect(withoutFacts(text, textedOrder)).not.toMatch(/[a-z]/i)
})

it('stores no language, as notifications and outbox are worded when read', async () => {
  const { body } = await asha.call(notifications, {})
  expect(body.notifications.map(({ title }) => title)).toEqual([bookingOf(order)])
  const listed = (await staff.call(readOutbox, { query: {} })).body
  expect(listed.map(({ subject }) => subject)).toEqual([bookingOf(textedOrder), bookingOf(order)])
  const rows = await product.db.selectFrom('outbox_messages').select('parts').execute()
  const subjects = wordedMessages(rows).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual(
    [order, textedOrder].map(({ number }) => `Order ${number} is booked`).toSorted(),
  )
})
