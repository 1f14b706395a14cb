// Copies of realistic orders' rows, moved to other days and other people. The columns to change are read from the
// schema, so that none is forgotten: an id's first digits encode its instant, so a new instant means a new id in
// columns, texts and JSON.
import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { type CustodyEvent, hashOfHandOver } from '#domain/clothes/custody-chain.ts'
import { CROCKFORD } from '#domain/base/typed-number.ts'
import type { Db } from '#server/database/transaction.ts'
import type { Tables } from '#server/database/tables.ts'

type Tx = Transaction<Tables>

/** Sums, which are counted again; what stands once for all orders; and what ends soon and isn't kept a year. */
const NOT_COPIED = [
  'order_totals order_days service_days payment_days ordering_days customer_days customer_totals',
  'last_orders loyalty_accounts order_search users accounts referral_codes business tags',
  'pickup_slots delivery_windows invoice_counters custody_roots custody_root_heads servers',
  'failing_schedules sessions limit_counters guesses schema_migrations auth_secret_check',
].flatMap((names) => names.split(' '))

/** The digits of an id that a copy changes stand for so many milliseconds, some 4.7 hours. */
const STEP_MS = 2 ** 24

/** A cohort of people has these digits, in hexadecimal, after the mark. */
export const PEOPLE_MARK = '01900000-0000-7000-9'
/** A cohort of people has these digits, in decimal, after the mark. */
export const PHONE_MARK = '+91 9'

export const phoneDigitsOfCohort = (cohort: number) => cohort.toString(16).padStart(3, '0')
export const phoneOfCohort = (cohort: number) => cohort.toString().padStart(4, '0')

/** One copy of all that was lived. */
interface Copy {
  /** From 1 on, the latest first. */
  place: number
  /** About how long before; it is rounded to `STEP_MS`. */
  agoMs: number
  /** Whose orders they are. */
  cohort: number
}

interface Column {
  table: string
  name: string
  type: string
  isIdentity: boolean
  references: string | null
}

interface LivedTable {
  name: string
  rows: number
  columns: Column[]
  /** Between the first and the last number that the database gave out. */
  span: number
}

/** What was lived, kept beside the product's tables until all is copied. */
interface Lived {
  tables: readonly LivedTable[]
  /** The first digits of ids that were made meanwhile, as a number. */
  top: number
  chains: ReadonlyMap<string, readonly CustodyEvent[]>
  /** What the number of a copied order begins with, by the place of the copy: nothing that a lived one begins with. */
  letters: readonly string[]
}

/** Has the database give out numbers that leave those below to earlier days. To be called before anything is lived. */
export async function reserveSequenceNumbers(db: Db): Promise<void> {
  await sql`
    select setval(oid::regclass, 50000000) from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace`.execute(db)
}

/** The number of the next transaction, and when it was. */
export async function beginRecordingRows(db: Db): Promise<{ transaction: string; at: number }> {
  const { rows } = await sql<{ transaction: string }>`
    select pg_current_xact_id()::text as transaction`.execute(db)
  return { transaction: rows[0]!.transaction, at: Date.now() }
}

/** Keeps every row that was written since `beginRecordingRows`. */
export async function readRecordedRows(
  db: Db,
  begun: Awaited<ReturnType<typeof beginRecordingRows>>,
): Promise<Lived> {
  await sql`create schema lived`.execute(db)
  const columns = await readColumns(db)
  const tables: LivedTable[] = []
  for (const [name, own] of Map.groupBy(columns, ({ table }) => table)) {
    if (NOT_COPIED.includes(name)) continue
    const kept = sql.table(`lived.${name}`)
    await sql`
      create table ${kept} as select * from ${sql.table(name)}
      where xmin::text::bigint >= ${begun.transaction}::bigint`.execute(db)
    const number = own.find(({ isIdentity }) => isIdentity)?.name
    const span = number ? sql`max(${sql.ref(number)}) - min(${sql.ref(number)}) + 1` : sql`0`
    const { rows: found } = await sql<{ rows: number; span: number | null }>`
      select count(*)::int as rows, (${span})::int as span from ${kept}`.execute(db)
    const { rows, span: numbers } = found[0]!
    if (rows > 0) tables.push({ name, rows, columns: own, span: numbers ?? 0 })
    else await sql`drop table ${kept}`.execute(db)
  }
  await sql`
    create table lived.copies (
      place integer primary key, ago interval, days integer, times text[], cohort text, phone text, letters text)`.execute(
    db,
  )
  await sql`
    create table lived.chains (
      order_id uuid, seq integer, previous text, hash text, primary key (order_id, seq))`.execute(
    db,
  )
  return {
    tables,
    top: topOf(begun.at),
    chains: await readChains(db),
    letters: await readFreeLetters(db),
  }
}

