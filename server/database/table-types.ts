/** Generates the TypeScript types of all tables from a database's columns. */
import { type Column, readColumns } from './describe-schema.ts'
import type { Db } from './transaction.ts'

/** What a value of a SQL type becomes in JavaScript: see column-types.ts. Other types stay text. */
const JAVASCRIPT: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  bytea: 'Uint8Array',
}

/**
 * The file tables.ts: an interface for each table, named `OrderLinesTable` for `order_lines`, and all of them as `Tables`.
 * @param own the columns with an entry in `OwnTypes`, as "table.column"
 */
export async function describeTables(db: Db, own: ReadonlySet<string>): Promise<string> {
  const columns = await readColumns(db)
  const tables = [...new Set(columns.map(({ table }) => table))]
  const interfaces = tables.map((table) => {
    const lines = columns.filter((column) => column.table === table)
    const fields = lines.map((column) => `  ${column.name}: ${typeOf(column, own)}`)
    return `export interface ${nameOf(table)} {\n${fields.join('\n')}\n}\n`
  })
  const list = tables.map((table) => `  ${table}: ${nameOf(table)}\n`).join('')
  return `/** The rows of every table, as SQL returns and takes them. Written by schema.test.ts. */
import type { Generated, JSONColumnType } from 'kysely'
import type { OwnTypes } from './own-types.ts'

export interface Tables {
${list}}

${interfaces.join('\n')}`
}

function nameOf(table: string): string {
  return `${table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Table`
}

function typeOf(column: Column, own: ReadonlySet<string>): string {
  const { table, name, type, required, standard, made } = column
  const isOptional = standard !== null || made !== null
  const isJson = type === 'json' || type === 'jsonb'
  const known = own.has(`${table}.${name}`) ? `OwnTypes['${table}.${name}']` : javaScriptOf(type)
  if (isJson) return jsonTypeOf(known, required, isOptional)
  const read = required ? known : `${known} | null`
  return required && isOptional ? `Generated<${read}>` : read
}

function javaScriptOf(type: string): string {
  if (type === 'json' || type === 'jsonb') return 'object'
  const one = JAVASCRIPT[type.replace(/\[\]$/, '').replace(/\(.*\)/, '')] ?? 'string'
  return type.endsWith('[]') ? `${one}[]` : one
}

/** Read as a value, written as its text. */
function jsonTypeOf(known: string, required: boolean, isOptional: boolean): string {
  if (!required) return `JSONColumnType<${known} | null, string | null | undefined, string | null>`
  return isOptional ? `JSONColumnType<${known}, string | undefined>` : `JSONColumnType<${known}>`
}
