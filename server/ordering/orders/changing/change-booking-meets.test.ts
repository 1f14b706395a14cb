/** Customers' changes combined with other events of the order, and with rules about the customer. */
import { expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { changeBooking } from '#contract/orders/booking-change.ts'
import { blockCustomer } from '#contract/accounts/customers.ts'
import { orderCalendar } from '#contract/orders/order-calendar.ts'
import { changeLines } from '#contract/orders/order-detail.ts'
import { cancelOrder } from '#contract/orders/orders.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { changeOwnBooking, kilogramLines, OFFICE } from './test-change-booking.ts'
import { asha, orderParams, product, readOwnOrder, setStatus, staff } from './test-change-order.ts'

it('lets one of customer and staff win when both change the items at once', async () => {
  const order = await placed(asha)
  const byStaff = {
    lines: kilogramLines(5),
    reason: 'Weighed.',
    total: 350,
    revision: 0,
    agreed: true,
  }
  const byCustomer = { lines: kilogramLines(4), total: 280, revision: 0 }
  const answers = await Promise.all([
    staff.call(changeLines, { params: { id: order._id }, body: byStaff }),
    asha.call(changeBooking, { ...orderParams(order), body: byCustomer }),
  ])
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    message: expect.stringContaining('order has changed in the meantime'),
  })
  const { total, charged, amountDue } = await readOwnOrder(order)
  expect([total, charged, amountDue]).toEqual(Array(3).fill(won[0]!.body.total))
})

it('applies all or nothing of a change sent at the same time as a pickup or cancellation', async () => {
  for (const otherwise of [
    (order: { _id: string }) => setStatus(order, 'picked_up'),
    (order: { _id: string }) => asha.call(cancelOrder, orderParams(order)),
  ]) {
    const order = await placed(asha)
    const body = { lines: kilogramLines(4), address: OFFICE, total: 280, revision: 0 }
    const [changed] = await Promise.all([
      asha.call(changeBooking, { ...orderParams(order), body }),
      otherwise(order),
    ])
    const after = await readOwnOrder(order)
    expect(after.changeable).toBe(false)
    expect([changed.status, after.total, after.address]).toEqual(
      changed.status === 200 ? [200, 280, OFFICE] : [409, 210, order.address],
    )
  }
})

it('refuses a PIN code that isn’t served, and accepts the address booked before', async () => {
  const order = await placed(asha)
  const areas = async () => (await product.deps.laundry(MAIN_BRANCH).settings.current()).areas
  await product.db.insertInto('service_areas').values({ pin: '560025' }).execute()
  await expect.poll(areas).toEqual(['560025'])
  const wished = { address: '9 Beach Road, Chennai 600001' }
  expect(await changeOwnBooking(asha, order, wished)).toMatchObject({
    status: 422,
    code: 'not_served',
  })
  expect((await changeOwnBooking(asha, order, { address: 'Flat 3, Residency Road' })).code).toBe(
    'not_served',
  )
  expect((await changeOwnBooking(asha, order, { specialInstructions: 'Ring twice' })).status).toBe(
    200,
  )
  expect((await changeOwnBooking(asha, order, { address: OFFICE })).status).toBe(200)
  await product.db.deleteFrom('service_areas').execute()
  await expect.poll(areas).toEqual([])
})

it('lets a blocked customer correct an address, but not add items', async () => {
  const order = await placed(asha)
  const body = { reason: 'Nobody was there three times' }
  await staff.call(blockCustomer, { params: { id: asha.user._id }, body })
  expect((await changeOwnBooking(asha, order, { lines: kilogramLines(9) })).code).toBe(
    'customer_blocked',
  )
  expect((await changeOwnBooking(asha, order, { deliveryAddress: OFFICE })).status).toBe(200)
  expect((await readOwnOrder(order)).total).toBe(210)
})

it('moves the calendar’s pickup to another address and raises its sequence', async () => {
  const order = await placed(asha)
  const url = orderCalendar.path.replace(':orderId', order._id)
  const file = async () => String((await asha.send({ method: 'GET', url })).body)
  expect(await file()).toContain('SEQUENCE:0')
  await changeOwnBooking(asha, order, { specialInstructions: 'Ring twice' })
  expect(await file()).toContain('SEQUENCE:0')
  await changeOwnBooking(asha, order, { address: OFFICE })
  expect(await file()).toContain('SEQUENCE:1')
  expect(await file()).toContain('4 Residency Road')
})
