/** A connection that is cut while several writes share a commit. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBreakableConnection } from '../../testing/stand-ins/cut-line.ts'
import { testProduct } from '../../testing/test-product.ts'
import { openDatabase } from '../open.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import { storeTogether } from './store-together.ts'

const product = await testProduct()

test('acknowledges none of the writes in an unconfirmed commit, and tries none again', async () => {
  await sql`create table baskets (name text)`.execute(product.db)
  const line = await openBreakableConnection(product.databaseUrl!)
  const database = await openDatabase({ dataDir: '', databaseUrl: line.url })
  try {
    const names = ['first', 'basket-1', 'basket-2', 'basket-3']
    line.cutAtCommitAfter('basket-3')
    const [first, ...lost] = await Promise.allSettled(
      names.map((name) =>
        storeTogether(database.db, {
          decide: async () => name,
          isPlain: () => true,
          write: async (tx) => void (await sql`insert into baskets values (${name})`.execute(tx)),
        }),
      ),
    )
    expect(first!.status).toBe('fulfilled')
    for (const each of lost) {
      const reason = each.status === 'rejected' ? each.reason : null
      expect(reason).toBeInstanceOf(DatabaseUnavailable)
      expect(reason).toMatchObject({ mayBeStored: true })
    }
    const { rows } = await sql`select name from baskets order by name`.execute(product.db)
    expect(rows).toEqual(names.toSorted().map((name) => ({ name })))
  } finally {
    await database.close()
    await line.close()
  }
})
