/** The delivery code of an order as it is kept, encrypted. */
import type { Db } from '../../database/transaction.ts'
import type { FindCodeThatCounts } from '../../notifications/outbox/wording/sealed-delivery-code.ts'
import { findOrderWithCode, findSealedCodeOnItsWay } from './store.ts'

/** Null for an order without a code. */
export async function findSealedCode(db: Db, orderId: string): Promise<string | null> {
  return (await findOrderWithCode(db, orderId))?.sealed_code ?? null
}

/** Null also for an order that isn't out for delivery any more. */
export const findCodeThatCounts: FindCodeThatCounts = async (db, order) =>
  (await findSealedCodeOnItsWay(db, order))?.sealed_code ?? null
