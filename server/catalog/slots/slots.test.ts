// @both-engines
import { beforeEach, expect, it } from 'vitest'
import { coverage, slots } from '#contract/catalogue/catalogue.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { testProduct } from '../../testing/test-product.ts'
import { placed, SUNDAY, THURSDAY, orderInput, slotRow } from '../../testing/order-inputs.ts'

const product = await testProduct()
const asha = await product.person()
beforeEach(() => product.clock.set('2025-06-18T06:30:00Z'))

async function slotsOn(date: string) {
  const { body } = await product.visitor.call(slots, {
    query: { from: date, days: 1 },
  })
  return body.dates[0]!
}

it('offers two weeks from today in the laundry’s time zone, without slots that have begun', async () => {
  const { body } = await product.visitor.call(slots, {})

  expect(body).toMatchObject({
    timeZone: 'Asia/Kolkata',
    today: '2025-06-18',
    lastDate: '2025-07-18',
  })
  expect(body.dates).toHaveLength(14)
  expect(body.dates[0]).toEqual({
    date: '2025-06-18',
    closed: false,
    slots: [
      {
        _id: '20250618-1300-8078-8000-000000000000',
        pickupTime: '1-3 PM',
        startsAt: '2025-06-18T07:30:00.000Z',
        endsAt: '2025-06-18T09:30:00.000Z',
        placesLeft: 20,
        deliveriesLeft: 100,
        expressOffered: false,
      },
      expect.objectContaining({ pickupTime: '3-5 PM' }),
      expect.objectContaining({ pickupTime: '5-7 PM' }),
    ],
  })
})

it('begins the next day at midnight in the laundry’s time zone', async () => {
  product.clock.set('2025-06-18T18:31:00Z')
  const { body } = await product.visitor.call(slots, {})
  expect(body.today).toBe('2025-06-19')
  expect(body.dates[0]?.slots).toHaveLength(5)
})

it('offers express in the morning, and nothing after Sunday’s closing', async () => {
  const thursday = await slotsOn(THURSDAY)
  expect(thursday.slots.map(({ expressOffered }) => expressOffered)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  const sunday = await slotsOn(SUNDAY)
  expect(sunday.slots.map(({ pickupTime, placesLeft }) => [pickupTime, placesLeft])).toEqual([
    ['9-11 AM', 8],
    ['11 AM-1 PM', 8],
    ['1-3 PM', 8],
    ['3-5 PM', 8],
  ])
})

it('lists days from today to the last bookable date', async () => {
  const last = await product.visitor.call(slots, {
    query: { from: '2025-07-17', days: 31 },
  })
  const past = await product.visitor.call(slots, {
    query: { from: '2020-01-01', days: 1 },
  })
  const never = await product.visitor.call(slots, {
    query: { from: '2030-01-01' },
  })
  expect(last.body.dates.map(({ date }) => date)).toEqual(['2025-07-17', '2025-07-18'])
  expect(past.body.dates.map(({ date }) => date)).toEqual(['2025-06-18'])
  expect(never.body.dates).toEqual([])
})

it('shows the places left, and a capacity that staff gave a slot', async () => {
  await product.db
    .insertInto('pickup_slots')
    .values({ ...slotRow('2025-06-24', '3-5 PM'), capacity: 2 })
    .execute()
  await placed(asha, { pickupDate: '2025-06-24', pickupTime: '3-5 PM' })
  const placesLeft = async () =>
    (await slotsOn('2025-06-24')).slots.map((slot) => [slot.pickupTime, slot.placesLeft])

  expect(await placesLeft()).toContainEqual(['3-5 PM', 1])
  await placed(asha, { pickupDate: '2025-06-24', pickupTime: '3-5 PM' })
  expect(await placesLeft()).toContainEqual(['3-5 PM', 0])
  const body = orderInput({ pickupDate: '2025-06-24', pickupTime: '3-5 PM' })
  expect((await asha.call(placeOrder, { body })).code).toBe('slot_full')
})

it('has the same id before and after it is booked, and orders refer to it', async () => {
  const offered = async () =>
    (await slotsOn('2025-06-27')).slots.find(({ pickupTime }) => pickupTime === '1-3 PM')!
  const { _id, startsAt, endsAt } = await offered()
  const order = await placed(asha, {
    pickupDate: '2025-06-27',
    pickupTime: '1-3 PM',
  })
  expect(await offered()).toMatchObject({ _id, placesLeft: 19 })
  const row = await product.db
    .selectFrom('orders')
    .innerJoin('pickup_slots', 'pickup_slots.id', 'orders.slot_id')
    .select(['slot_id', 'starts_at', 'ends_at', 'booked'])
    .where('orders.id', '=', order._id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    slot_id: _id,
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    booked: 1,
  })
})

