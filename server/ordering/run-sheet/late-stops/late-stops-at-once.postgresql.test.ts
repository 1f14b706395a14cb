/** A late stop that a manager accepts while its rider sends it. */
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { decideLateStop, keepLateStop, listLateStops } from '#contract/run-sheet/late-stops.ts'
import { assignStop, completeStop } from '#contract/run-sheet/run-sheet.ts'
import { order, pickupParams, product, readCompletions, staff } from '../test-run-sheet.ts'

const other = new pg.Client({ connectionString: product.databaseUrl! })
await other.connect()
afterAll(() => other.end())

/** Waits until so many transactions wait for a lock. */
async function waiting(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await other.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows.length
    })
    .toBe(count)
}

it('is recorded once', async () => {
  const ravi = await product.person({ preset: 'rider' })
  const colleague = await product.person({ preset: 'rider' })
  await staff.call(assignStop, { ...pickupParams(), body: { riderId: ravi.user.id } })
  const key = { 'idempotency-key': 'made-on-the-phone-of-ravi' }
  const said = { note: 'Two bags', markedBy: ravi.user.id }
  const handedIn = { ...said, handedInFor: ravi.user.id }
  await colleague.call(keepLateStop, { ...pickupParams(), body: handedIn }, key)
  const [late] = (await staff.call(listLateStops, {})).body

  await other.query('begin')
  await other.query('select from orders where id = $1 for update', [order._id])
  const sent = ravi.call(completeStop, { ...pickupParams(), body: said }, key)
  await waiting(1)
  const params = { id: late!._id }
  const accepted = staff.call(decideLateStop, { params, body: { apply: true } })
  await waiting(2)
  await other.query('commit')

  expect([(await sent).status, (await accepted).status]).toEqual([200, 200])
  expect(await readCompletions()).toHaveLength(1)
})
