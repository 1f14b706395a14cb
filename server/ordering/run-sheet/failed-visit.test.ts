// Failed visits: the customer is told of the attempt, the reason and the next step.
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { bringBack, failPickup } from '#contract/run-sheet/bring-back.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { orderDetails, rescheduleOrder, type Order } from '#contract/orders/orders.ts'
import { orderProofs } from '#contract/run-sheet/order-proofs.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import { newForm } from '../../testing/forms.ts'
import {
  asha,
  readCompletions,
  order,
  product,
  setStatus,
  staff,
  readStatus,
  readStops,
} from './test-run-sheet.ts'

const REASON = 'Nobody opened the door.'
const body = { reason: REASON, at: '2025-06-19T03:50:00Z' }
const at = () => ({ params: { orderId: order._id }, body })
const told = async () => {
  await product.deps.events.settled()
  const { body: bell } = await asha.call(notifications, {})
  return bell.notifications.map(({ title, message }) => [title, message])
}
const seen = async () =>
  (await asha.call(orderDetails, { params: { orderId: order._id } })).body as Order

it('tells the customer why a delivery failed and what comes next, and never says “ready”', async () => {
  await setStatus('out_for_delivery')
  product.clock.set('2025-06-19T04:10:00Z')
  expect((await staff.call(bringBack, at())).body).toMatchObject({ status: 'ready' })
  const [latest] = await told()
  expect(latest).toEqual([
    `Order ${order.number}: we couldn’t deliver`,
    'We came at 9:20 am on Thu, 19 June but couldn’t deliver. Nobody opened the door. Your clothes are safe with us. Please choose when we should come again.',
  ])
  expect((await told()).flat().join(' ')).not.toContain('clean and ready')
  const { history } = await seen()
  expect(history.at(-1)).toMatchObject({
    event: 'visit_failed',
    label: 'We came but couldn’t deliver',
    reason: REASON,
  })
})

it('keeps its own time in the history, also within the minute in which a change can be undone', async () => {
  await setStatus('ready')
  await setStatus('out_for_delivery')
  product.clock.set('2025-06-19T04:00:40Z')
  const said = { reason: REASON, at: '2025-06-19T04:00:30Z' }
  await staff.call(bringBack, { params: at().params, body: said })
  const { history } = await seen()
  const [out, ...back] = history.slice(-3)
  expect(out).toMatchObject({ status: 'out_for_delivery' })
  for (const entry of back)
    expect(entry).toMatchObject({ status: 'ready', at: '2025-06-19T04:00:30.000Z' })
})

it.each([
  ['pickup', failPickup, 'pickup_scheduled'],
  ['delivery', bringBack, 'ready'],
] as const)('goes to a manager when a %s fails twice in a row', async (kind, call, status) => {
  if (kind === 'delivery') await setStatus('out_for_delivery')
  const params = at().params
  product.clock.set('2025-06-19T05:00:00Z')
  expect((await staff.call(call, { params, body: { reason: REASON } })).body.toDecide).toBe(false)
  product.clock.set('2025-06-19T09:00:00Z')
  if (kind === 'delivery') await setStatus('out_for_delivery')
  const { body: again } = await staff.call(call, { params, body: { reason: 'Still nobody.' } })
  expect(again).toMatchObject({ toDecide: true, status })
  const waiting = (await staff.call(listStopMisfits, {})).body
  const found = waiting.find(({ orderId }) => orderId === order._id)!
  expect(found).toMatchObject({
    kind,
    misfits: ['failed_again'],
    note: 'Still nobody.',
    choices: [{ choice: 'keep' }],
  })
  const decided = { params: { id: found._id }, body: { choice: 'keep' as const } }
  await staff.call(decideStopMisfit, decided)
  expect((await readStops())[0]).toMatchObject({ toDecide: false, status })
})

it('tells an express customer what we do next, since they can’t move the delivery', async () => {
  await product.db
    .updateTable('orders')
    .set({ delivery_preference: 'express' })
    .where('id', '=', order._id)
    .execute()
  await setStatus('out_for_delivery')
  product.clock.set('2025-06-19T04:10:00Z')
  await staff.call(bringBack, at())
  const [, message] = (await told())[0]!
  expect(message).not.toContain('Please choose')
  expect(message).toContain(
    'we will come again as soon as we can. Please ask us in Help if you need a certain time.',
  )
})

