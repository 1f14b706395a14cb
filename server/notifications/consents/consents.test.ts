/** Consents: kept as they are given and withdrawn, for their person and for staff. */
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import { listConsents } from '#contract/messages/consents.ts'
import type { NotificationSettings } from '#domain/messages/notification-settings.ts'
import { consents } from '#words/en/messages/consents.ts'
import type { Client } from '../../testing/client.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn

beforeEach(async () => {
  await product.startAgain()
  asha = await product.person()
})

const change = async (by: SignedIn, body: Partial<NotificationSettings>) => {
  await by.call(changeNotificationSettings, { params: { id: asha.user._id }, body })
  product.clock.set(new Date(product.clock.read().getTime() + 60_000).toISOString())
}
const listed = (by: Client) => by.call(listConsents, { params: { id: asha.user._id } })

it('keeps when and in which words offers were agreed to, and when they were withdrawn', async () => {
  const [first, second, third] = ['06:30', '06:31', '06:32'].map((minute): unknown =>
    expect.stringContaining(`2025-06-18T${minute}`),
  )
  await change(asha, { promotions: true, sms: false })
  await change(asha, { promotions: false })
  await change(asha, { promotions: true })
  await change(asha, { promotions: true })

  const words = { wording: consents.promotions, language: 'en-IN', subject: 'promotions' }
  const own = await listed(asha)
  expect(own.body).toEqual([
    { ...words, givenAt: third, givenBy: 'profile', withdrawnAt: null, withdrawnBy: null },
    { ...words, givenAt: first, givenBy: 'profile', withdrawnAt: second, withdrawnBy: 'profile' },
  ])
  expect((await listed(staff)).body).toEqual(own.body)
})

it('says that staff changed it for their customer', async () => {
  await change(staff, { newsletter: true })
  await change(asha, { newsletter: false })
  expect((await listed(asha)).body).toMatchObject([
    { subject: 'newsletter', givenBy: 'counter', withdrawnBy: 'profile' },
  ])
})

it('shows consents to their person and to staff who see customers alone', async () => {
  const plant = await product.person({ preset: 'plant' })
  const ravi = await product.person()
  for (const other of [ravi, plant, product.visitor])
    expect((await listed(other)).status).toBeGreaterThanOrEqual(401)
})

describe('the record', () => {
  const attempts = {
    'another wording': sql`update consents set wording = 'Anything'`,
    'another date': sql`update consents set given_at = now()`,
    'a consent taken back': sql`update consents set withdrawn_at = null, withdrawn_by = null`,
    'a removed consent': sql`delete from consents`,
    'an emptied table': sql`truncate consents`,
  }
  it.each(Object.entries(attempts))('refuses %s', async (_name, attempt) => {
    await change(asha, { promotions: true })
    await change(asha, { promotions: false })
    await expect(attempt.execute(product.db)).rejects.toThrow(/consent/)
  })
})
