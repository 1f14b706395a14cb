/** The order that a message is about, and whether the message asks for an answer. */
import type { MessagePart } from '../../database/own-types.ts'

/** As the links of all messages about orders begin: `pageOf` of the notifications of orders. */
const ORDER_PAGE = /^\/track-order\?orderId=([\da-f-]{36})(?:#|$)/

/** @returns the id of the order whose page a message leads to, or null */
export function orderIdFromLink({ link }: { link: string | null }): string | null {
  return ORDER_PAGE.exec(link ?? '')?.[1] ?? null
}

/**
 * What runs out unless the customer answers in time, so that the next channel is tried where it isn't read, and staff
 * hear at once where it did not arrive.
 */
export const ASKING = 'order.more_proposed'

/** @returns until when a message can be answered; null for one that asks nothing */
export function answerUntil({ parts: [part] }: { parts: readonly MessagePart[] }): Date | null {
  if (part?.kind !== ASKING) return null
  const { until } = part.params as { until: { at: string } }
  return new Date(until.at)
}

/** @returns the order that a message asks its customer about, or null for one that asks nothing */
export function orderAskedAbout({
  link,
  parts: [part],
}: {
  link: string | null
  parts: readonly MessagePart[]
}): { orderId: string; number: string } | null {
  const orderId = orderIdFromLink({ link })
  if (orderId === null || part?.kind !== ASKING) return null
  return { orderId, number: (part.params as { number: string }).number }
}
