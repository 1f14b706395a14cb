// Next visit after a failed one: three free times, one press by the link or signed in, and every way it ends.
import { expect, it } from 'vitest'
import { notifications } from '#contract/messages/notifications.ts'
import { cancelOrder, orderDetails, rescheduleOrder } from '#contract/orders/orders.ts'
import { bringBack, failPickup } from '#contract/run-sheet/bring-back.ts'
import { chooseNextVisit, readNextVisit } from '#contract/run-sheet/next-visit.ts'
import { placed } from '../../testing/order-inputs.ts'
import {
  asha,
  completePickup,
  order,
  product,
  setStatus,
  staff,
} from '../run-sheet/test-run-sheet.ts'

const params = () => ({ params: { orderId: order._id } })
const body = { reason: 'Nobody opened the door.', failureReason: 'nobody_there' as const }

/** @returns the key of the link that she was sent */
async function keySent(): Promise<string> {
  await product.deps.events.settled()
  const { body: bell } = await asha.call(notifications, {})
  const { link } = bell.notifications[0]!
  expect(link).toContain(`/next-visit?orderId=${order._id}#key=`)
  return link!.split('#key=')[1]!
}

async function failedPickup(): Promise<string> {
  await staff.call(failPickup, { ...params(), body })
  return keySent()
}

const visitor = () => product.newBrowser()
const readBy = (key: string) => visitor().call(readNextVisit, params(), { 'visit-key': key })
const chooseBy = (key: string, { date, time }: { date: string; time: string }) =>
  visitor().call(chooseNextVisit, { ...params(), body: { date, time, key } })
const seen = async () => (await asha.call(orderDetails, params())).body
const pickupNow = async () => {
  const { pickupDate: date, pickupTime: time } = await seen()
  return { date, time }
}

it('offers the next three free pickups by the link, and one press books', async () => {
  const key = await failedPickup()
  const { body: offered } = await readBy(key)
  expect(offered).toMatchObject({
    number: order.number,
    kind: 'pickup',
    failureReason: 'nobody_there',
    standing: 'open',
    booked: await pickupNow(),
  })
  expect(offered.choices).toHaveLength(3)
  expect(offered.choices).not.toContainEqual(offered.booked)
  const [, chosen] = offered.choices
  const answer = await chooseBy(key, chosen!)
  expect(answer.body).toMatchObject({ standing: 'chosen', booked: chosen, choices: [] })
  expect(await pickupNow()).toEqual(chosen)
  expect((await seen()).history.at(-1)).toMatchObject({ event: 'rescheduled', by: 'customer' })
})

it('books once however often the button is pressed, and no second time', async () => {
  const key = await failedPickup()
  const [first, second] = (await readBy(key)).body.choices
  const presses = await Promise.all([1, 2].map(() => chooseBy(key, first!)))
  expect(presses.map(({ status }) => status)).toContain(200)
  expect(await chooseBy(key, first!)).toMatchObject({ status: 200, body: { standing: 'chosen' } })
  expect(await chooseBy(key, second!)).toMatchObject({
    status: 409,
    body: { code: 'already_answered' },
  })
  expect(await pickupNow()).toEqual(first)
  const { history } = await seen()
  expect(history.filter(({ event }) => event === 'rescheduled')).toHaveLength(1)
})

it('refuses a slot that has filled up since, and offers the next one instead', async () => {
  const key = await failedPickup()
  const [first] = (await readBy(key)).body.choices
  const ravi = await product.person({ name: 'Ravi', phone: '+91 98450 33334' })
  await placed(ravi, { pickupDate: first!.date, pickupTime: first!.time })
  await product.db
    .updateTable('pickup_slots')
    .set({ capacity: 1 })
    .where('booked', '=', 1)
    .execute()
  expect(await chooseBy(key, first!)).toMatchObject({ status: 409, body: { code: 'slot_full' } })
  const { body: fresh } = await readBy(key)
  expect(fresh.standing).toBe('open')
  expect(fresh.choices).toHaveLength(3)
  expect(fresh.choices).not.toContainEqual(first)
})

it('moves a delivery by the link', async () => {
  await setStatus('out_for_delivery')
  product.clock.set('2025-06-19T04:10:00Z')
  await staff.call(bringBack, { ...params(), body })
  const key = await keySent()
  const { body: offered } = await readBy(key)
  expect(offered).toMatchObject({ kind: 'delivery', standing: 'open' })
  const [chosen] = offered.choices
  expect((await chooseBy(key, chosen!)).body).toMatchObject({ standing: 'chosen', booked: chosen })
  expect(await seen()).toMatchObject({ deliveryWindow: chosen })
})

