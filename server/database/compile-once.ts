/** A query that is built and compiled once, for any value: building an order's takes as long as reading its answer. */
import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './transaction.ts'

/** Stands in the query for the value of each run. */
const VALUE = Symbol('value')

/**
 * @param build gets the value's place in the query; everything else in it has to be the same in each run
 * @returns runs the query with a value
 */
export function compileOnce<Value, Row>(
  build: (db: Db, value: RawBuilder<Value>) => Compilable<Row>,
): (db: Db, value: Value) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, value) => {
    compiled ??= build(db, sql.val(VALUE as unknown as Value)).compile()
    const parameters = compiled.parameters.map((each) => (each === VALUE ? value : each))
    const query: CompiledQuery<Row> = { ...compiled, parameters }
    return (await db.executeQuery(query)).rows
  }
}
