/** Drivers' proofs at an order's door: counts, notes and photos; callers check the permission. */
import type { Db } from '../../../database/transaction.ts'
import { selectProofs, type ProofRow } from './proof-store.ts'

/** @returns what stands, the oldest first */
export function readProofs(db: Db, orderId: string): Promise<ProofRow[]> {
  return selectProofs(db, { orderId })
}
