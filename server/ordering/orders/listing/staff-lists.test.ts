// @both-engines
import { beforeAll, describe, expect, it } from 'vitest'
import {
  adminOrderCounts,
  adminOrders,
  setOrderStatus,
  ORDER_SORTS,
} from '#contract/orders/order-list.ts'
import type { InputOf } from '#contract/base/call.ts'
import { updateUser } from '#contract/accounts/accounts.ts'
import { rescheduleOrder, type Order, type StaffOrder } from '#contract/orders/orders.ts'
import { eraseAccount, ERASE_WORDS } from '#contract/accounts/account-security.ts'
import { isBroughtToCounter } from '#domain/orders/record/hand-over.ts'
import { isFinalStatus, type OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { promisedReturnAt } from '#domain/orders/order-promise.ts'
import { findSlot, slotWithInstants } from '#domain/slots/slots.ts'
import { testProduct } from '../../../testing/test-product.ts'
import { placed } from '../../../testing/order-inputs.ts'

const ZONE = 'Asia/Kolkata'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meena' })
const asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 33333' })
const ravi = await product.person({ name: 'Ravi Émile', phone: '080-4123 7788' })
let hers: Order
let late: Order
let his: Order
let suit: Order
let zubins: Order
beforeAll(async () => {
  const zubin = await product.person({ name: 'Zubin' })
  hers = await placed(asha, { address: '12 Church Street, Bengaluru 560001' })
  late = await placed(asha, {
    lines: [{ itemId: 'wash-fold', quantity: 9 }],
    pickupTime: '5-7 PM',
    deliveryAddress: 'Reception of Marigold Clinic',
  })
  his = await placed(ravi, { pickupTime: '11 AM-1 PM', address: 'Flat 9C, Tamarind Heights' })
  suit = await placed(ravi, {
    items: ['1 suit'],
    lines: undefined,
    pickupDate: '2025-06-24',
    address: '100% Lane_7, Ulsoor',
  })
  zubins = await placed(zubin, { pickupDate: '2025-06-18', pickupTime: '3-5 PM' })
  await setStatus(suit, 'completed')
  await setStatus(zubins, 'washing')
  await product.db
    .updateTable('orders')
    .set({ paid_at: new Date() })
    .where('id', '=', suit._id)
    .execute()
})

type Query = NonNullable<InputOf<typeof adminOrders>['query']>

async function setStatus(order: { _id: string }, status: OrderStatus): Promise<void> {
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}

async function found(query: Query): Promise<string[]> {
  const answer = await staff.call(adminOrders, { query })
  expect([query, answer.status]).toEqual([query, 200])
  return answer.body.map(({ _id }) => nameOf(_id))
}

function nameOf(id: string): string {
  const known = Object.entries({ hers, late, his, suit, zubins }).find(([, { _id }]) => _id === id)
  return known?.[0] ?? id
}

/** Every page, by the address that each one gives for the next; `between` happens after each. */
async function walk(query: Query, between = async () => {}): Promise<StaffOrder[]> {
  const all: StaffOrder[] = []
  let answer = await staff.call(adminOrders, { query })
  for (;;) {
    all.push(...answer.body)
    const next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1]
    if (!next) return all
    await between()
    answer = (await staff.send({ method: 'GET', url: next })) as typeof answer
    expect(answer.status).toBe(200)
  }
}

