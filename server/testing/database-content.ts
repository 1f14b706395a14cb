/** Reads a whole database, to compare it with another. */
import { inTransaction, type Db } from '../database/transaction.ts'
import { listTables } from '../backoffice/backup/catalogue.ts'
import { readRows, settle } from '../backoffice/backup/rows.ts'
/** Every row of every table as text, each table's rows sorted. */
export async function contentOf(db: Db): Promise<Record<string, string[]>> {
  return inTransaction(db, async (tx) => {
    await settle(tx)
    const content: Record<string, string[]> = {}
    for (const table of await listTables(tx)) {
      const lines: string[] = []
      for await (const batch of readRows(tx, table)) lines.push(...batch)
      content[table.name] = lines.toSorted()
    }
    return content
  })
}