it('ends the link after seven days, but not for its customer who is signed in', async () => {
  const key = await failedPickup()
  product.clock.set('2025-06-26T04:30:00Z')
  expect((await readBy(key)).body).toMatchObject({ standing: 'expired', choices: [] })
  const own = (await asha.call(readNextVisit, params())).body
  expect(own.standing).toBe('open')
  expect(await chooseBy(key, own.choices[0]!)).toMatchObject({
    status: 409,
    body: { code: 'answer_too_late' },
  })
  const chosen = await asha.call(chooseNextVisit, { ...params(), body: own.choices[0]! })
  expect(chosen.body).toMatchObject({ standing: 'chosen' })
})

it('chooses nothing once the clothes are picked up, or the order is cancelled', async () => {
  const key = await failedPickup()
  const [choice] = (await readBy(key)).body.choices
  await completePickup()
  expect((await readBy(key)).body).toMatchObject({ standing: 'made', choices: [] })
  expect(await chooseBy(key, choice!)).toMatchObject({
    status: 409,
    body: { message: 'We have been with you since, so there is nothing to choose.' },
  })
  await setStatus('pickup_scheduled')
  await asha.call(cancelOrder, params())
  expect((await readBy(key)).body).toMatchObject({ standing: 'cancelled' })
  expect(await chooseBy(key, choice!)).toMatchObject({
    status: 409,
    body: { message: 'This order is cancelled, so there is no visit to choose.' },
  })
})

it('opens for its customer, and with the key of the last visit', async () => {
  expect((await asha.call(readNextVisit, params())).status).toBe(404)
  const key = await failedPickup()
  const stranger = await product.person({ name: 'Ravi', phone: '+91 98450 33335' })
  expect((await stranger.call(readNextVisit, params())).status).toBe(404)
  expect((await readBy(`${key}x`)).status).toBe(404)
  const [choice] = (await readBy(key)).body.choices
  const byStaff = await staff.call(chooseNextVisit, { ...params(), body: { ...choice!, key } })
  expect(byStaff.status).toBe(403)
  product.clock.set('2025-06-19T05:00:00Z')
  await staff.call(failPickup, { ...params(), body })
  expect((await readBy(key)).status).toBe(404)
  const { date: pickupDate, time: pickupTime } = choice!
  await asha.call(rescheduleOrder, { ...params(), body: { pickupDate, pickupTime } })
  expect((await asha.call(readNextVisit, params())).body).toMatchObject({ standing: 'chosen' })
})

it('dates a visit that arrives late to its own minute, and asks for nothing that is chosen already', async () => {
  product.clock.set('2025-06-19T09:00:00Z')
  const to = { pickupDate: '2025-06-20', pickupTime: '3-5 PM' } as const
  expect((await asha.call(rescheduleOrder, { ...params(), body: to })).status).toBe(200)
  product.clock.set('2025-06-19T18:10:00Z')
  const late = { ...body, at: '2025-06-19T05:00:00Z', sentAt: '2025-06-19T18:10:00Z' }
  await staff.call(failPickup, { ...params(), body: late })
  await product.deps.events.settled()
  const [told] = (await asha.call(notifications, {})).body.notifications
  expect(told!.message).toBe(
    'We came at 10:30 am on Thu, 19 June but couldn’t pick up. Nobody opened the door. You chose another time since, and we’ll come then.',
  )
  expect(told!.link).not.toContain('next-visit')
  expect((await asha.call(readNextVisit, params())).body).toMatchObject({
    visitedAt: '2025-06-19T05:00:00.000Z',
    failureReason: 'nobody_there',
    standing: 'chosen',
    booked: { date: to.pickupDate, time: to.pickupTime },
  })
  // It is 23:40 there, and nobody waits for it.
  const waiting = await product.db
    .selectFrom('outbox_messages')
    .select('due_at')
    .where('user_id', '=', asha.user._id)
    .where('created_at', '=', new Date('2025-06-19T18:10:00Z'))
    .execute()
  for (const { due_at: dueAt } of waiting) expect(dueAt).not.toBeNull()
})
