/** An order's clothes as they are answered to staff. */
import type { CustodyOrder } from '#contract/custody.ts'
import { weightsOf } from '#domain/custody.ts'
import { orderNotFound } from '../../http/not-found.ts'
import type { Db } from '../../database/transaction.ts'
import { firstName } from './read-tags.ts'
import { findCustodyOrder, selectHandOvers, selectUnits } from './store.ts'

/** How much of a hash is shown: enough to compare by eye. */
const SHOWN_DIGITS = 12

/** @throws AppError `order_not_found` */
export async function readCustody(db: Db, id: string): Promise<CustodyOrder> {
  const [order, units, events] = await Promise.all([
    findCustodyOrder(db, id),
    selectUnits(db, id),
    selectHandOvers(db, id),
  ])
  if (!order) throw orderNotFound()
  return {
    orderId: order.id,
    number: order.number,
    status: order.status,
    name: firstName(order.name),
    units,
    weights: weightsOf(events.map(({ content }) => content)),
    events: events.map(({ seq, at, content, note, name }) => ({
      seq,
      kind: content.kind,
      units: content.units.length,
      at: at.toISOString(),
      by: name,
      note,
    })),
    head: events.at(-1)?.hash.slice(0, SHOWN_DIGITS) ?? null,
  }
}
