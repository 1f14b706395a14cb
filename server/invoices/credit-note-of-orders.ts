/** Tells of orders, where they are read, whether there is a credit note. */
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { hasCreditNote } from './credit-store.ts'

/** A column for a query over orders. */
export function creditNoteOfOrders(eb: ExpressionBuilder<Tables, 'orders'>) {
  return hasCreditNote(eb)
}
