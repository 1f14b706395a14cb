/** The till as pages of an export. It is computed whole, because each row builds on the rows before. */
import type { Db } from '../../database/transaction.ts'
import { readTillRows } from '../till/read-till-rows.ts'
import { PAGE_ROWS, type Cursor, type Span } from './store.ts'

const NEVER_BEFORE = new Date(0)
const NEVER_AFTER = new Date('9999-01-01T00:00:00Z')

export async function readTillPage(db: Db, { from, until, timeZone }: Span, after: Cursor | null) {
  const span = { from: from ?? NEVER_BEFORE, until: until ?? NEVER_AFTER, timeZone }
  const rows = (await readTillRows(db, span)).map((row) => ({
    ...row,
    at: row.date,
    id: row.personId ?? '',
  }))
  const next = rows.findIndex(({ at, id }) => after?.at === at && after.id === id) + 1
  return rows.slice(next, next + PAGE_ROWS)
}
