import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { updateUser } from '#contract/accounts/accounts.ts'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { provePhone, readPhone, sendPhoneCode } from '#contract/accounts/phone-proof.ts'
import { deliverMessages } from '../../../notifications/outbox/deliver-messages.ts'
import { newId } from '../../../platform/ids.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { sendProofCodes } from './send-proof-codes.ts'

const product = await testProduct({ config: { limitFactor: 1 } })
const staff = await product.person({ role: 'admin' })
let people = 0

const nextNumber = () => `+91 98450 ${String((people += 1)).padStart(5, '0')}`

/** Somebody who has just entered their number. */
async function withPhone(phone = nextNumber()): Promise<SignedIn & { phone: string }> {
  const who = await product.person()
  await enter(who, who, phone)
  return { ...who, phone }
}

const enter = (by: SignedIn, { user }: SignedIn, phone: string) =>
  by.call(updateUser, {
    params: { id: user._id },
    body: { name: user.name, email: user.email, phone },
  })

const of = ({ user }: SignedIn) => ({ params: { id: user._id } })
const ask = (who: SignedIn) => who.call(sendPhoneCode, of(who))
const prove = (who: SignedIn, code: string) => who.call(provePhone, { ...of(who), body: { code } })

/** The texts that were sent to a number, once there are so many. */
async function textsTo(phone: string, count: number): Promise<string[]> {
  const outbox = join(product.deps.config.dataDir, 'outbox')
  const read = async () => {
    const files = (await readdir(outbox, { recursive: true }).catch(() => [])).filter((file) =>
      file.endsWith('.txt'),
    )
    const texts = await Promise.all(
      files.toSorted().map((file) => readFile(join(outbox, file), 'utf8')),
    )
    return texts.filter((text) => text.startsWith(`To: ${phone.replaceAll(' ', '')}\n`))
  }
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(count)
  return read()
}

/** The next code can be asked for. */
const waitOver = () => product.db.deleteFrom('guesses').execute()

const codeIn = (text: string) => /\b\d{6}\b(?= is your .* code)/.exec(text)![0]

async function smsMessagesOf({ user }: SignedIn) {
  return product.db
    .selectFrom('outbox_messages')
    .select('recipient')
    .where('user_id', '=', user._id)
    .where('channel', '=', 'sms')
    .execute()
}

const unprove = ({ user }: SignedIn) =>
  product.db
    .updateTable('users')
    .set({ phone_proven_at: null })
    .where('id', '=', user._id)
    .execute()

const bellOf = async (who: SignedIn) =>
  (await who.call(notifications, {})).body.notifications.map(({ title }) => title)

describe('a phone number', () => {
  it('gets no text but the code until its owner has typed it', async () => {
    const asha = await withPhone()
    await placed(asha)
    expect(await smsMessagesOf(asha)).toEqual([])
    expect((await asha.call(readPhone, of(asha))).body).toMatchObject({
      phone: asha.phone,
      proven: false,
    })

    const asked = await ask(asha)
    expect([asked.status, asked.body.message]).toEqual([
      202,
      'A code is on its way to your phone. It’s valid for 10 minutes.',
    ])
    const [text] = await textsTo(asha.phone, 1)
    const proven = await prove(asha, codeIn(text!))

    expect([proven.status, proven.body]).toMatchObject([200, { phone: asha.phone, proven: true }])
    await asha.call(changeNotificationSettings, { ...of(asha), body: { email: false } })
    await placed(asha)
    expect(await smsMessagesOf(asha)).toEqual([{ recipient: asha.phone }])
    await textsTo(asha.phone, 2)
  })

  it('stops texting the customer who gave it to staff once another customer proves it', async () => {
    const asha = await product.person()
    await unprove(asha)
    const number = nextNumber()
    expect((await enter(staff, asha, number.replaceAll(' ', ''))).status).toBe(200)
    await asha.call(changeNotificationSettings, { ...of(asha), body: { email: false } })
    await placed(asha)
    expect(await smsMessagesOf(asha)).toHaveLength(1)

    const ravi = await withPhone(number)
    await ask(ravi)
    const texts = await textsTo(number, 2)
    expect((await prove(ravi, codeIn(texts.join('\n')))).status).toBe(200)
    await placed(asha)
    expect(await smsMessagesOf(asha)).toHaveLength(1)
    expect(await bellOf(asha)).toContain('Your phone number now belongs to another account')
  })

  it('accepts only the latest code, once, and within ten minutes', async () => {
    const asha = await withPhone()
    await ask(asha)
    const first = codeIn((await textsTo(asha.phone, 1))[0]!)
    await waitOver()
    await ask(asha)
    const latest = (await textsTo(asha.phone, 2)).map(codeIn).find((code) => code !== first)!
    expect((await prove(asha, first)).code).toBe('wrong_code')
    expect((await prove(asha, latest)).status).toBe(200)
    expect((await prove(asha, latest)).code).toBe('wrong_code')

    const late = await withPhone()
    await ask(late)
    const [text] = await textsTo(late.phone, 1)
    product.clock.set('2025-06-18T06:41:00Z')
    expect((await prove(late, codeIn(text!))).code).toBe('wrong_code')
    product.clock.set('2025-06-18T06:30:00Z')
  })

  it('accepts only its owner’s code', async () => {
    const [asha, mallory] = [await withPhone(), await withPhone()]
    await ask(asha)
    const [text] = await textsTo(asha.phone, 1)
    expect((await prove(mallory, codeIn(text!))).code).toBe('wrong_code')
    const byStaff = await staff.call(provePhone, { ...of(asha), body: { code: codeIn(text!) } })
    const sentByStaff = await staff.call(sendPhoneCode, of(asha))
    expect([byStaff.code, sentByStaff.code]).toEqual(['forbidden', 'forbidden'])
  })

  it('loses its proof when the number changes, entered by any person, but not when only its spelling does', async () => {
    const asha = await product.person({ phone: '+91 98450 77001' })
    const isProven = async () => (await asha.call(readPhone, of(asha))).body.proven
    await enter(asha, asha, '+919845077001')
    expect(await isProven()).toBe(true)
    await enter(asha, asha, '+91 98450 77002')
    expect(await isProven()).toBe(false)
  })

  it('stays unverified by a code sent before the number changed', async () => {
    const asha = await withPhone()
    await ask(asha)
    const [text] = await textsTo(asha.phone, 1)
    await enter(asha, asha, nextNumber())
    expect((await prove(asha, codeIn(text!))).code).toBe('wrong_code')
  })
})

