/** Finds the order of a tag that was typed or scanned into a search. */
import { readTagCode } from '#domain/clothes/custody-codes.ts'
import type { Db } from '../../../database/transaction.ts'
import { selectTags } from './clothes-store.ts'

/** @returns the order's id; null for what is no tag's code, and for a tag that is on nothing now */
export async function findOrderOfTag(db: Db, typed: string): Promise<string | null> {
  const code = readTagCode(typed)
  if (code === null) return null
  const [tag] = await selectTags(db, [code])
  return tag?.orderId ?? null
}
