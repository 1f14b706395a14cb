/** The auditor: recomputes all duplicated data from the rows and reports differences. */
import { sql } from 'kysely'
import { setDumpOptions } from '../../backoffice/backup/rows.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { Files } from '../../platform/files/files.ts'
import type { AuditSources, Breaks, Rule } from './rules/rule.ts'
import { RULES } from './rules.ts'

export interface Audit {
  /** How many rules were checked. */
  rules: number
  /** How many rows the tables have that they read. */
  rows: number
  /** The rules that don't hold; none where all is well. */
  broken: readonly BrokenRule[]
}

interface BrokenRule extends Breaks {
  rule: Pick<Rule, 'name' | 'holds'>
}

/**
 * Checks every rule at one moment, and writes nothing. On PostgreSQL others go on working in the meantime; the
 * embedded database answers nobody else until it is done.
 * @throws FilesUnavailable when the store of files can't be read
 */
export async function auditDatabase(
  db: Db,
  { files, consumers }: Omit<AuditSources, 'listed'>,
): Promise<Audit> {
  const sources = { files, consumers, listed: await listFileKeys(files) }
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await setDumpOptions(tx)
      return auditDatabaseInTransaction(tx, sources)
    })
}

/** The keys of all files. */
export async function listFileKeys(files: Files): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  for await (const key of files.list()) keys.add(key)
  return keys
}

/** The same within a transaction, with what it has changed. */
export async function auditDatabaseInTransaction(tx: Tx, sources: AuditSources): Promise<Audit> {
  const broken: BrokenRule[] = []
  for (const rule of RULES) {
    const breaks = await rule.find(tx, sources)
    if (breaks.total > 0) broken.push({ rule, ...breaks })
  }
  return { rules: RULES.length, rows: await countRows(tx), broken }
}

async function countRows(tx: Tx): Promise<number> {
  let rows = 0
  for (const table of new Set(RULES.flatMap(({ reads }) => reads))) {
    const counted = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}`.execute(tx)
    rows += counted.rows[0]!.count
  }
  return rows
}

/** What was found, as lines of text: each rule that doesn't hold, and below it the rows that break it. */
export function auditReportText({ rules, rows, broken }: Audit): string {
  const read = `${count(rules, 'rule')}, ${count(rows, 'row')} read`
  if (broken.length === 0) return `${read}, nothing wrong.`
  return [
    ...broken.flatMap(({ rule, total, listed }) => [
      `${rule.name}: ${rule.holds}`,
      ...listed.map((line) => `  ${line}`),
      ...(total > listed.length
        ? [`  and ${(total - listed.length).toLocaleString('en-IN')} more`]
        : []),
    ]),
    `${read}, ${count(broken.length, 'rule')} broken.`,
  ].join('\n')
}

function count(some: number, what: string): string {
  return `${some.toLocaleString('en-IN')} ${what}${some === 1 ? '' : 's'}`
}