describe('codes', () => {
  it('require a wait after five wrong ones', async () => {
    const asha = await withPhone()
    const statuses = []
    for (let count = 0; count < 7; count += 1) statuses.push((await prove(asha, '000000')).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  })

  it('require waits for a number, whichever accounts ask, and two a minute at most for an account', async () => {
    const phone = nextNumber()
    const [asha, ravi] = [await withPhone(phone), await withPhone(phone)]
    expect((await ask(asha)).status).toBe(202)
    const refused = await ask(ravi)
    expect([refused.status, refused.message]).toEqual([
      429,
      expect.stringMatching(
        /^We can’t send more codes to this number now\. Please try again in a minute\.$/,
      ),
    ])
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30)
    const statuses = []
    for (let again = 0; again < 3; again += 1) {
      await waitOver()
      statuses.push((await ask(asha)).status)
    }
    expect(statuses).toEqual([202, 429, 429])
  })

  it('count wrong tries for their network, whichever accounts enter them', async () => {
    const tries = 100
    const accounts = [await withPhone(), await withPhone()]
    const statuses = new Set()
    for (let count = 0; count < tries + 1; count += 1) {
      if (count % 5 === 0) await waitOver()
      const who = accounts[count % 2]!
      const { status } = await who.send({
        method: 'PUT',
        url: `/api/users/${who.user._id}/phone/proof`,
        payload: { code: '000000' },
        remoteAddress: '10.253.1.1',
      })
      statuses.add(count < tries ? status : `then ${status}`)
    }
    expect([...statuses]).toEqual([422, 'then 429'])
  })

  it('require a number', async () => {
    const asha = await product.person()
    const { status, message } = await ask(asha)
    expect([status, message]).toEqual([422, 'Please save your phone number first.'])
  })

  it('keep only hashes, and stay out of the messages staff can read', async () => {
    const asha = await withPhone()
    await ask(asha)
    const code = codeIn((await textsTo(asha.phone, 1))[0]!)
    const rows = await product.db.selectFrom('phone_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
    expect(await smsMessagesOf(asha)).toEqual([])
  })

  it('expire unsent after waiting too long', async () => {
    const asha = await withPhone()
    const askedAt = '2025-06-18T06:00:00Z'
    await sendProofCodes(product.deps, [{ userId: asha.user._id, askedAt }])
    expect(await textsTo(asha.phone, 0)).toEqual([])
  })
})

it('does not send a waiting text to a number that is no longer the person’s verified one', async () => {
  const asha = await product.person({ phone: nextNumber() })
  await enter(asha, asha, nextNumber())
  const messageId = newId(new Date())
  await product.db
    .insertInto('outbox_messages')
    .values({
      id: messageId,
      user_id: asha.user._id,
      channel: 'sms',
      recipient: asha.user.phone,
      search_text: 'News',
      parts: JSON.stringify([{ kind: 'text', params: { title: 'News', message: 'News' } }]),
      created_at: new Date(),
    })
    .execute()

  await deliverMessages(product.deps, [{ letterId: messageId }])

  const message = await product.db
    .selectFrom('outbox_messages')
    .select(['status', 'last_error'])
    .where('id', '=', messageId)
    .executeTakeFirst()
  expect(message).toEqual({ status: 'failed', last_error: 'The phone number has changed since.' })
  await textsTo(asha.user.phone, 0)
})
