/** Converts a table's rows to lines of text and back, in the database's own text format. */
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { quoteSqlName, type Table } from './catalogue.ts'

const ROWS_PER_FETCH = 2000

/**
 * All rows, a batch at a time. A row is a JSON array with a text or null for each column: the same on
 * every engine, exact to the last digit, and open to any program.
 */
export async function* readTableRows(tx: Tx, { name, columns }: Table): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${quoteSqlName(column.name)}::text`).join(', ')
  await runSql(
    tx,
    `declare backed_up no scroll cursor for select to_json(array[${texts}])::text as line from ${quoteSqlName(name)}`,
  )
  for (;;) {
    const { rows } = await sql
      .raw<{ line: string }>(`fetch ${ROWS_PER_FETCH} from backed_up`)
      .execute(tx)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < ROWS_PER_FETCH) break
  }
  await runSql(tx, 'close backed_up')
}

/** Stores rows as `readTableRows` gave them. */
export async function writeTableRows(
  tx: Tx,
  { name, columns }: Table,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map((column) => quoteSqlName(column.name)).join(', ')
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ')
  await sql`
    insert into ${sql.table(name)} (${sql.raw(names)}) overriding system value
    select ${sql.raw(values)} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`.execute(
    tx,
  )
}

/** So that values are written in one way, and no statement is ended for taking its time. */
export async function setDumpOptions(tx: Tx): Promise<void> {
  await runSql(
    tx,
    `set local time zone 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
     set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0;
     set local idle_in_transaction_session_timeout = 0`,
  )
}

async function runSql(tx: Tx, statement: string): Promise<void> {
  await sql.raw(statement).execute(tx)
}