describe('a search', () => {
  it.each([
    ['a number', () => his.number, ['his']],
    ['a number without its dashes', () => his.number.replaceAll('-', '').toLowerCase(), ['his']],
    ['a part of a number', () => his.number.slice(3, 7), ['his']],
    ['a number with spaces', () => his.number.replaceAll('-', ' '), ['his']],
    ['the end of an id', () => hers._id.slice(-6), ['hers']],
    ['the end of an id as customers see it', () => `#${hers._id.slice(-6)}`, ['hers']],
    ['the end of an id in capitals', () => `# ${hers._id.slice(-6).toUpperCase()}`, ['hers']],
    ['a part of a number after a sign', () => `#${his.number.slice(3, 7)}`, ['his']],
    ['an id', () => hers._id.toUpperCase(), ['hers']],
    ['a name', () => 'aSHa', ['late', 'hers']],
    ['both names', () => 'rao asha', ['late', 'hers']],
    ['a name that is not English', () => 'ÉMILE', ['suit', 'his']],
    ['an email', () => ravi.user.email, ['suit', 'his']],
    ['a phone as it was typed', () => '+91 98450 33333', ['late', 'hers']],
    ['a phone without the country', () => '98450-33333', ['late', 'hers']],
    ['a phone with a 0 before it', () => '0 9845033333', ['late', 'hers']],
    ['a part of a phone', () => '41237', ['suit', 'his']],
    ['a pickup address', () => 'tamarind', ['his']],
    ['a delivery address', () => 'marigold clinic', ['late']],
    ['a PIN code', () => '560001', ['zubins', 'late', 'hers']],
    ['a name and an address', () => 'ravi ulsoor', ['suit']],
    ['wildcards as they are written', () => '100% lane_7', ['suit']],
    ['wildcards that are nowhere', () => 'lane%7', []],
    ['a letter: how a name begins', () => 'z', ['zubins']],
    ['two letters', () => 'RA', ['suit', 'his']],
    ['two letters inside of a name', () => 'sh', []],
    ['what nobody has', () => 'tuxedo', []],
    ['staff', () => 'meena', []],
    ['nothing', () => '  ', ['zubins', 'suit', 'his', 'late', 'hers']],
  ])('finds %s', async (_, q, expected) => {
    expect(await found({ q: q() })).toEqual(expected)
  })

  it('finds a changed name and phone, and no longer the old ones', async () => {
    const person = await product.person({ name: 'Old Name', phone: '+91 90000 11111' })
    const order = await placed(person)
    await person.call(updateUser, {
      params: { id: person.user._id },
      body: { name: 'Brand New', email: person.user.email, phone: '+91 90000 22222' },
    })
    expect(await found({ q: 'brand new' })).toEqual([order._id])
    expect(await found({ q: '9000022222' })).toEqual([order._id])
    expect(await found({ q: 'br' })).toEqual([order._id])
    for (const q of ['old name', '9000011111', 'ol'])
      expect([q, await found({ q })]).toEqual([q, []])
    await product.db.deleteFrom('orders').where('id', '=', order._id).execute()
    expect(await found({ q: 'brand new' })).toEqual([])
  })

  it('finds an erased customer only by the order’s number', async () => {
    const person = await product.person({ name: 'Zubeida Quartermain', phone: '+91 91234 56789' })
    const order = await placed(person, { address: 'Villa Peacock, 7 Rookery Lane' })
    await setStatus(order, 'completed')
    expect(await found({ q: 'quartermain' })).toEqual([order._id])
    const erased = await person.call(eraseAccount, { body: { words: ERASE_WORDS } })
    expect(erased.status).toBe(200)
    for (const q of ['zubeida', 'quartermain', '9123456789', 'peacock', person.user.email])
      expect([q, await found({ q })]).toEqual([q, []])
    expect(await found({ q: order.number })).toEqual([order._id])
    await setStatus(order, 'cancelled')
  })

  it('never keeps an old name when it changes while an order is placed', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => product.person({ name: 'Beforehand' })),
    )
    await Promise.all(
      people.flatMap((person) => [
        placed(person, { pickupDate: '2025-06-25' }),
        person.call(updateUser, {
          params: { id: person.user._id },
          body: { name: 'Afterwards', email: person.user.email },
        }),
      ]),
    )
    expect(await found({ q: 'beforehand' })).toEqual([])
    expect(await found({ q: 'afterwards' })).toHaveLength(6)
    for (const { _id } of (await staff.call(adminOrders, { query: { q: 'afterwards' } })).body)
      await setStatus({ _id }, 'cancelled')
  })
})

describe('filters', () => {
  it.each<[Query, string[]]>([
    [{ status: 'washing' }, ['zubins']],
    [{ status: 'washing,completed', q: 'ravi' }, ['suit']],
    [
      { from: '2025-06-19', to: '2025-06-19', status: 'pickup_scheduled', q: 'a' },
      ['late', 'hers'],
    ],
    [{ from: '2025-06-20', to: '2025-06-24' }, ['suit']],
    [{ to: '2025-06-18' }, ['zubins']],
    [{ slot: '5-7 PM' }, ['late']],
    [{ service: 'dry-cleaning' }, ['suit']],
    [{ paid: 'yes' }, ['suit']],
    [{ paid: 'no', slot: '11 AM-1 PM', service: 'wash-fold', q: 'tamarind' }, ['his']],
    [{ paid: 'no', service: 'dry-cleaning' }, []],
    [{ from: '2025-06-24', to: '2025-06-19' }, []],
  ])('narrow the list together: %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
    const { body } = await staff.call(adminOrderCounts, { query })
    expect(body).toMatchObject({ matching: expected.length, orMore: false })
  })

  it('exclude cancelled orders when filtering for unpaid ones', async () => {
    const all = await walk({ paid: 'no' })
    expect(all.filter(({ paid, status }) => paid || status === 'cancelled')).toEqual([])
    expect(all.length).toBeGreaterThan(3)
  })

  it.each<[string, Record<string, string>]>([
    ['status', { status: 'lost' }],
    ['status', { status: 'washing,' }],
    ['from', { from: '2025-02-30' }],
    ['slot', { slot: '9-10 AM' }],
    ['service', { service: 'ironing%' }],
    ['paid', { paid: 'maybe' }],
    ['sort', { sort: 'random' }],
    ['cursor', { cursor: 'nonsense' }],
    ['cursor', { cursor: 'WzFd' }],
  ])('refuse an invalid %s', async (_, query) => {
    const url = `/api/admin/orders?${new URLSearchParams(query)}`
    expect((await staff.send({ method: 'GET', url })).code).toBe('invalid_input')
  })
})

