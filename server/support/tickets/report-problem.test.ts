// “Something wrong?”: a customer's report about an order becomes a complete ticket.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { blockCustomer } from '#contract/accounts/customers.ts'
import { adminTicket, adminTickets } from '#contract/help/help-desk.ts'
import { addGarment } from '#contract/garments/garments.ts'
import { reportProblem } from '#contract/help/tickets.ts'
import { placed } from '../../testing/order-inputs.ts'
import { asha, product, ravi, staff } from './test-tickets.ts'

const STAIN = { problem: 'stain', wish: 'clean_again' } as const
const SHIRT = 'dry-cleaning-shirt'

it('opens a ticket for the order, with the problem, the piece and the remedy', async () => {
  const order = await placed(asha, { lines: [{ itemId: SHIRT, quantity: 2 }] })
  const body = { ...STAIN, piece: SHIRT, message: 'On the collar.' }
  const answer = await asha.call(reportProblem, { params: { orderId: order._id }, body })
  expect(answer.status).toBe(201)
  const { ticket, message } = answer.body
  const piece = 'Shirt (Dry Cleaning)'
  expect(ticket).toMatchObject({
    subject: `A stain is still there: ${piece}`,
    category: 'orders',
    priority: 'medium',
    order: { _id: order._id, number: order.number },
    report: { ...STAIN, piece },
    messages: [{ from: 'customer', text: 'On the collar.', pictures: [] }],
  })
  expect(message).toBe(
    `Thank you for telling us. Your ticket is ${ticket.number}. We’ll answer within 24 hours, here and by email.`,
  )
  const { body: desk } = await staff.call(adminTicket, { params: { number: ticket.number } })
  expect(desk.report).toEqual({ ...STAIN, piece })
  const { body: found } = await staff.call(adminTickets, { query: { q: 'stain is still' } })
  expect(found.map(({ number }) => number)).toContain(ticket.number)
})

it('accepts a report of a garment or the whole order, without text, and says when staff are back', async () => {
  const { body: garment } = await asha.call(addGarment, {
    body: { name: 'Blue kurta', category: 'casual' },
  })
  const order = await placed(asha, { garmentIds: [garment._id] })
  product.clock.set('2025-06-18T16:00:00.000Z')
  const params = { orderId: order._id }
  const lost = { problem: 'missing', wish: 'talk', piece: garment._id } as const
  const { body } = await asha.call(reportProblem, { params, body: lost })
  expect(body.ticket).toMatchObject({
    subject: 'Something is missing: Blue kurta',
    priority: 'high',
    messages: [{ text: '' }],
  })
  expect(body.message).toContain(
    'offline now and back at 7 am tomorrow. We’ll answer within 24 hours',
  )
  const late = { problem: 'price', wish: 'refund' } as const
  const whole = await asha.call(reportProblem, { params, body: late })
  expect(whole.body.ticket).toMatchObject({
    subject: 'The price is wrong: the whole order',
    category: 'billing',
    report: { piece: null },
  })
})

it('accepts a report once, and from the order’s owner only', async () => {
  const { _id: orderId } = await placed(asha)
  const request = {
    params: { orderId },
    body: STAIN,
    headers: { 'idempotency-key': randomUUID() },
  }
  const [first, second] = [
    await asha.call(reportProblem, request),
    await asha.call(reportProblem, request),
  ]
  expect(second.body.ticket.number).toBe(first.body.ticket.number)
  const other = { ...request, body: { ...STAIN, wish: 'talk' as const } }
  expect((await asha.call(reportProblem, other)).code).toBe('key_reused')
  expect((await ravi.call(reportProblem, request)).code).toBe('order_not_found')
  expect((await product.visitor.call(reportProblem, request)).status).toBe(401)
})

it('refuses contradictory and unknown choices', async () => {
  const { _id: orderId } = await placed(asha)
  const params = { orderId }
  for (const [body, status, message] of [
    [
      { problem: 'missing', wish: 'clean_again' },
      422,
      'That can’t be cleaned again. Please choose a refund or “Talk to me first”.',
    ],
    [{ ...STAIN, problem: 'sad' }, 422, 'Please say what happened.'],
    [{ ...STAIN, wish: 'sing' }, 422, 'Please say what you would like.'],
    [{ ...STAIN, piece: SHIRT }, 404, 'There is no such item.'],
  ] as const) {
    const answer = await asha.send({
      method: 'POST',
      url: `/api/orders/${orderId}/problems`,
      payload: body,
    })
    expect([answer.status, answer.message]).toEqual([status, message])
  }
  await staff.call(blockCustomer, { params: { id: asha.user._id }, body: { reason: 'Bills' } })
  expect((await asha.call(reportProblem, { params, body: STAIN })).code).toBe('customer_blocked')
})
