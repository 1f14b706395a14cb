// Customers who can't be contacted, with a channel that has an address for everyone.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeByPhone } from '#contract/counter/counter.ts'
import { testProduct } from '../../testing/test-product.ts'
import { CHANNELS, channelByName } from '../channels.ts'
import type { Channel } from '../channels/channel.ts'
import { selectNoMessagesReason } from './ways-store.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })

/** A channel that keeps every message of everyone. */
const archive: Channel = {
  ...channelByName('sms'),
  isContact: false,
  recipients: (isWanted) => sql`select 'archive' where ${isWanted}`,
}

async function silenceOf(phone: string, channel: Channel) {
  const { body } = await staff.call(makeByPhone, {
    body: { name: 'Farah', phone: '+919886500001' },
  })
  await product.db.updateTable('users').set({ phone }).where('id', '=', body._id).execute()
  return selectNoMessagesReason(product.db, body._id, product.clock.read(), [...CHANNELS, channel])
}

it('finds a customer unreachable who can only be sent to by a channel that is no contact', async () => {
  expect(await silenceOf('', archive)).toBe('unreachable')
})

it('finds a customer reachable by a channel that counts as contact', async () => {
  expect(await silenceOf('', { ...archive, isContact: true })).toBeNull()
})

it('finds a customer with a phone number reachable', async () => {
  expect(await silenceOf('+919886500001', archive)).toBeNull()
})
