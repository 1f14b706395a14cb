/** Orders for tests of counting in and packing. */
import type { InputOf } from '#contract/base/call.ts'
import { makeTags, packUnits, readCustody, receiveUnits } from '#contract/clothes/custody.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { findBrokenHandOver, type CustodyEvent } from '#domain/clothes/custody-chain.ts'
import { replayHandOvers, type UnitKind } from '#domain/clothes/custody.ts'
import { type OrderInput, placed } from '../../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'
import { sha256 } from '../chain/write-hand-over.ts'

export const product = await testProduct()
export const owner = await product.person({ role: 'admin', name: 'Meera Nair' })
export const plant = await product.person({ preset: 'plant', name: 'Kiran Das' })
export const rider = await product.person({ preset: 'rider', name: 'Ravi Kumar' })
export const asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 33333' })

type Received = InputOf<typeof receiveUnits>['body']
type Packed = InputOf<typeof packUnits>['body']
type Status = Order['status']

export const orderParams = (order: { _id: string }) => ({ params: { id: order._id } })
export const keyHeader = (key: string) => ({ headers: { 'idempotency-key': key } })
export const bagInputs = (count: number): Received['units'] =>
  Array.from({ length: count }, () => ({ kind: 'bag' as const }))

export const setStatus = (order: { _id: string }, status: Status, reason?: string) =>
  owner.call(setOrderStatus, { ...orderParams(order), body: { status, ...(reason && { reason }) } })

/** A slot takes so many orders; these take turns. */
const TIMES = ['9-11 AM', '11 AM-1 PM', '3-5 PM']
let taken = 0

/** An order whose clothes are at the plant. */
export async function orderAtPlant(
  customer: SignedIn = asha,
  fields: Partial<OrderInput> = {},
): Promise<Order> {
  taken += 1
  const order = await placed(customer, { pickupTime: TIMES[taken % TIMES.length]!, ...fields })
  await setStatus(order, 'picked_up')
  return order
}

export const countInOrder = (order: { _id: string }, body: Partial<Received> = {}, key = {}) =>
  plant.call(receiveUnits, {
    ...orderParams(order),
    ...key,
    body: { units: bagInputs(2), seen: 0, ...body },
  })

export const packOrder = (order: { _id: string }, body: Packed, key = {}) =>
  plant.call(packUnits, { ...orderParams(order), ...key, body })

/** Its delivery stands on today's run. */
export async function promiseToday({ _id: id }: { _id: string }): Promise<void> {
  await product.db
    .updateTable('orders')
    .set({ estimated_delivery_at: product.deps.clock() })
    .where('id', '=', id)
    .execute()
}

export async function makeTestTags(count: number, kind: UnitKind = 'bag'): Promise<string[]> {
  return (await plant.call(makeTags, { body: { kind, count } })).body
}

export const readCustodyOf = async (order: { _id: string }) =>
  (await plant.call(readCustody, orderParams(order))).body

/** The chain as it is stored. */
export async function readStoredChain(order: { _id: string }): Promise<CustodyEvent[]> {
  const rows = await product.db
    .selectFrom('custody_events')
    .select(['seq', 'at', 'content', 'previous', 'hash'])
    .where('order_id', '=', order._id)
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}

/** What is stored of an order's units, what its chain comes to, and where that is broken. */
export async function compareUnitsWithChain(order: { _id: string }) {
  const events = await readStoredChain(order)
  const stored = await product.db
    .selectFrom('units')
    .select(['number', 'kind', 'pieces', 'place', 'released', 'spot'])
    .where('order_id', '=', order._id)
    .orderBy('number')
    .execute()
  const folded = replayHandOvers(events.map(({ content }) => content))
  return { stored, folded, broken: await findBrokenHandOver(sha256, order._id, events) }
}
