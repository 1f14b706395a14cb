import { beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '#contract/base/call.ts'
import { eraseAccount, ERASE_WORDS } from '#contract/accounts/account-security.ts'
import { blockCustomer, unblockCustomer } from '#contract/accounts/customers.ts'
import { readNow } from '#contract/operate/now.ts'
import { orderDetails, type StaffOrder } from '#contract/orders/orders.ts'
import { removeColleague } from '#contract/people/staff.ts'
import { decideDoorBag, listDoorBags, takeDoorBag } from '#contract/run-sheet/door-bags.ts'
import { ownRun } from '#contract/run-sheet/own-run.ts'
import { assignStop } from '#contract/run-sheet/run-sheet.ts'
import type { Client } from '../../testing/client.ts'
import { readLastAuditEntry } from '../../testing/read-last-audit-entry.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  asha,
  order,
  pickupParams,
  product,
  setStatus,
  staff,
} from '../run-sheet/test-run-sheet.ts'

const MARKED = '2025-06-19T03:40:00Z'
const KEY = 'one-more-bag-1'

let ravi: SignedIn
beforeEach(async () => {
  await product.db.deleteFrom('door_bags').execute()
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
  await staff.call(assignStop, { ...pickupParams(), body: { riderId: ravi.user.id } })
})

type Said = Partial<InputOf<typeof takeDoorBag>['body']>
const take = (said: Said = {}, key = KEY, by: Client = ravi) =>
  by.call(
    takeDoorBag,
    {
      body: {
        orderId: order._id,
        kind: 'pickup',
        service: 'dry-cleaning',
        bags: 2,
        at: MARKED,
        sentAt: '2025-06-19T04:00:00Z',
        ...said,
      },
    },
    { 'idempotency-key': key },
  )
const waiting = async () => (await staff.call(listDoorBags, {})).body
const orderOf = async (number: string) =>
  (await staff.call(orderDetails, { params: { orderId: number } })).body as StaffOrder

describe('a bag of another service', () => {
  it('becomes an order of the same customer, place and slot, picked up when it was taken', async () => {
    const { status, body } = await take()
    expect(status).toBe(202)
    expect(body.message).toBe(`It’s order ${body.number} now. Write that number on the bag.`)
    const made = await orderOf(body.number!)
    expect(made).toMatchObject({
      userId: { _id: asha.user._id },
      status: 'picked_up',
      items: ['Dry Cleaning, to be counted'],
      counted: false,
      address: order.address,
      deliveryAddress: order.deliveryAddress,
      pickupDate: order.pickupDate,
      pickupTime: order.pickupTime,
      createdAt: new Date(MARKED).toISOString(),
    })
    expect(made.history.at(-1)).toMatchObject({ at: new Date(MARKED).toISOString(), by: 'staff' })
    const { body: run } = await ravi.call(ownRun, {})
    expect(run.services).toContainEqual({ id: 'ironing', name: 'Ironing' })
    expect(run.stops.find(({ number }) => number === body.number)).toMatchObject({ done: true })
    expect(await waiting()).toEqual([])
  })

  it('counts once however often it is sent', async () => {
    const first = await take()
    const again = await take()
    expect(again.body).toEqual(first.body)
    const orders = await product.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', asha.user._id)
      .execute()
    expect(orders).toHaveLength(2)
  })

  it('counts once where two calls with it run at once', async () => {
    const [first, again] = await Promise.all([take(), take()])
    expect(again.body.number).toBe(first.body.number)
    expect(await waiting()).toEqual([])
  })

  it('is taken although the slot is full', async () => {
    await product.db.updateTable('pickup_slots').set({ capacity: 1 }).execute()
    expect((await take()).body.number).not.toBeNull()
  })
})

