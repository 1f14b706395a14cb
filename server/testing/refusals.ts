/** The expected effect of bad input: a 4xx that names the fault, and nothing stored. */
import type { InjectOptions } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { expect } from 'vitest'
import { failure } from '#contract/base/errors.ts'
import type { Tables } from '../database/tables.ts'
import type { Client } from './client.ts'
import type { TestProduct } from './test-product.ts'

/** Tables that change without a deed of a person: tries are counted, and each minute's jobs note their turn. */
const NOT_BY_PEOPLE = ['limit_counters', 'guesses', 'day_watch']

/** The number of rows in every other table, and of places taken. */
async function everythingStored(db: Kysely<Tables>): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in (${sql.join(NOT_BY_PEOPLE)})
    order by 1`.execute(db)
  const counts: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      count: number
    }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    counts[name] = rows[0]!.count
  }
  const slots = await db.selectFrom('pickup_slots').select('booked').execute()
  return { ...counts, places: slots.reduce((sum, slot) => sum + slot.booked, 0) }
}

/**
 * Sends what must be refused, and holds the answer to the one shape of failures, and the database to
 * what it was before.
 */
export async function expectRefusal({ db }: TestProduct, client: Client, request: InjectOptions) {
  const before = await everythingStored(db)
  const answer = await client.send(request)
  expect(await everythingStored(db)).toEqual(before)
  expect([answer.status >= 400 && answer.status < 500, answer.body]).toEqual([true, answer.body])
  expect(failure.safeParse(answer.body).success).toBe(true)
  expect(JSON.stringify(answer.body)).not.toMatch(/stack|node_modules|\.ts:\d|select |insert /i)
  expect(answer.message!.length).toBeGreaterThan(5)
  return answer
}
