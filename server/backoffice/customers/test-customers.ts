/** Staff and a customer, for tests of the console's customer pages. */
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

export const NOBODY = '00000000-0000-7000-8000-000000000000'

export const product = await testProduct()
export const staff = await product.person({ role: 'admin', name: 'Meena' })
export const asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 33333' })

export async function setStatus({ _id }: Order, status: OrderStatus): Promise<void> {
  await staff.call(setOrderStatus, { params: { id: _id }, body: { status } })
}

export const customerParams = ({ user }: SignedIn) => ({ params: { id: user._id } })
