/** Hand-ins of cash in API answers. */
import type { HandIn } from '#contract/cash/cash.ts'
import type { Db } from '../../database/transaction.ts'
import { handInRowsOf } from './store.ts'
import { handInView } from './view.ts'

/** What was handed in or counted between two instants, oldest first. */
export async function handInsBetween(db: Db, from: Date, until: Date): Promise<HandIn[]> {
  return (await handInRowsOf(db, from, until)).map(handInView)
}
