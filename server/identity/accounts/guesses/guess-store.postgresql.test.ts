// Concurrent guesses on a database with several connections.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../../../database/open.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { insertWrongGuess } from './guess-store.ts'

it('counts a wrong guess that began earlier but had to wait for another', async () => {
  const first = await openTestDatabase()
  const second = await openDatabase({ dataDir: '', databaseUrl: first.databaseUrl })
  try {
    const judged = await first.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await insertWrongGuess(second.db, 'somebody', [0, 0])
      return insertWrongGuess(tx, 'somebody', [0, 0])
    })
    expect(judged).toEqual({ failures: 2, seconds: expect.any(Number) })
  } finally {
    await second.close()
    await first.close()
  }
})
