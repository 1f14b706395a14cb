// Statuses set by staff, and the append-only history.
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { PROGRESS_STATUSES, type OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { placed, THURSDAY, countBookedInSlot } from '../../../testing/order-inputs.ts'
import { asha, product, readOwnOrder, setStatus, staff } from '../changing/test-change-order.ts'

describe('staff', () => {
  it('take an order through all six statuses, each recorded with person and time', async () => {
    const order = await placed(asha)
    for (const code of PROGRESS_STATUSES.slice(1)) {
      const answer = await setStatus(order, code)
      expect(answer).toMatchObject({ status: 200, body: { status: code } })
    }

    const { history } = await readOwnOrder(order)
    expect(history.map((entry) => entry.status)).toEqual(PROGRESS_STATUSES)
    expect(history.map((entry) => entry.by)).toEqual(['customer', ...Array(5).fill('staff')])
    const times = history.map((entry) => entry.at)
    expect(times).toEqual(times.toSorted())
    const actors = await product.db
      .selectFrom('order_history')
      .select('actor_id')
      .where('order_id', '=', order._id)
      .where('actor', '=', 'staff')
      .execute()
    expect(actors).toEqual(Array(5).fill({ actor_id: staff.user._id }))
  })

  it('set any status in any order, and reopen a cancelled order with its place', async () => {
    const order = await placed(asha)
    await setStatus(order, 'completed')
    await setStatus(order, 'washing')
    await setStatus(order, 'cancelled')
    expect(await countBookedInSlot(product, THURSDAY, '9-11 AM')).toBe(0)

    const answer = await setStatus(order, 'pickup_scheduled')

    expect(answer.body).toMatchObject({ status: 'pickup_scheduled', changeable: true })
    expect(await countBookedInSlot(product, THURSDAY, '9-11 AM')).toBe(1)
  })

  it('record nothing when the status is unchanged', async () => {
    const order = await placed(asha)
    await setStatus(order, 'washing')
    await setStatus(order, 'washing')
    expect((await readOwnOrder(order)).history).toHaveLength(2)
  })

  it('get an error for an unknown order and for an unknown status', async () => {
    const order = await placed(asha)
    const unknown = await setStatus({ _id: '00000000-0000-7000-8000-000000000000' }, 'ready')
    const nonsense = await setStatus(order, 'lost' as OrderStatus)
    expect([unknown.status, unknown.code]).toEqual([404, 'order_not_found'])
    expect([nonsense.status, nonsense.message]).toEqual([422, 'This is not an order status.'])
  })
})

describe('the history', () => {
  it.each([
    ['status', sql`update order_history set status = 'completed'`],
    ['time', sql`update order_history set at = now(), actor_id = null`],
    ['pickup', sql`update order_history set slot_id = gen_random_uuid(), actor_id = null`],
  ])('keeps its %s unchanged in the database', async (_, update) => {
    await placed(asha)
    await expect(update.execute(product.db)).rejects.toThrow('append-only')
  })

  it.each([
    ['entries', sql`delete from order_history where event = 'placed'`],
    ['all of it', sql`truncate order_history cascade`],
    ['all orders at once', sql`truncate orders cascade`],
  ])('can’t lose %s in the database', async (_, removal) => {
    const order = await placed(asha)
    await expect(removal.execute(product.db)).rejects.toThrow('append-only')
    expect((await readOwnOrder(order)).history).toMatchObject([{ event: 'placed' }])
  })

  it('disappears with its order, and no other history does', async () => {
    const [gone, kept] = [await placed(asha), await placed(asha)]
    await setStatus(gone, 'washing')
    await product.db.deleteFrom('orders').where('id', '=', gone._id).execute()
    const left = await product.db
      .selectFrom('order_history')
      .select('order_id')
      .where('order_id', 'in', [gone._id, kept._id])
      .execute()
    expect(left).toEqual([{ order_id: kept._id }])
  })
})
