/**
 * A prepared statement with known columns, which the database doesn't describe again: were its tables changed, it would
 * be refused. Reading descriptions takes a seventh of the server's CPU for an order.
 */
import pg from 'pg'

/** The columns of an answer as pg keeps them; none for a statement that answers no rows. */
export interface Columns {
  fields: unknown[]
  _parsers: unknown[] | undefined
  _prebuiltEmptyResultObject: object | null
}

/** The parts of pg's query that are set and called here. */
interface Internals {
  _result: Columns
  _accumulateRows: boolean
  prepare: (connection: pg.Connection) => void
}

const { prepare } = pg.Query.prototype as unknown as Internals

/** @param answer of the same statement on the same connection */
export function columnsOf(answer: pg.QueryResult): Columns {
  const { fields, _parsers, _prebuiltEmptyResultObject } = answer as unknown as Columns
  return { fields, _parsers, _prebuiltEmptyResultObject }
}

/** The connection of a client, for queries that need no description. */
export function connectionWithoutDescribe(connection: pg.Connection): pg.Connection {
  return Object.create(connection, { describe: { value: () => {} } }) as pg.Connection
}

/** Has the database forget a prepared statement, behind all that was sent before; pg prepares it again when asked to. */
export function closeStatement(connection: pg.Connection, name: string): void {
  const { parsedStatements } = connection as unknown as { parsedStatements: Record<string, string> }
  delete parsedStatements[name]
  connection.close({ type: 'S', name }, true)
}

export class KnownQuery extends pg.Query {
  readonly #undescribed: pg.Connection

  /** @param undescribed what `connectionWithoutDescribe` makes of the connection that it is sent on */
  constructor(
    config: pg.QueryConfig,
    columns: Columns,
    undescribed: pg.Connection,
    callback: (error: Error | undefined, answer: pg.ResultBuilder) => void,
  ) {
    super(config, callback)
    this.#undescribed = undescribed
    const own = this as unknown as Internals
    Object.assign(own._result, columns)
    own._accumulateRows = true
  }

  /** Called by pg. */
  prepare(): void {
    prepare.call(this, this.#undescribed)
  }
}
