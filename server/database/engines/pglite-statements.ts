/**
 * Prepared statements on PGlite, each text parsed and planned once. PGlite's own `query` parses every time and
 * enters the engine six times; a known statement enters once, which halves the cost of an order (npm run bench).
 */
import { type PGlite, protocol } from '@electric-sql/pglite'
import { columnParser } from './column-types.ts'

/** Lists of changing length make new texts forever, and each prepared one takes memory. */
const KEPT = 100

/** Names are the connection's, and several of these may share one. */
let made = 0

export interface Answer {
  command: string | undefined
  rowCount: number
  rows: Record<string, unknown>[]
}

interface Column {
  name: string
  parse: (text: string) => unknown
}

interface Prepared {
  name: string
  /** Null until its first answer names them. */
  columns: Column[] | null
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

export class PgliteStatements {
  readonly #pglite: PGlite
  /** By their text, the one used longest ago first. */
  readonly #prepared = new Map<string, Prepared>()

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** @throws the database's error, with PostgreSQL's `code` and `constraint` */
  async run(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    const { serialize } = protocol
    const known = this.#prepared.get(sql)
    const prepared = known ?? { name: `s${(made += 1)}`, columns: null }
    const messages = [
      ...(known
        ? []
        : [...this.#closeOldest(), serialize.parse({ name: prepared.name, text: sql })]),
      serialize.bind({ statement: prepared.name, values: parameters.map(parameterText) }),
      // Its columns stay what they are: were the tables changed, it would be refused.
      ...(prepared.columns ? [] : [serialize.describe({ type: 'P' })]),
      serialize.execute({}),
      // After an error everything up to here is skipped.
      serialize.sync(),
    ]
    // Taken out first, so that it goes to the end: the one used last.
    this.#prepared.delete(sql)
    this.#prepared.set(sql, prepared)
    try {
      return readAnswer(
        await this.#pglite.runExclusive(() =>
          this.#pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false }),
        ),
        prepared,
      )
    } catch (error) {
      // It may not be there, or be planned for tables that have changed since.
      this.#prepared.delete(sql)
      throw error
    }
  }

  /** After a change of the tables: statements that were planned before would fail once each. */
  async forget(): Promise<void> {
    this.#prepared.clear()
    await this.#pglite.exec('deallocate all')
  }

  #closeOldest(): Uint8Array[] {
    if (this.#prepared.size < KEPT) return []
    const [sql, { name }] = this.#prepared.entries().next().value!
    this.#prepared.delete(sql)
    return [protocol.serialize.close({ type: 'S', name })]
  }
}

/** A parameter as PostgreSQL reads it, the way node-postgres writes it. */
function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return arrayText(value)
  if (typeof value === 'object') return JSON.stringify(value)
  return `${value as string | number | bigint | boolean}`
}

function arrayText(values: readonly unknown[]): string {
  const elements = values.map((value) => {
    if (Array.isArray(value)) return arrayText(value)
    const text = parameterText(value)
    return text === null ? 'null' : `"${text.replaceAll(/[\\"]/g, '\\$&')}"`
  })
  return `{${elements.join(',')}}`
}

function readAnswer(messages: Messages, prepared: Prepared): Answer {
  const answer: Answer = { command: undefined, rowCount: 0, rows: [] }
  let columns = prepared.columns ?? []
  for (const message of messages) {
    if (message instanceof protocol.messages.RowDescriptionMessage) {
      columns = message.fields.map(({ name, dataTypeID }) => ({
        name,
        parse: columnParser(dataTypeID),
      }))
    } else if (message instanceof protocol.messages.DataRowMessage) {
      const row: Record<string, unknown> = {}
      for (const [index, text] of message.fields.entries()) {
        const { name, parse } = columns[index]!
        row[name] = text === null ? null : parse(text)
      }
      answer.rows.push(row)
    } else if (message instanceof protocol.messages.CommandCompleteMessage) {
      const words = message.text.split(' ')
      answer.command = words[0]
      answer.rowCount = Number(words.at(-1)) || 0
    }
  }
  prepared.columns = columns
  return answer
}