it('tells the customer once about a failed pickup, and keeps the order to be picked up', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([1, 2].map(() => staff.call(failPickup, at(), key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await readCompletions()).toHaveLength(1)
  expect(await readStatus()).toBe('pickup_scheduled')
  expect((await readStops())[0]).toMatchObject({ done: false, broughtBack: { reason: REASON } })
  expect((await told())[0]).toEqual([
    `Order ${order.number}: we couldn’t pick up`,
    'We came at 9:20 am on Thu, 19 June but couldn’t pick up. Nobody opened the door. Please choose another pickup time.',
  ])
  const proofs = await asha.call(orderProofs, { params: { orderId: order._id } })
  expect(proofs.body).toMatchObject([{ kind: 'pickup', broughtBack: true, note: REASON }])
  // The next step is theirs, and then nothing of it leads the order's page any more.
  const moved = await asha.call(rescheduleOrder, {
    params: { orderId: order._id },
    body: { pickupDate: '2025-06-20', pickupTime: '9-11 AM' },
  })
  expect(moved.status).toBe(200)
  expect((await seen()).history.at(-1)!.event).toBe('rescheduled')
})

it('words a chosen reason for the customer, and says that the rider called', async () => {
  await staff.call(failPickup, {
    params: { orderId: order._id },
    // The phone's clock is 20 minutes slow.
    body: {
      reason: 'Das Tor war zu.',
      failureReason: 'gate_closed',
      calledAt: '2025-06-19T03:35:00Z',
      at: '2025-06-19T03:39:00Z',
      sentAt: '2025-06-19T03:40:00Z',
    },
  })
  const [, message] = (await told())[0]!
  expect(message).toBe(
    'We came at 9:29 am on Thu, 19 June but couldn’t pick up. The gate was closed. We also called you. Please choose another pickup time.',
  )
  const proofs = await asha.call(orderProofs, { params: { orderId: order._id } })
  expect(proofs.body).toMatchObject([
    { failureReason: 'gate_closed', calledAt: expect.stringMatching(/^2025-06-19T03:55/) },
  ])
})

it('says of a second visit that the rider called only where they called again', async () => {
  const calledAt = '2025-06-19T03:48:00Z'
  const visit = (time: string) =>
    staff.call(failPickup, {
      params: { orderId: order._id },
      body: { ...body, failureReason: 'nobody_there', calledAt, at: `2025-06-19T${time}Z` },
    })
  product.clock.set('2025-06-19T10:00:00Z')
  await visit('03:50:00')
  await visit('09:50:00')
  expect((await readCompletions()).map(({ called_at }) => called_at)).toEqual([
    new Date(calledAt),
    null,
  ])
})

it('rejects a reason that isn’t offered', async () => {
  const said = { ...body, failureReason: 'too_hot' as never }
  const refused = await staff.call(failPickup, { params: at().params, body: said })
  expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
})

it('shows visitors who follow the order the visit, but not the rider’s note', async () => {
  await staff.call(failPickup, at())
  const { body: tracked } = await product
    .newBrowser()
    .call(orderDetails, { params: { orderId: order._id } })
  expect(tracked.history.at(-1)).toMatchObject({ event: 'visit_failed' })
  expect(JSON.stringify(tracked)).not.toContain(REASON)
})

it('records a visit for a cancelled order, and sends its customer nothing', async () => {
  await setStatus('cancelled')
  const before = (await told()).length
  expect((await staff.call(failPickup, at())).body).toMatchObject({ toDecide: true })
  expect((await told()).length).toBe(before)
  expect((await seen()).history.at(-1)!.status).toBe('cancelled')
  const waiting = (await staff.call(listStopMisfits, {})).body
  expect(waiting.find(({ number }) => number === order.number)).toMatchObject({
    broughtBack: true,
    note: REASON,
    choices: [{ choice: 'keep' }],
  })
})

it('shows the photo of the door to its customer, stored once however often it is sent', async () => {
  const create = { width: 60, height: 80, channels: 3, background: '#c8452f' } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  const { headers, ...form } = await newForm(body, { bytes, field: 'photo' })
  const sent = {
    method: 'POST',
    ...form,
    headers: { ...headers, 'idempotency-key': 'photo-of-the-gate' },
  } as const
  const url = `/api/admin/run-sheet/${order._id}/pickup-failed`
  for (let time = 1; time <= 2; time += 1)
    expect((await staff.send({ url, ...sent })).status).toBe(200)
  const proofs = await asha.call(orderProofs, { params: { orderId: order._id } })
  expect(proofs.body).toMatchObject([{ broughtBack: true, note: REASON }])
  const photo = await asha.send({ url: proofs.body[0]!.imageUrl! })
  expect(photo.status).toBe(200)
})
