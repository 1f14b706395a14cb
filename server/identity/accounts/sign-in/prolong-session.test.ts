import { describe, expect, it } from 'vitest'
import { me } from '#contract/accounts/accounts.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { countStatements } from '../../../database/statement-count.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS)

/** A customer with a session that ends in so many days and was last used so many minutes ago. */
async function customerWithSession({ days, minutes }: { days: number; minutes: number }) {
  const customer = await product.person()
  const sessions = product.db.updateTable('sessions').where('user_id', '=', customer.user._id)
  const used = new Date(Date.now() - minutes * 60_000)
  await sessions.set({ expires_at: daysFromNow(days), updated_at: used }).execute()
  return customer
}

const sessionOf = (userId: string) =>
  product.db
    .selectFrom('sessions')
    .select(['expires_at', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

describe('reading who is signed in', () => {
  it('sends one statement while the session is fresh', async () => {
    const customer = await customerWithSession({ days: 29.5, minutes: 1 })
    const { value, statements } = await countStatements(() => customer.call(me, {}))
    expect(value.body.user?._id).toBe(customer.user._id)
    expect(statements).toHaveLength(1)
  })

  it('prolongs a session to 30 days, once a day has passed', async () => {
    const customer = await customerWithSession({ days: 28.9, minutes: 1 })
    const { cookies } = await customer.call(me, {})
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'washline.session_token', maxAge: 30 * 86_400 }),
    ])
    const { expires_at: ends } = await sessionOf(customer.user._id)
    expect(ends.getTime()).toBeGreaterThan(daysFromNow(29.9).getTime())
  })

  it('records the use of a session after five minutes', async () => {
    const customer = await customerWithSession({ days: 29.5, minutes: 6 })
    await customer.call(me, {})
    const { updated_at: used } = await sessionOf(customer.user._id)
    expect(used.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })
})
