import { beforeEach, expect, it } from 'vitest'
import { pushReceipt } from '#contract/messages/carrier-notices.ts'
import { readOutboxMessage } from '#contract/messages/outbox.ts'
import type { TestBrowser } from '../../testing/stand-ins/push-service.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  asha,
  changeNotificationSettings,
  notifyPerson,
  product,
  readMessageStates,
  subscribeToPush,
} from '../outbox/test-delivery.ts'

type Receipt = { message: string; token: string }

let staff: SignedIn
let receipt: Receipt
beforeEach(async () => {
  product.clock.set('2025-06-18T07:00:00Z')
  staff = await product.person({ role: 'admin' })
  await changeNotificationSettings(asha, { email: false, sms: false })
  receipt = await receiptOfNotice(await subscribeToPush(asha))
})

/** Sends a notice and takes the receipt out of it, as its browser does. */
async function receiptOfNotice(browser: TestBrowser): Promise<Receipt> {
  await notifyPerson(asha)
  await expect.poll(() => readMessageStates(asha), { timeout: 20_000 }).toContain('push sent')
  await expect.poll(() => browser.notices, { timeout: 20_000 }).toHaveLength(1)
  return (browser.notices[0] as { receipt: Receipt }).receipt
}

/** A browser without a session reports; `minute` after 7:00. */
async function report(step: 'shown' | 'opened', minute: number, fields: Partial<Receipt> = {}) {
  const at = new Date(Date.UTC(2025, 5, 18, 7, minute)).toISOString()
  const { status, body } = await product.visitor.call(pushReceipt, {
    body: { ...receipt, step, at, ...fields },
  })
  return [status, body]
}

const TAKEN = [200, { received: true }]

async function readFate() {
  const params = { id: receipt.message }
  const { state, deliveredAt, readAt } = (await staff.call(readOutboxMessage, { params })).body
  return { state, deliveredAt, readAt }
}

const SENT = { state: 'sent', deliveredAt: null, readAt: null }
const SHOWN = { ...SENT, deliveredAt: '2025-06-18T07:02:00.000Z' }
const OPENED = { ...SHOWN, readAt: '2025-06-18T07:05:00.000Z' }

it('counts a notice as delivered once its browser has shown it, and as read once opened', async () => {
  product.clock.set('2025-06-18T07:10:00Z')
  expect(await readFate()).toEqual(SENT)
  expect(await report('shown', 2)).toEqual(TAKEN)
  expect(await readFate()).toEqual(SHOWN)
  expect(await report('opened', 5)).toEqual(TAKEN)
  expect(await readFate()).toEqual(OPENED)
})

it('changes nothing by receipts that come twice, or in another order', async () => {
  product.clock.set('2025-06-18T07:10:00Z')
  await report('opened', 5)
  await report('shown', 2)
  expect(await readFate()).toEqual(OPENED)
  for (const minute of [5, 8]) expect(await report('opened', minute)).toEqual(TAKEN)
  for (const minute of [2, 9]) expect(await report('shown', minute)).toEqual(TAKEN)
  expect(await readFate()).toEqual(OPENED)
})

it('refuses forged receipts, and those with the token of another message', async () => {
  const { message, token } = receipt
  const forged = [
    { token: '' },
    { token: 'é' },
    { token: token.slice(1) },
    { message: message.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
  ]
  for (const fields of forged) expect((await report('shown', 0, fields))[0]).toBe(403)
  expect(await readFate()).toEqual(SENT)
})

it('takes a receipt of an erased message, and says no more than of any other', async () => {
  await product.db.deleteFrom('outbox_messages').where('id', '=', receipt.message).execute()
  expect(await report('shown', 0)).toEqual(TAKEN)
})

it('takes its own time where the clock of a browser is fast, or a year slow', async () => {
  await report('shown', 59)
  await report('opened', -60 * 24 * 365)
  const today = expect.stringMatching(/^2025-06-18T07:00:00/)
  expect(await readFate()).toMatchObject({ deliveredAt: today, readAt: today })
})

it('refuses what is no receipt', async () => {
  for (const wrong of [
    {},
    { ...receipt },
    { ...receipt, step: 'closed', at: '2025-06-18T07:00:00Z' },
  ]) {
    const { status } = await product.visitor.send({
      method: 'POST',
      url: pushReceipt.path,
      payload: wrong,
    })
    expect(status).toBe(422)
  }
})