describe('a neighbour’s bag', () => {
  it('becomes an order of a new customer by phone, without the flat of the first', async () => {
    const said = { giverName: 'Lata', giverPhone: '98860 12399' }
    const { body } = await take(said)
    const made = await orderOf(body.number!)
    expect(made.userId).toMatchObject({ name: 'Lata', phone: '+919886012399', email: '' })
    expect(made.status).toBe('picked_up')
    const [row] = await product.db.selectFrom('door_bags').selectAll().execute()
    expect(row).toMatchObject({ giver_name: null, giver_phone: null, outcome: 'order' })
  })

  it('becomes an order of the customer who has the number', async () => {
    const said = { giverName: 'Lata', giverPhone: '98860 12398' }
    const first = await orderOf((await take(said)).body.number!)
    const other = await orderOf(
      (await take({ ...said, giverName: 'L.' }, 'bag-2-key')).body.number!,
    )
    expect(other.userId).toEqual(first.userId)
  })

  it('waits for a manager with a number that is none, who corrects it', async () => {
    const { body } = await take({ giverName: 'Lata', giverPhone: '12' })
    expect(body).toEqual({
      number: null,
      message:
        'The bag is saved, and the laundry decides. The neighbour’s number isn’t a mobile number. Keep it apart.',
    })
    expect(await waiting()).toMatchObject([
      { problem: 'bad_number', giverName: 'Lata', giverPhone: '12', bags: 2, rider: 'Ravi' },
    ])
    expect((await staff.call(readNow, {})).body.stopsToDecide).toBe(1)
    const params = { id: (await waiting())[0]!._id }
    const decided = await staff.call(decideDoorBag, {
      params,
      body: { choice: 'order', giverPhone: '98860 12397' },
    })
    expect(decided.status).toBe(200)
    const made = await orderOf(decided.body.number!)
    expect([made.userId.name, made.status]).toEqual(['Lata', 'picked_up'])
    expect(await readLastAuditEntry(product)).toMatchObject({ action: 'run.door_bag_decided' })
    expect((await take({ giverName: 'Lata', giverPhone: '12' })).body.number).toBe(made.number)
    const again = await staff.call(decideDoorBag, { params, body: { choice: 'set_aside' } })
    expect([again.status, again.code]).toEqual([409, 'no_longer_changeable'])
  })
})

describe('a bag that can’t become an order by itself', () => {
  it('waits where its service has no price', async () => {
    await product.db
      .updateTable('catalogue_items')
      .set({ active: false })
      .where('service', '=', 'accessories')
      .execute()
    const { body } = await take({ service: 'accessories' })
    expect(body.number).toBeNull()
    const [bag] = await waiting()
    expect(bag).toMatchObject({ problem: 'not_sold' })
    const params = { id: bag!._id }
    const refused = await staff.call(decideDoorBag, { params, body: { choice: 'order' } })
    expect([refused.status, refused.code]).toEqual([422, 'bag_not_offered'])
    const service = 'wash-fold' as const
    const made = await staff.call(decideDoorBag, { params, body: { choice: 'order', service } })
    expect((await orderOf(made.body.number!)).items).toEqual(['Wash & Fold, to be counted'])
  })

  it('waits where its customer is blocked, and can be set aside', async () => {
    await staff.call(blockCustomer, {
      params: { id: asha.user._id },
      body: { reason: 'Never pays.' },
    })
    await take()
    const [bag] = await waiting()
    expect(bag).toMatchObject({ problem: 'blocked' })
    const set = await staff.call(decideDoorBag, {
      params: { id: bag!._id },
      body: { choice: 'set_aside' },
    })
    expect([set.status, await waiting()]).toEqual([200, []])
    await staff.call(unblockCustomer, { params: { id: asha.user._id } })
  })

  it('waits where the stop is another rider’s, and where the rider was removed', async () => {
    await staff.call(assignStop, { ...pickupParams(), body: { riderId: null } })
    await take()
    await staff.call(removeColleague, { params: { id: ravi.user.id } })
    await take({}, 'after-removal')
    expect((await waiting()).map(({ problem }) => problem)).toEqual(['not_theirs', 'removed'])
  })

  it('waits where a colleague hands it in', async () => {
    const other = await product.person({ preset: 'rider', name: 'Sunil' })
    const said = { handedInFor: ravi.user.id, markedBy: ravi.user.id }
    expect((await take(said, KEY, other)).status).toBe(202)
    expect(await waiting()).toMatchObject([{ problem: 'handed_in', rider: 'Ravi' }])
  })
})

it('empties the words of a bag that waits as its customer’s account is erased', async () => {
  await take({ note: 'From Asha’s sister', giverName: 'Lata', giverPhone: '12' })
  await setStatus('completed')
  const erased = await asha.call(eraseAccount, { body: { words: ERASE_WORDS } })
  expect(erased.status).toBe(200)
  expect(await waiting()).toMatchObject([{ problem: 'bad_number', note: '' }])
})

it('refuses customers, visitors, what another marked and an unknown order', async () => {
  const nobody = '00000000-0000-7000-8000-000000000000'
  const answers = [
    await take({}, KEY, asha),
    await take({}, KEY, product.newBrowser()),
    await take({ markedBy: asha.user._id }),
    await take({ orderId: nobody }),
    await take({ service: 'sails' as 'ironing' }),
    await take({ bags: 0 }),
  ]
  expect(answers.map(({ code }) => code)).toEqual([
    'forbidden',
    'not_signed_in',
    'forbidden',
    'order_not_found',
    'invalid_input',
    'invalid_input',
  ])
  expect(await waiting()).toEqual([])
})
