/** The delivery code of an order as it is kept, encrypted. */
import type { Db } from '../../database/transaction.ts'
import { findOrderWithCode } from './store.ts'

/** Null for an order without a code. */
export async function findSealedCode(db: Db, orderId: string): Promise<string | null> {
  return (await findOrderWithCode(db, orderId))?.sealed_code ?? null
}
