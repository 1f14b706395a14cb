/** Recovery of the product's tables after the clock ran ahead and was corrected. */
// @both-engines
import { DAY_MS } from '#domain/base/time-zone.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { listOrders } from '#contract/orders/orders.ts'
import { correctFutureDates } from './clock-recovery.ts'
import { newId } from './platform/ids.ts'
import { testProduct } from './testing/test-product.ts'
import { placed } from './testing/order-inputs.ts'

const product = await testProduct({ now: new Date().toISOString() })

/** Two or three days later, never a Sunday, on which few slots are offered. */
function pickupDateAfter(instantMs: number): string {
  const later = new Date(instantMs + 2 * DAY_MS)
  const isSunday = later.getUTCDay() === 0
  return new Date(later.getTime() + (isSunday ? DAY_MS : 0)).toISOString().slice(0, 10)
}

it.each([1, 40])(
  'lists the newest entry first and keeps session lengths after a clock that ran %i days ahead',
  async (days) => {
    const asha = await product.person()
    const now = Date.now()
    const ahead = now + days * DAY_MS
    product.clock.set(new Date(ahead).toISOString())
    await sql`update sessions set created_at = to_timestamp(${ahead / 1000}),
      updated_at = to_timestamp(${ahead / 1000}),
      expires_at = to_timestamp(${ahead / 1000}) + interval '30 days'
      where user_id = ${asha.user._id}`.execute(product.db)
    const early = await placed(asha, { pickupDate: pickupDateAfter(ahead) })

    product.clock.set(new Date(now).toISOString())
    await correctFutureDates(product.db)

    const late = await placed(asha, { pickupDate: pickupDateAfter(now) })
    const { body } = await asha.call(listOrders, { params: { userId: asha.user._id }, query: {} })
    expect(body.map(({ _id }) => _id)).toEqual([late._id, early._id])
    const { rows } = await sql<{ days: number; isPast: boolean }>`
      select round(extract(epoch from expires_at - now()) / 86400)::integer as days,
        updated_at <= now() as "isPast"
      from sessions where user_id = ${asha.user._id}`.execute(product.db)
    expect(rows).toEqual([{ days: 30, isPast: true }])
  },
)

it('reports a missing backup although one is dated in the future', async () => {
  const ahead = new Date(Date.now() + 40 * DAY_MS)
  const night = { night_date: ahead.toISOString().slice(0, 10), tried_at: ahead }
  const made = { ...night, file: 'washline-nightly.tar.gz', bytes: 1, failure: null }
  await product.db.insertInto('nightly_backups').values(made).execute()
  await correctFutureDates(product.db)
  expect(await product.db.selectFrom('nightly_backups').selectAll().execute()).toEqual([])
})

it('gives an id for a past date the time of that date', () => {
  expect(newId(new Date('2025-01-01T00:00:00Z')).slice(0, 8)).toBe('01941f29')
})

it('deletes wrong guesses, email changes and help desk presence dated in the future', async () => {
  const ravi = await product.person()
  const ahead = new Date(Date.now() + 40 * DAY_MS)
  const { db } = product
  const { _id: userId } = ravi.user
  await db
    .insertInto('desk_presence')
    .values({ id: newId(ahead), seen_at: ahead })
    .execute()
  await db
    .insertInto('guesses')
    .values({ key: 'ravi', failures: 5, blocked_until: ahead, last_at: ahead })
    .execute()
  const change = { user_id: userId, expires_at: ahead, mails: 3, mails_since: ahead }
  await db.insertInto('email_changes').values(change).execute()
  await correctFutureDates(db)
  for (const table of ['desk_presence', 'guesses', 'email_changes'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
})
