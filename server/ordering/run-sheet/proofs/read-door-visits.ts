/** Drivers' proofs at an order's door: counts, notes and photos; callers check the permission. */
import type { Db } from '../../../database/transaction.ts'
import { selectDoorVisits, type ProofRow } from './proof-store.ts'

/** @returns what stands, the oldest first */
export function readDoorVisits(db: Db, orderId: string): Promise<ProofRow[]> {
  return selectDoorVisits(db, { orderId })
}
