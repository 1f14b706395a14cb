/** The order in which a customer's channels are tried. */
import { expect, it } from 'vitest'
import { DEFAULT_CHANNEL_ORDER, MESSAGE_SUBJECTS } from '#domain/messages/channel-order.ts'
import {
  changeChannelOrder,
  changeNotificationSettings,
  readChannelOrder,
} from '#contract/accounts/profile.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()

const of = (person: SignedIn) => ({ params: { id: person.user._id } })
// This laundry has no WhatsApp.
const DEFAULT = {
  now: ['push', 'sms', 'email'],
  keep: ['email', 'sms', 'push'],
  first: Object.fromEntries(MESSAGE_SUBJECTS.map((subject) => [subject, null])),
  reaching: ['email'],
}

it('starts with the default, and keeps what a change doesn’t name', async () => {
  const asha = await product.person()
  expect((await asha.call(readChannelOrder, of(asha))).body).toEqual(DEFAULT)
  await asha.call(changeChannelOrder, { ...of(asha), body: { now: ['sms', 'push', 'email'] } })
  const changed = await asha.call(changeChannelOrder, {
    ...of(asha),
    body: { keep: ['sms', 'push', 'email'] },
  })
  expect(changed.body).toEqual({
    now: ['sms', 'push', 'email'],
    keep: ['sms', 'push', 'email'],
    first: DEFAULT.first,
    reaching: ['email'],
  })
  expect((await asha.call(readChannelOrder, of(asha))).body).toEqual(changed.body)
})

it('keeps a first channel for what messages are about until it is given up', async () => {
  const asha = await product.person()
  const choose = async (first: { visits?: 'sms' | null; bills?: 'push' }) =>
    (await asha.call(changeChannelOrder, { ...of(asha), body: { first } })).body
  expect(await choose({ visits: 'sms' })).toEqual({
    ...DEFAULT,
    first: { ...DEFAULT.first, visits: 'sms' },
  })
  const both = { ...DEFAULT, first: { ...DEFAULT.first, visits: 'sms', bills: 'push' } }
  expect(await choose({ bills: 'push' })).toEqual(both)
  expect(await choose({ visits: null })).toEqual({
    ...DEFAULT,
    first: { ...DEFAULT.first, bills: 'push' },
  })
})

it('names the channels that reach their person: a proven number, and those switched on', async () => {
  const ravi = await product.person({ phone: '+91 98450 33333' })
  const reaching = async () => (await ravi.call(readChannelOrder, of(ravi))).body.reaching
  expect(await reaching()).toEqual(['email', 'sms'])
  const session = await product.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', ravi.user._id)
    .executeTakeFirstOrThrow()
  await product.db
    .insertInto('push_subscriptions')
    .values({
      endpoint: 'https://push.example/ravi',
      user_id: ravi.user._id,
      session_id: session.id,
      p256dh: 'key',
      auth: 'secret',
      created_at: product.clock.read(),
    })
    .execute()
  expect(await reaching()).toEqual(['email', 'sms', 'push'])
  await ravi.call(changeNotificationSettings, { ...of(ravi), body: { email: false } })
  expect(await reaching()).toEqual(['sms', 'push'])
})

it.each([
  ['leaves out a channel', { now: ['sms', 'email'] }],
  ['names one twice', { now: ['sms', 'email', 'email'] }],
  ['names one that the laundry lacks', { keep: ['sms', 'email', 'whatsapp'] }],
  ['names one more', { keep: ['sms', 'email', 'push', 'whatsapp'] }],
  ['names no channel', { now: ['sms', 'email', 'fax'] }],
  ['is no list', { now: 'sms' }],
  ['puts a channel first that the laundry lacks', { first: { visits: 'whatsapp' } }],
  ['puts a list first', { first: { visits: ['sms'] } }],
])('refuses an order that %s', async (_how, payload) => {
  const asha = await product.person()
  const url = `/api/users/${asha.user._id}/channel-order`
  expect((await asha.send({ method: 'PUT', url, payload })).status).toBe(422)
  expect((await asha.call(readChannelOrder, of(asha))).body).toEqual(DEFAULT)
})

it('is its owner’s alone', async () => {
  const [asha, ravi] = [await product.person(), await product.person()]
  const refused = [
    await ravi.call(readChannelOrder, of(asha)),
    await ravi.call(changeChannelOrder, { ...of(asha), body: { now: DEFAULT_CHANNEL_ORDER.now } }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403])
})