/** Tells what is needed to write so many copies, on from `lived`. */
export async function openRowCopier(db: Db, lived: Lived) {
  const statements: { table: string; expected: number; text: string }[] = []
  for (const table of lived.tables) {
    const marked = await markedColumns(db, table, lived.top)
    const values = table.columns.map((column) => valueOf(column, lived, marked))
    const names = table.columns.map(({ name }) => `"${name}"`)
    statements.push({
      table: table.name,
      expected: table.rows,
      text: `insert into "${table.name}" (${names.join(', ')}) overriding system value
        select ${values.join(', ')} from lived."${table.name}" as lived cross join lived.copies
        order by copies.place desc, lived.ctid`,
    })
  }
  return async (tx: Tx, copies: readonly Copy[]): Promise<void> => {
    await writeCopies(tx, lived, copies)
    for (const { table, expected, text } of statements) {
      const { numAffectedRows } = await sql.raw(text).execute(tx)
      if (Number(numAffectedRows) !== expected * copies.length)
        throw new Error(`${table}: ${numAffectedRows} rows instead of ${expected * copies.length}`)
    }
  }
}

/** Removes what was kept beside the product's tables. */
export async function deleteRecordedRows(db: Db): Promise<void> {
  await sql`drop schema lived cascade`.execute(db)
}

const topOf = (ms: number) => Math.floor(ms / STEP_MS)
const digitsOf = (top: number) => top.toString(16).padStart(6, '0')
const stepsOf = ({ agoMs }: Copy) => Math.round(agoMs / STEP_MS)

