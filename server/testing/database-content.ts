/** Reads a whole database for comparison with another. */
import { sql } from 'kysely'
import { inTransaction, type Db } from '../database/transaction.ts'
import { listTables } from '../backoffice/backup/catalogue.ts'
import { readTableRows, setDumpOptions } from '../backoffice/backup/rows.ts'
/** Every row of every table as text, each table's rows sorted. */
export async function readDatabaseContent(db: Db): Promise<Record<string, string[]>> {
  return inTransaction(db, async (tx) => {
    await setDumpOptions(tx)
    const content: Record<string, string[]> = {}
    for (const table of await listTables(tx)) {
      const lines: string[] = []
      for await (const batch of readTableRows(tx, table)) lines.push(...batch)
      content[table.name] = lines.toSorted()
    }
    return content
  })
}

/** How many rows each table has, with a digest of them, in one statement; tables in `beside` are left out. */
export async function digestsOfTables(
  db: Db,
  beside: readonly string[],
): Promise<Record<string, string>> {
  const tables = (await listTables(db)).filter(({ name }) => !beside.includes(name))
  const digests = tables.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name,
        count(*) || ' rows ' || md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as rows
      from ${sql.table(name)} as t`,
  )
  const { rows } = await sql<{ name: string; rows: string }>`${sql.join(
    digests,
    sql` union all `,
  )}`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]))
}
