/** Questions sent to contacts that aren't proven: their links and their buttons answer nothing. */
import { beforeEach, expect, it } from 'vitest'
import { answerProposal } from '#contract/orders/proposals.ts'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import { placed } from '../../testing/order-inputs.ts'
import { readFromOutbox } from '../../platform/mail/outbox-folder.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { makeProposal, ownOrderParams, product, readOrderAs } from './test-proposals.ts'

beforeEach(() => product.startAgain())

/** As the message that asks was written to a file. */
async function askedOf({ user }: SignedIn, ending: 'eml' | 'txt'): Promise<string> {
  await product.deps.events.settled()
  const { id } = await product.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('user_id', '=', user._id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  let text = ''
  const read = async () => {
    const file = await readFromOutbox(product.deps.config.dataDir, `${id}.${ending}`)
    text = String(file).replaceAll('=\r\n', '').replaceAll('=3D', '=')
    return text
  }
  await expect.poll(read, { timeout: 20_000 }).toContain('380')
  return text
}

it('leads from an email that isn’t proven to the order, where its customer answers once logged in', async () => {
  const asha = await product.person({ isEmailProven: false })
  const order = await placed(asha)
  const { body: proposal } = await makeProposal(order)
  const mail = await askedOf(asha, 'eml')
  expect(mail).not.toContain('key=')
  expect(mail).toContain(`/track-order?orderId=${order._id}`)
  const answered = await asha.call(answerProposal, {
    ...ownOrderParams(order),
    body: { proposalId: proposal._id, answer: 'do' },
  })
  expect(answered.body).toMatchObject({ standing: 'done' })
  expect((await readOrderAs(asha, order)).total).toBe(380)
})

it('leads from a number that staff were given to the order', async () => {
  const asha = await product.person({ phone: '+91 98450 33333' })
  await product.db
    .updateTable('users')
    .set({ phone_proven_at: null, phone_given_at: product.clock.read() })
    .where('id', '=', asha.user._id)
    .execute()
  const only = { sms: true, email: false }
  await asha.call(changeNotificationSettings, { params: { id: asha.user._id }, body: only })
  const order = await placed(asha)
  await makeProposal(order)
  const text = await askedOf(asha, 'txt')
  expect(text).not.toContain('key=')
  expect(text).toContain(`/track-order?orderId=${order._id}`)
})