/** In the order of the table's own; generated ones are computed again. */
async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attidentity <> '' as "isIdentity",
      (select confrelid::regclass::text from pg_constraint
        where contype = 'f' and conrelid = c.oid and conkey = array[a.attnum] limit 1) as "references"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname, a.attnum`.execute(db)
  return rows
}

/** Those whose values name an id, a person, a phone or an order's number. */
async function markedColumns(db: Db, { name, columns }: LivedTable, top: number) {
  const marks = [digitsOf(top), digitsOf(top + 1), PEOPLE_MARK, `\\${PHONE_MARK}`, 'LC-'].join('|')
  const texts = columns.filter(({ type }) => ['uuid', 'text', 'jsonb'].includes(type))
  if (texts.length === 0) return []
  const { rows } = await sql<Record<string, boolean>>`
    select ${sql.join(
      texts.map(
        (each) => sql`bool_or(${sql.ref(each.name)}::text ~ ${marks}) as ${sql.ref(each.name)}`,
      ),
    )} from ${sql.table(`lived.${name}`)}`.execute(db)
  return texts.map((each) => each.name).filter((each) => rows[0]![each])
}

function valueOf(column: Column, { tables, top }: Lived, marked: readonly string[]): string {
  const { table, name, type, isIdentity, references } = column
  const own = `lived."${name}"`
  const numbered = isIdentity ? table : references
  const span = tables.find((each) => each.name === numbered)?.span ?? 0
  const isCopied = [null, 'users', ...tables.map((each) => each.name)].includes(references)
  if (name.endsWith('slot_id'))
    return `(to_char(to_date(left(${own}::text, 8), 'YYYYMMDD') - copies.days, 'YYYYMMDD') || substr(${own}::text, 9))::uuid`
  if (table === 'custody_events' && (name === 'previous' || name === 'hash'))
    return `(select chains."${name}" from lived.chains
      where chains.order_id = ${renamed('lived.order_id', top)}::uuid and chains.seq = lived.seq)`
  if (table === 'invoices' && name === 'number')
    return `${own} + copies.place * ${rowsOf(tables, table)}`
  if (type === 'timestamp with time zone') return `${own} - copies.ago`
  if (type === 'date') return `${own} - copies.days`
  if (span > 0 && (type === 'bigint' || type === 'integer'))
    return `${own} - copies.place * ${span}`
  return marked.includes(name) && isCopied ? `${renamed(own, top)}::${type}` : own
}

const rowsOf = (tables: readonly LivedTable[], name: string) =>
  tables.find((each) => each.name === name)!.rows

/** Living may have taken until the digits after `top`. */
function renamed(value: string, top: number): string {
  const steps = [
    (text: string) => `replace(${text}, '${digitsOf(top)}', copies.times[1])`,
    (text: string) => `replace(${text}, '${digitsOf(top + 1)}', copies.times[2])`,
    (text: string) => `replace(${text}, '${PEOPLE_MARK}${phoneDigitsOfCohort(0)}', copies.cohort)`,
    (text: string) => `replace(${text}, '${PHONE_MARK}${phoneOfCohort(0)}', copies.phone)`,
    (text: string) =>
      `regexp_replace(${text}, 'LC-...(.)-(....)', 'LC-' || copies.letters || '\\1-\\2', 'g')`,
  ]
  return steps.reduce((text, step) => step(text), `${value}::text`)
}

async function writeCopies(
  tx: Tx,
  { top, chains, letters }: Lived,
  copies: readonly Copy[],
): Promise<void> {
  await sql`truncate lived.copies, lived.chains`.execute(tx)
  const rows = copies.map((copy) => ({
    place: copy.place,
    ago: `${stepsOf(copy) * STEP_MS} milliseconds`,
    days: Math.round((stepsOf(copy) * STEP_MS) / 86_400_000),
    times: [top, top + 1].map((each) => digitsOf(each - stepsOf(copy))),
    cohort: PEOPLE_MARK + phoneDigitsOfCohort(copy.cohort),
    phone: PHONE_MARK + phoneOfCohort(copy.cohort),
    letters: letters[copy.place],
  }))
  await sql`
    insert into lived.copies
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(place integer, ago interval, days integer, times text[], cohort text, phone text, letters text)`.execute(
    tx,
  )
  const links = copies.flatMap((copy) => chainsOf(chains, top, copy))
  await sql`
    insert into lived.chains
    select * from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      as row(order_id uuid, seq integer, previous text, hash text)`.execute(tx)
}

async function readFreeLetters(db: Db): Promise<string[]> {
  const { rows } = await sql<{ letters: string }>`
    select substr(number, 4, 3) as letters from lived.orders`.execute(db)
  const taken = new Set(rows.map(({ letters }) => letters))
  const all = Array.from({ length: CROCKFORD.length ** 3 }, (_, place) =>
    [10, 5, 0].map((bits) => CROCKFORD[(place >> bits) & 31]).join(''),
  )
  return all.filter((letters) => !taken.has(letters))
}

async function readChains(db: Db): Promise<Lived['chains']> {
  const { rows } = await sql<CustodyEvent & { order: string; at: Date }>`
    select order_id::text as "order", seq, at, content from lived.custody_events
    order by order_id, seq`.execute(db)
  const events = rows.map((row) => ({ ...row, at: new Date(row.at).getTime() }))
  return Map.groupBy(events, ({ order }) => order)
}

/** The same hand-overs of other orders: each chain is hashed again. */
function chainsOf(chains: Lived['chains'], top: number, copy: Copy) {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const steps = stepsOf(copy)
  const rename = (text: string) =>
    [top, top + 1].reduce(
      (done, each) => done.replaceAll(digitsOf(each), digitsOf(each - steps)),
      text,
    )
  return [...chains].flatMap(([order, events]) => {
    let previous = ''
    return events.map(({ seq, at, content }) => {
      const event = {
        seq,
        at: at - steps * STEP_MS,
        content: JSON.parse(rename(JSON.stringify(content))) as typeof content,
        previous,
      }
      const hash = hashOfHandOver(sha256, rename(order), event) as string
      const link = { order_id: rename(order), seq, previous, hash }
      previous = hash
      return link
    })
  })
}
