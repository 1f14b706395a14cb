/** Hand-ins of cash in API answers. */
import type { HandIn } from '#contract/cash/cash.ts'
import type { Db } from '../../database/transaction.ts'
import { selectHandInRows } from './store.ts'
import { handInView } from './view.ts'

/** What was handed in or counted between two instants, oldest first. */
export async function readHandIns(db: Db, from: Date, until: Date): Promise<HandIn[]> {
  return (await selectHandInRows(db, from, until)).map(handInView)
}
