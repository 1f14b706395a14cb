/** The database's own list of its tables, so that a backup includes tables added later. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../database/transaction.ts'

/** A column that holds something of its own: generated ones are computed again. */
export interface Column {
  name: string
  /** As SQL writes the type. */
  type: string
}

export interface Table {
  name: string
  columns: Column[]
}

/** Kept by migrating, never copied. */
const OWN_BOOKKEEPING = 'schema_migrations'

/**
 * What opens an account, and what hangs on it: after a restore everybody logs in again, and links that
 * were mailed before are good for nothing.
 */
const LEFT_OUT = [
  'sessions',
  'verifications',
  'email_changes',
  'phone_codes',
  'sign_in_codes',
  'delivery_codes',
  'delivery_code_orders',
  'passkey_challenges',
  'sign_in_steps',
  'push_subscriptions',
  // What the servers that run fail at and notice, which says nothing of other ones.
  'failing_schedules',
  'servers',
]

/** Whether a table is left out of backups; those that were made before may still have it. */
export function isExcludedFromBackups(name: string): boolean {
  return LEFT_OUT.includes(name)
}

/** Every table of the product that a backup holds, by name. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all(${[OWN_BOOKKEEPING, ...LEFT_OUT]}::text[])
    group by c.relname
    order by c.relname`.execute(db)
  return rows
}

export interface Sequence {
  name: string
  value: number
  /** Whether that value was given out. */
  called: boolean
}

/** Where every sequence stands, those behind identity columns included. */
export async function listSequences(db: Db): Promise<Sequence[]> {
  const { rows: names } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S'
    order by relname`.execute(db)
  const sequences: Sequence[] = []
  for (const { name } of names) {
    const { rows } = await sql<{ value: number; called: boolean }>`
      select last_value as value, is_called as called from ${sql.table(name)}`.execute(db)
    sequences.push({ name, ...rows[0]! })
  }
  return sequences
}

export async function setSequence(tx: Tx, { name, value, called }: Sequence): Promise<void> {
  await sql`select setval(${`public.${quoteSqlName(name)}`}::regclass, ${value}::bigint, ${called}::boolean)`.execute(
    tx,
  )
}

/**
 * Takes off the tables whatever would object to rows in their own order or do something about
 * them: triggers, references, and for speed the indexes.
 * @returns puts all of it back; the references are checked over all rows by that
 */
export async function suspendTableRules(tx: Tx): Promise<() => Promise<void>> {
  const { rows: statements } = await sql<{ off: string; on: string }>`
    select format('alter table %s disable trigger user', c.oid::regclass) as off,
      format('alter table %s enable trigger user', c.oid::regclass) as on, 3 as place
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)), 2
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f' and conparentid = 0
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 1
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not c.relispartition
      and not exists (select 1 from pg_constraint where conindid = i.indexrelid)
    order by place`.execute(tx)
  const run = async (statement: string) => {
    await sql.raw(statement).execute(tx)
  }
  for (const { off } of statements.toReversed()) await run(off)
  return async () => {
    for (const { on } of statements) await run(on)
  }
}

/** Removes everything of the product's own from the database; extensions stay. */
export async function dropAllTables(tx: Tx): Promise<void> {
  await sql
    .raw(
      `do $$
      declare
        statement text;
        -- Named before the first is gone: what another one takes along has no name any more.
        statements text[] := array(
          select format('drop %s if exists %s cascade',
            case relkind when 'v' then 'view' when 'm' then 'materialized view'
              when 'S' then 'sequence' else 'table' end, oid::regclass)
          from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'S', 'r', 'p')
            and not exists (select 1 from pg_depend
              where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('e', 'a', 'i'))
          union all
          select format('drop routine if exists %s cascade', oid::regprocedure)
          from pg_proc
          where pronamespace = 'public'::regnamespace and not exists (select 1 from pg_depend
            where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
          union all
          select format('drop type if exists %s cascade', oid::regtype)
          from pg_type
          where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
            and not exists (select 1 from pg_depend
              where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
        );
      begin
        foreach statement in array statements loop
          execute statement;
        end loop;
      end $$`,
    )
    .execute(tx)
}

/** A name as SQL takes it whatever is in it. */
export function quoteSqlName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