describe('counts', () => {
  it('show how many orders have each status, and how many match', async () => {
    const all = await walk({ limit: 200 })
    const byStatus: Record<string, number> = {}
    for (const { status } of all) byStatus[status] = (byStatus[status] ?? 0) + 1
    const { body } = await staff.call(adminOrderCounts, {})
    expect(body).toMatchObject({ matching: all.length, orMore: false, byStatus })
    const some = await staff.call(adminOrderCounts, { query: { status: 'washing,cancelled' } })
    expect(some.body.matching).toBe(byStatus['washing']! + byStatus['cancelled']!)
  })
})

describe('the order of the list', () => {
  const KEYS: Record<(typeof ORDER_SORTS)[number], (order: StaffOrder) => (string | number)[]> = {
    newest: ({ _id }) => [_id],
    'due-first': dueOf,
    'pickup-first': pickupOf,
    'pickup-last': pickupOf,
    'total-high': ({ charged }) => [charged],
    'total-low': ({ charged }) => [charged],
    'customer-first': ({ userId }) => [userId.name.toLowerCase()],
    'customer-last': ({ userId }) => [userId.name.toLowerCase()],
  }
  const DESCENDING = new Set(['newest', 'pickup-last', 'total-high', 'customer-last'])

  function pickupOf({ pickupDate, pickupTime }: StaffOrder) {
    return [pickupDate, findSlot(pickupTime)!.startMinutes]
  }

  /** Under way: when its pickup's slot or its return's window ends. Over: the newest first. */
  function dueOf(order: StaffOrder) {
    const { _id, status, pickupDate, pickupTime, estimatedDelivery } = order
    if (isFinalStatus(status))
      return [1, _id.replaceAll(/[\da-f]/g, (digit) => (15 - parseInt(digit, 16)).toString(16))]
    const isToCome = status === 'pickup_scheduled' && !isBroughtToCounter(order)
    const by = isToCome
      ? slotWithInstants(pickupDate, findSlot(pickupTime)!, ZONE).endsAt
      : promisedReturnAt({ ...order, estimatedDeliveryAt: new Date(estimatedDelivery) }, ZONE)
    return [0, by.toISOString()]
  }

  it.each(ORDER_SORTS)(
    'returns each order once over all pages sorted by %s while orders come in',
    async (sort) => {
      const before = await walk({ sort, limit: 200 })
      const known = new Set(before.map(({ _id }) => _id))
      let coming = 5
      const paged = await walk({ sort, limit: 3 }, async () => {
        if (coming-- > 0)
          await placed(asha, { pickupDate: `2025-07-0${1 + ORDER_SORTS.indexOf(sort)}` })
      })
      const ids = paged.map(({ _id }) => _id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => known.has(id))).toEqual(before.map(({ _id }) => _id))

      const sorted = before.toSorted((one, other) => {
        const [a, b] = [
          [...KEYS[sort](one), one._id],
          [...KEYS[sort](other), other._id],
        ]
        const at = a.findIndex((value, index) => value !== b[index])
        return (a[at]! < b[at]! ? -1 : 1) * (DESCENDING.has(sort) ? -1 : 1)
      })
      expect(before.map(({ _id }) => _id)).toEqual(sorted.map(({ _id }) => _id))
    },
  )

  it('refuses a cursor of another sorting', async () => {
    const first = await staff.call(adminOrders, { query: { sort: 'total-low', limit: 1 } })
    const url = /<([^>]+)>/.exec(String(first.headers.link))![1]!
    const answer = await staff.send({ method: 'GET', url: url.replace('total-low', 'newest') })
    expect([answer.status, answer.code]).toEqual([422, 'invalid_input'])
  })

  it('follows a pickup that is moved', async () => {
    await asha.call(rescheduleOrder, {
      params: { orderId: hers._id },
      body: { pickupDate: '2025-07-10', pickupTime: '9-11 AM' },
    })
    expect((await found({ sort: 'pickup-last', limit: 1 }))[0]).toBe('hers')
  })
})
