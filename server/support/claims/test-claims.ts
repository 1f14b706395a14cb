/** Delivered orders and customers' claims about them, for tests. */
import {
  adminClaim,
  adminClaims,
  decideClaim,
  orderClaims,
  settleClaim,
} from '#contract/help/claims.ts'
import type { InputOf } from '#contract/base/call.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { reportProblem } from '#contract/help/tickets.ts'
import { installRecordingPayments } from '../../testing/club.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

export const product = await testProduct()
installRecordingPayments(product.deps)
export const staff = await product.person({ role: 'admin', name: 'Meera Nair' })

export const SHIRT = 'dry-cleaning-shirt'
export const PIECE = 'Shirt (Dry Cleaning)'

type Report = InputOf<typeof reportProblem>['body']

/** Two shirts that are delivered, unless `fields` say otherwise. */
export async function makeDeliveredOrder(
  customer: SignedIn,
  fields: Parameters<typeof placed>[1] = {},
): Promise<Order> {
  const order = await placed(customer, { lines: [{ itemId: SHIRT, quantity: 2 }], ...fields })
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'completed' } })
  return order
}

/** Claims the first shirt as damaged, unless `fields` say otherwise. */
export const claimShirt = (
  customer: SignedIn,
  { _id: orderId }: { _id: string },
  fields: Partial<Report> = {},
  headers = {},
) =>
  customer.call(reportProblem, {
    params: { orderId },
    headers,
    body: { problem: 'damaged', wish: 'refund', piece: SHIRT, message: 'A hole.', ...fields },
  })

export const claimsOf = async (person: SignedIn, { _id: orderId }: { _id: string }) =>
  (await person.call(orderClaims, { params: { orderId } })).body

export const listed = async (list: 'unfinished' | 'over' = 'unfinished') =>
  (await staff.call(adminClaims, { query: { list } })).body

/** A claim of a new order that is back, as staff see it. */
export async function makeClaim(customer: SignedIn) {
  const order = await makeDeliveredOrder(customer)
  await claimShirt(customer, order)
  const id = (await claimsOf(customer, order))[0]!._id
  return { order, id, detail: (await staff.call(adminClaim, { params: { id } })).body }
}

/** Decides as is proposed for a shirt of ₹2,000 that is a year old, unless `fields` say otherwise: ₹1,015. */
export const decide = (
  id: string,
  fields: Partial<InputOf<typeof decideClaim>['body']> = {},
  by: SignedIn = staff,
) =>
  by.call(decideClaim, {
    params: { id },
    body: {
      price: 2000,
      ageMonths: 12,
      life: 'Shirt, blouse, kurta',
      proven: false,
      charged: 15,
      award: 1015,
      revision: 0,
      ...fields,
    },
  })

export const settle = (
  id: string,
  fields: Partial<InputOf<typeof settleClaim>['body']> = {},
  by: SignedIn = staff,
) =>
  by.call(settleClaim, {
    params: { id },
    body: { refund: 15, voucher: 0, transfer: 1000, reference: 'UTR 4711', revision: 1, ...fields },
  })
