/** The shape of an audit rule, and rules that compare a stored figure with its recomputed value. */
import { sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Consumer } from '../../../events/consumer.ts'
import type { Files } from '../../../platform/files/files.ts'

/** How many breaks of one rule are listed; the others are counted. */
export const MOST_LISTED = 20

/** What a rule reads beside the database. */
export interface AuditSources {
  files: Files
  /** The keys of all files, listed before the rows are read: what a row names then was there. */
  listed: ReadonlySet<string>
  consumers: readonly Consumer[]
}

export interface Breaks {
  total: number
  /** The first ones in words, MOST_LISTED at most. They name numbers and ids, and nobody. */
  listed: readonly string[]
}

export interface Rule {
  name: string
  /** What must hold, in one sentence. */
  holds: string
  reads: readonly (keyof Tables)[]
  /** Finds the rows that break the rule; `tx` may be read only. */
  find(tx: Tx, sources: AuditSources): Promise<Breaks>
}

type Unit = 'paise' | 'number' | 'text'

interface Compared {
  record: string
  stored: string | null
  recomputed: string | null
  total: number
}

/**
 * A rule over figures that are stored and can be recomputed.
 * @param rule.unit of the figures; sums are written in rupees
 * @param rule.figures a query with the columns record, stored and recomputed; where the two differ, the rule is broken
 */
export function storedSumRule({
  figures,
  unit,
  ...rule
}: Omit<Rule, 'find'> & { unit: Unit; figures: string }): Rule {
  const broken = sql.raw<Compared>(`
    select record, stored::text as stored, recomputed::text as recomputed, count(*) over () as total
    from (${figures}) as figures where stored is distinct from recomputed
    order by record limit ${MOST_LISTED}`)
  return {
    ...rule,
    async find(tx) {
      const { rows } = await broken.execute(tx)
      return {
        total: rows[0]?.total ?? 0,
        listed: rows.map(
          ({ record, stored, recomputed }) =>
            `${record}: ${written(stored, unit)} is stored, ${written(recomputed, unit)} is right`,
        ),
      }
    },
  }
}

/** A figure of paise in rupees with two digits, such as ₹1,210.50. */
function written(figure: string | null, unit: Unit): string {
  if (figure === null) return 'nothing'
  if (unit === 'text') return `“${figure}”`
  const number = Number(figure)
  if (unit === 'number') return number.toLocaleString('en-IN')
  const rupees = (Math.abs(number) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })
  return `${number < 0 ? '−' : ''}₹${rupees}`
}

/** The breaks that a rule has found one by one. */
export function breaksFromProblems(problems: readonly string[]): Breaks {
  return { total: problems.length, listed: problems.slice(0, MOST_LISTED) }
}
