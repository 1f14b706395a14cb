/** What drivers counted, noted and photographed at an order's door, for anyone who asks: callers decide who may read it. */
import type { Db } from '../../database/transaction.ts'
import { selectProofs, type ProofRow } from './proof-store.ts'

/** @returns what stands, the oldest first */
export function readProofs(db: Db, orderId: string): Promise<ProofRow[]> {
  return selectProofs(db, { orderId })
}
