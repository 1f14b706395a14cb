/** An order's chain of hand-overs; callers check the permission. */
import type { ClothesUnit } from '#contract/clothes/custody-units.ts'
import type { CustodyEvent } from '#domain/clothes/custody-chain.ts'
import { orderNotFound } from '../../../http/answers/not-found.ts'
import type { Db } from '../../../database/transaction.ts'
import { type CustodyRow, findOrderCustody } from '../record/clothes-store.ts'
import { unitView } from '../record/unit-view.ts'

/** An entry of the chain with what stands beside it and can be erased. */
export interface ChainEntry extends CustodyEvent {
  note: string | null
  /** Who wrote it; null once they are gone. */
  actorId: string | null
}

/** All that is hashed of an order's hand-overs, and their notes, the oldest first. */
export function chainEntriesOf(order: CustodyRow): Omit<ChainEntry, 'actorId'>[] {
  return order.hand_overs.map(({ seq, at, content, previous, hash, note }) => ({
    seq,
    at: new Date(at).getTime(),
    content,
    previous,
    hash,
    note,
  }))
}

interface Chain {
  ownerId: string
  units: ClothesUnit[]
  entries: ChainEntry[]
  /** The digests of the photos from the door that are kept. */
  doorPhotos: (string | null)[]
}

/** @throws AppError `order_not_found` */
export async function readChain(db: Db, orderId: string): Promise<Chain> {
  const order = await findOrderCustody(db, orderId)
  if (!order) throw orderNotFound()
  const actors = order.hand_overs.map(({ actor_id }) => actor_id)
  return {
    ownerId: order.user_id,
    units: order.units.map(unitView),
    doorPhotos: order.door_photos.map(({ photo_digest: digest }) => digest),
    entries: chainEntriesOf(order).map((entry, index) => ({
      ...entry,
      actorId: actors[index] ?? null,
    })),
  }
}
