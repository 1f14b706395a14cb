/** Sessions of test people. */
import type { TestProduct } from './test-product.ts'

/** The id of the session that somebody began last. */
export async function sessionIdOf({ db }: TestProduct, userId: string): Promise<string> {
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
