// Order tracking by number: the views of strangers, the customer and staff.
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { asha, product, ravi, setStatus, staff } from './test-read-orders.ts'

describe('tracking', () => {
  const PUBLIC_FIELDS = [
    '_id',
    'createdAt',
    'deliveryDate',
    'deliveryPreference',
    'deliveryWindow',
    'estimatedDelivery',
    'history',
    'items',
    'number',
    'pickupDate',
    'pickupTime',
    'status',
  ]

  it('shows a visitor the progress and nothing personal', async () => {
    const order = await placed(asha, {
      address: '12 Secret Street',
      specialInstructions: 'The key is under the mat',
    })
    await setStatus(order, 'picked_up')

    for (const stranger of [product.visitor, ravi]) {
      const { body } = await stranger.call(orderDetails, { params: { orderId: order._id } })
      expect(Object.keys(body).toSorted()).toEqual(PUBLIC_FIELDS)
      expect(body.history.map((entry) => Object.keys(entry).toSorted())).toEqual(
        Array(2).fill(['at', 'by', 'event', 'label', 'pickupDate', 'pickupTime', 'status']),
      )
      expect(JSON.stringify(body)).not.toMatch(/secret|under the|asha|98450|total|@/i)
      expect(JSON.stringify(body)).not.toContain(asha.user._id)
    }
  })

  it('shows the owner and staff everything', async () => {
    const order = await placed(asha)
    const [own, whole] = [
      await asha.call(orderDetails, { params: { orderId: order.number } }),
      await staff.call(orderDetails, { params: { orderId: order.number } }),
    ]
    expect(own.body).toEqual(order)
    expect(whole.body).toEqual({
      ...order,
      userId: {
        _id: asha.user._id,
        name: 'Asha Rao',
        email: asha.user.email,
        phone: '+91 98450 11111',
      },
      undo: null,
      bags: 0,
      gramsIn: null,
      spot: null,
    })
  })

  it('accepts the number however it is typed', async () => {
    const { _id, number } = await placed(asha)
    const typed = [
      number.toLowerCase(),
      number.replaceAll('-', ''),
      ` ${number.toLowerCase().replaceAll('-', ' ')} `,
      `#${number.slice(3)}`,
      _id.toUpperCase(),
      _id.replaceAll('-', ''),
    ]
    for (const orderId of typed) {
      const { body } = await product.visitor.call(orderDetails, { params: { orderId } })
      expect([orderId, (body as Order)._id]).toEqual([orderId, _id])
    }
  })

  it('accepts the short form only from the owner and staff', async () => {
    const { _id } = await placed(asha)
    const ending = _id.slice(-6)
    for (const orderId of [`#${ending}`, ending, ending.toUpperCase(), `# ${ending} `]) {
      for (const person of [asha, staff]) {
        const { body } = await person.call(orderDetails, { params: { orderId } })
        expect([orderId, (body as Order)._id]).toEqual([orderId, _id])
      }
      for (const person of [ravi, product.visitor]) {
        const { status, message } = await person.call(orderDetails, { params: { orderId } })
        expect([orderId, status, message]).toEqual([orderId, 404, 'Order not found.'])
      }
    }
  })

  it('asks for the whole number when two orders end alike', async () => {
    const [one, other] = [await placed(asha), await placed(ravi)]
    const alike = `${other._id.slice(0, -6)}${one._id.slice(-6)}`
    await sql`
      insert into orders
      select twin.* from orders, jsonb_populate_record(orders, ${{ id: alike, number: 'LC-TW1N-0000' }}::jsonb) as twin
      where orders.id = ${other._id}`.execute(product.db)
    const orderId = `#${one._id.slice(-6)}`
    const { status, message } = await staff.call(orderDetails, { params: { orderId } })
    expect([status, message]).toEqual([
      404,
      `More than one order ends in ${orderId}. Please use the full order number.`,
    ])
    const own = await asha.call(orderDetails, { params: { orderId } })
    expect((own.body as Order)._id).toBe(one._id)
  })

  it('reports that an order does not exist', async () => {
    for (const orderId of ['LC-0000-0000', 'nonsense', '1', asha.user._id]) {
      const answer = await product.visitor.call(orderDetails, { params: { orderId } })
      expect([answer.status, answer.body]).toEqual([
        404,
        { code: 'order_not_found', message: 'Order not found.' },
      ])
    }
  })
})
