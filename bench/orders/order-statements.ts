// SQL of the baseline: the statements that the product itself sends to store an order.
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  PostgresQueryCompiler,
} from 'kysely'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import { CONSUMERS } from '#server/capabilities.ts'
import type { Tables } from '#server/database/tables.ts'
import { registerTransactions } from '#server/database/transaction.ts'
import { openEventDelivery } from '#server/events/deliver-events.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Person } from '#server/http/callers/session.ts'
import { placeOrder } from '#server/ordering/orders/placing/place-order.ts'
import { newId } from '#server/platform/ids.ts'
import type { OrderInput } from './order-inputs.ts'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/** The statements of the baseline, each known by the table it writes to. */
const STORED_IN = [/insert into order_history/, /insert into pickup_slots/, /insert into events/]

/** What orders are priced and stored by. */
export interface Current {
  catalogue: Catalogue
  settings: BusinessSettings
}

/**
 * Makes the statements of further orders like `input`, each with its own ids, number and key.
 *
 * They are the product's: `placeOrder` runs here against a driver that only writes down what it is
 * sent. Between BEGIN and COMMIT these are three: the order with its lines and the first entry of
 * its history; its place in the pickup slot; the event that it was placed. Whatever the product sends
 * besides, such as the session's check before, and what follows from the event, is left out, so the baseline
 * does less than the product.
 */
export async function orderStatements(
  current: Current,
  customerId: string,
  input: OrderInput,
): Promise<() => Statement[]> {
  const key = newId(new Date())
  const sent = await recordOrder(current, customerId, input, key)
  const template = STORED_IN.map((table) => {
    const statement = sent.find(({ sql }) => table.test(sql))
    if (!statement) throw new Error(`The product sends no statement that matches ${table}.`)
    return statement
  })
  const [order] = template
  const [orderRows] = order!.parameters as [string]
  const [{ id: orderId, number }] = JSON.parse(orderRows) as [{ id: string; number: string }]

  return () => {
    const fresh: [string, string][] = [
      [orderId, newId(new Date())],
      [number, newId(new Date())],
      [key, newId(new Date())],
    ]
    const renew = (parameter: unknown): unknown =>
      typeof parameter === 'string'
        ? fresh.reduce((text, [from, to]) => text.replaceAll(from, to), parameter)
        : parameter
    return template.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(renew) }))
  }
}

async function recordOrder(
  current: Current,
  customerId: string,
  input: OrderInput,
  key: string,
): Promise<Statement[]> {
  const recorded: Statement[] = []
  const person: Person = {
    id: customerId,
    name: 'Bench',
    email: 'bench@bench.example',
    phone: '+91 98450 55555',
    address: '',
    role: 'customer',
  }
  const deps = {
    db: recordingDatabase(recorded),
    clock: () => new Date(),
    laundry: () => ({
      catalogue: { current: () => Promise.resolve(current.catalogue) },
      settings: { current: () => Promise.resolve(current.settings) },
    }),
    events: openEventDelivery(CONSUMERS),
    config: { limitFactor: 1000, authSecret: 'a-benchmark-of-laundry' },
  }
  await placeOrder(deps as unknown as Deps, person, input, key)
  return recorded
}

/** Keeps the statements instead of running them: nothing is there to be read, and each write touches one row. */
function recordingDatabase(recorded: Statement[]): Kysely<Tables> {
  const connection: DatabaseConnection = {
    executeQuery: <R>({ sql, parameters }: CompiledQuery) => {
      recorded.push({ sql, parameters })
      return Promise.resolve({ rows: sql.trimStart().startsWith('select') ? [] : [{} as R] })
    },
    streamQuery: () => {
      throw new Error('Nothing is streamed here.')
    },
  }
  class RecordingDriver extends DummyDriver {
    override acquireConnection(): Promise<DatabaseConnection> {
      return Promise.resolve(connection)
    }
  }
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RecordingDriver(),
      createIntrospector: (db) => new PostgresDialect({ pool: {} as never }).createIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  registerTransactions(db, {} as PostgresPool)
  return db
}
