// Cached order answers: every change shows in the next request.
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { updateUser } from '#contract/accounts/accounts.ts'
import { addGarment } from '#contract/garments/garments.ts'
import { adminOrders, setOrderStatus } from '#contract/orders/order-list.ts'
import { cancelOrder, listOrders, orderDetails, type Order } from '#contract/orders/orders.ts'
import { countStatements } from '../../../database/statement-count.ts'
import { newId } from '../../../platform/ids.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'
import { findOrderVersion } from '../record/orders-store.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const asha = await product.person({ name: 'Asha' })
let order: Order
beforeEach(async () => {
  order = await placed(asha)
  await readAll()
})

/** The order as its owner, staff and a visitor read it, alone and in lists. */
async function readAll() {
  const params = { orderId: order._id }
  const [mine, list, all, detail, tracked] = await Promise.all([
    asha.call(orderDetails, { params }),
    asha.call(listOrders, { params: { userId: asha.user._id } }),
    staff.call(adminOrders, {}),
    staff.call(orderDetails, { params }),
    product.visitor.call(orderDetails, { params }),
  ])
  const inList = <T extends { _id: string }>(orders: T[]) =>
    orders.find(({ _id }) => _id === order._id)
  return {
    owner: [mine.body, inList(list.body)],
    staff: [detail.body, inList(all.body)],
    visitor: [tracked.body],
  }
}

const at = new Date('2025-06-16T06:00:00Z')

function payment(more: object = {}) {
  return {
    id: newId(at),
    order_id: order._id,
    method: 'card' as const,
    amount_paise: 100,
    status: 'pending' as const,
    created_at: at,
    ...more,
  }
}

describe('a cached answer', () => {
  it('equals a freshly built one, and is not built again while nothing changed', async () => {
    const { value: kept, statements } = await countStatements(readAll)
    expect(statements.filter((sql) => sql.includes('order_lines'))).toEqual([])
    await product.db
      .updateTable('orders')
      .set({ pieces: 7 })
      .where('user_id', '=', asha.user._id)
      .execute()
    const again = await countStatements(readAll)
    expect(again.statements.filter((sql) => sql.includes('order_lines'))).not.toEqual([])
    expect(again.value).toEqual(kept)
  })

  it('stays the same when compressed, and refreshes too', async () => {
    const url = `/api/orders/${asha.user._id}`
    const headers = { cookie: asha.cookieHeader(), 'accept-encoding': 'br' }
    const compressed = async () => {
      const answer = await product.app.inject({ url, headers })
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
      return JSON.parse(brotliDecompressSync(answer.rawPayload).toString()) as Order[]
    }
    const list = async () =>
      (await asha.call(listOrders, { params: { userId: asha.user._id } })).body
    expect(await compressed()).toEqual(await list())
    await asha.call(cancelOrder, { params: { orderId: order._id } })
    expect((await compressed())[0]).toMatchObject({ _id: order._id, status: 'cancelled' })
    expect(await compressed()).toEqual(await list())
  })

  it('refreshes for everyone after a new status', async () => {
    await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'picked_up' } })
    const { owner, staff: theirs, visitor } = await readAll()
    for (const each of [...owner, ...theirs, ...visitor])
      expect(each).toMatchObject({ status: 'picked_up' })
  })

  it('refreshes after its customer’s changes', async () => {
    await asha.call(cancelOrder, { params: { orderId: order._id } })
    for (const each of Object.values(await readAll()).flat())
      expect(each).toMatchObject({ status: 'cancelled' })
  })

  it('refreshes after a payment and its result', async () => {
    const row = payment()
    await product.db.insertInto('order_payments').values(row).execute()
    for (const each of (await readAll()).owner)
      expect(each).toMatchObject({ payments: [{ status: 'pending' }] })
    await product.db
      .updateTable('order_payments')
      .set({ status: 'failed', failure_message: 'No.' })
      .where('id', '=', row.id)
      .execute()
    const { owner, staff: theirs } = await readAll()
    for (const each of [...owner, ...theirs])
      expect(each).toMatchObject({ payments: [{ status: 'failed', note: 'No.' }] })
  })

  it('refreshes after a change of its customer’s name', async () => {
    const name = `Asha ${order.number}`
    const body = { name, email: asha.user.email }
    await asha.call(updateUser, { params: { id: asha.user._id }, body })
    for (const each of (await readAll()).staff) expect(each).toMatchObject({ userId: { name } })
  })

  it('refreshes when only an entry of its history is written', async () => {
    await product.db
      .insertInto('order_history')
      .values({
        order_id: order._id,
        event: 'changed',
        status: order.status,
        from_paise: 1,
        to_paise: 2,
        actor: 'staff',
        at,
      })
      .execute()
    for (const each of Object.values(await readAll()).flat())
      expect(each).toHaveProperty('history.1.event', 'changed')
  })

  it('shows the current name of a garment', async () => {
    const garment = (
      await asha.call(addGarment, { body: { name: 'Blue shirt', category: 'shirts' } })
    ).body
    await product.db
      .insertInto('order_garments')
      .values({ order_id: order._id, garment_id: garment._id })
      .execute()
    for (const each of (await readAll()).owner)
      expect(each).toMatchObject({ garments: [{ name: 'Blue shirt' }] })
    await product.db
      .updateTable('garments')
      .set({ name: 'White shirt' })
      .where('id', '=', garment._id)
      .execute()
    for (const each of (await readAll()).owner)
      expect(each).toMatchObject({ garments: [{ name: 'White shirt' }] })
  })
})

it('begins an order’s version with PostgreSQL’s timeline, which changes when a standby takes over', async () => {
  const { rows } = await sql<{ timeline: number }>`
    select timeline_id as timeline from pg_control_checkpoint()`.execute(product.db)
  const found = await findOrderVersion(product.db, { kind: 'id', id: order._id })
  expect(Number.parseInt(found!.version.split(' ')[0]!, 16)).toBe(rows[0]!.timeline)
})
