/** The message that an order has another status, with the delivery code once it is on its way. */
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { SendableMessage } from '../../../notifications/message-kinds.ts'
import { findSealedCode } from '../../delivery-codes/find-sealed-code.ts'

/** A status as an entry of the order's history set it. */
export interface Entry {
  id: number
  status: OrderStatus
}

/** What names it within its order, and the message. */
export async function newStatus(
  tx: Tx,
  orderId: string,
  { number, reason = null, ...entry }: Entry & { number: string; reason?: string | null },
): Promise<readonly [string, SendableMessage]> {
  const { status } = entry
  const withCode =
    status === 'out_for_delivery' ? await messageWithCode(tx, orderId, { number }) : null
  const params = { number, status, reason }
  return [statusName(entry), withCode ?? { kind: 'order.status_set', params }]
}

/** Null for an order without a code. */
export async function messageWithCode(
  tx: Tx,
  orderId: string,
  { number }: { number: string },
): Promise<SendableMessage | null> {
  const sealedDeliveryCode = await findSealedCode(tx, orderId)
  if (sealedDeliveryCode === null) return null
  const params = { number, status: 'out_for_delivery', reason: null, sealedDeliveryCode } as const
  return { kind: 'order.status_set', params }
}

export function statusName({ id, status }: Entry): string {
  return `${status}:${id}`
}
