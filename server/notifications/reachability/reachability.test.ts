import { beforeEach, expect, it } from 'vitest'
import { readNow } from '#contract/operate/now.ts'
import { readReachability, sendTestMessages } from '#contract/messages/reachability.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  changeNotificationSettings,
  gateway,
  product,
  pushService,
  subscribeToPush,
} from '../outbox/test-delivery.ts'

let owner: SignedIn
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  owner = await product.person({ role: 'admin', phone: '+91 98450-00009' })
})

const read = async () => (await owner.call(readReachability, {})).body.channels

const states = async () =>
  (await read()).map(({ channel, messages }) => [channel, ...messages.map(({ state }) => state)])

it('sends a test to every address of a member of staff, whatever they chose', async () => {
  await changeNotificationSettings(owner, { orderUpdates: false, email: false, sms: false })
  const browser = await subscribeToPush(owner)
  expect(await states()).toEqual([['email'], ['sms'], ['push']])

  const { body } = await owner.call(sendTestMessages, {})
  expect(
    body.channels.map(({ channel, isSetUp, messages }) => [channel, isSetUp, messages.length]),
  ).toEqual([
    ['email', false, 1],
    ['sms', true, 1],
    ['push', true, 1],
  ])
  await expect.poll(states, { timeout: 20_000 }).toEqual([
    ['email', 'sent'],
    ['sms', 'sent'],
    ['push', 'sent'],
  ])
  expect(String(gateway.taken[0]!.body)).toContain('Test message')
  expect(browser.notices).toHaveLength(1)
  expect(pushService.refused).toEqual([])
})

it('leaves in quiet hours too', async () => {
  product.clock.set('2025-06-18T18:30:00Z')
  await owner.call(sendTestMessages, {})
  await expect
    .poll(states, { timeout: 20_000 })
    .toEqual([['email', 'sent'], ['sms', 'sent'], ['push']])
})

it('says why a test failed, which is no failure of a message to a customer', async () => {
  const before = (await owner.call(readNow, {})).body.unsent!.count
  gateway.answers.push(422)
  await owner.call(sendTestMessages, {})
  await expect
    .poll(states, { timeout: 20_000 })
    .toEqual([['email', 'sent'], ['sms', 'failed'], ['push']])
  const [, texts] = await read()
  expect(texts!.messages[0]!.lastError).toBe('The SMS gateway answered 422.')
  expect((await owner.call(readNow, {})).body.unsent!.count).toBe(before)
})

it('shows the latest test alone, and none after a day', async () => {
  await owner.call(sendTestMessages, {})
  await expect
    .poll(states, { timeout: 20_000 })
    .toEqual([['email', 'sent'], ['sms', 'sent'], ['push']])
  product.clock.set('2025-06-19T06:30:01Z')
  expect(await states()).toEqual([['email'], ['sms'], ['push']])
})

it('tells which addresses are missing', async () => {
  owner = await product.person({ role: 'admin' })
  expect((await read()).map(({ channel, hasAddress }) => [channel, hasAddress])).toEqual([
    ['email', true],
    ['sms', false],
    ['push', false],
  ])
})

it('refuses a second test within a minute, and staff without the permission', async () => {
  await owner.call(sendTestMessages, {})
  expect((await owner.call(sendTestMessages, {})).code).toBe('too_many_requests')
  const counter = await product.person({ preset: 'counter' })
  expect((await counter.call(sendTestMessages, {})).status).toBe(403)
  expect((await counter.call(readReachability, {})).status).toBe(403)
})
