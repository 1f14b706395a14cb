/** The words of a person by id, for what is stored in their language. */
import type { Words } from '#words/words.ts'
import type { Db } from '../database/transaction.ts'
import type { Deps } from '../platform/deps.ts'

/** @returns the laundry's own for a person without a language, or without an account */
export async function wordsOfUser(
  db: Db,
  { wordsFor }: Pick<Deps, 'wordsFor'>,
  id: string | null,
): Promise<Words> {
  if (id === null) return wordsFor({})
  const query = db.selectFrom('users').select('language').where('id', '=', id)
  return wordsFor((await query.executeTakeFirst()) ?? {})
}