it('keeps its id and its hours in another time zone', async () => {
  await placed(asha, { pickupDate: '2025-06-26', pickupTime: '9-11 AM' })
  const { id } = slotRow('2025-06-26', '9-11 AM')
  const begins = async () =>
    (
      await product.db
        .selectFrom('pickup_slots')
        .select('starts_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).starts_at.toISOString()
  const moveTo = (zone: string) =>
    product.db.updateTable('business').set({ time_zone: zone }).execute()
  expect(await begins()).toBe('2025-06-26T03:30:00.000Z')
  await moveTo('Asia/Dubai')
  expect(await begins()).toBe('2025-06-26T05:00:00.000Z')
  await moveTo('Asia/Kolkata')
  expect(await begins()).toBe('2025-06-26T03:30:00.000Z')
})

it('closes a date at once when staff do, and opens it again', async () => {
  const date = '2025-06-25'
  expect((await slotsOn(date)).closed).toBe(false)

  await product.db.insertInto('closed_dates').values({ closed_date: date }).execute()

  await expect.poll(() => slotsOn(date)).toEqual({ date, closed: true, slots: [] })
  const refused = await asha.call(placeOrder, {
    body: orderInput({ pickupDate: date }),
  })
  expect([refused.status, refused.code]).toEqual([422, 'closed_date'])

  await product.db.deleteFrom('closed_dates').execute()
  await expect.poll(async () => (await slotsOn(date)).slots.length).toBe(5)
})

it('serves PIN codes of 5 or 6 characters everywhere until staff list some, and then only those', async () => {
  const ask = async (pin: string) =>
    (await product.visitor.call(coverage, { params: { pin } })).body
  const served = { served: true, message: 'Great! We serve your area.' }
  const notServed = {
    served: false,
    message: 'Sorry, we’re not in your area yet.',
  }

  expect([await ask('560001'), await ask('56000'), await ask('5600')]).toEqual([
    served,
    served,
    notServed,
  ])

  await product.db.insertInto('service_areas').values({ pin: '560001' }).execute()
  await expect.poll(() => ask('560002')).toEqual(notServed)
  expect(await ask('560001')).toEqual(served)

  const refusalOf = async (fields: Parameters<typeof orderInput>[0]) => {
    const { status, code, message } = await asha.call(placeOrder, {
      body: orderInput(fields),
    })
    return [status, code, message]
  }
  expect(await refusalOf({ address: '1 Far Away, 560099' })).toEqual([
    422,
    'not_served',
    'Sorry, we’re not in your area yet.',
  ])
  expect(await refusalOf({ deliveryAddress: '1 Far Away, 560099' })).toEqual([
    422,
    'not_served',
    'Sorry, we’re not in your area yet.',
  ])
  expect(await refusalOf({ address: 'No PIN code at all' })).toEqual([
    422,
    'not_served',
    'Please add your PIN code to the address, so that we can check that we serve your area.',
  ])
  expect((await placed(asha, { address: '2 Church Street 560 001' })).status).toBe(
    'pickup_scheduled',
  )

  await product.db.deleteFrom('service_areas').execute()
  await expect.poll(() => ask('560002')).toEqual(served)
})

it('charges current catalogue prices', async () => {
  await product.db
    .updateTable('catalogue_items')
    .set({ list_price_paise: 8000 })
    .where('id', '=', 'wash-fold')
    .execute()
  await expect
    .poll(async () => (await asha.call(placeOrder, { body: orderInput({ total: 240 }) })).status)
    .toBe(201)
  const stale = await asha.call(placeOrder, {
    body: orderInput({ total: 210 }),
  })
  expect([stale.status, stale.code]).toEqual([409, 'price_changed'])

  await product.db
    .updateTable('catalogue_items')
    .set({ active: false })
    .where('id', '=', 'wash-fold')
    .execute()
  await expect
    .poll(async () => (await asha.call(placeOrder, { body: orderInput() })).code)
    .toBe('unknown_item')
})
