// Count of the SQL statements for one order, from its request to its answer.
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { countStatements } from '#server/database/statement-count.ts'
import { openProduct } from '#server/boot.ts'
import { CUSTOMER_IDS, customerCredentials, type Stores } from '../store.ts'
import { orderInputs } from './order-inputs.ts'

/** The session's check, BEGIN and COMMIT included; the product runs in this process for it. */
export async function countOrderStatements(stores: Stores): Promise<number> {
  const store = await stores.create()
  const config = readConfig({ DATA_DIR: store.dataDir, DEMO: '0' })
  const database = await openDatabase(store)
  const product = await openProduct(config, database, {
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    webFolder: null,
  })
  const place = (cookie: string) =>
    product.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { cookie, 'idempotency-key': randomUUID() },
      payload: orderInputs(new Date())[0]!,
    })
  try {
    const signedIn = await product.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: customerCredentials(CUSTOMER_IDS[0]!),
    })
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    await place(cookie.join('; '))
    const { value, statements } = await countStatements(async () => place(cookie.join('; ')))
    if (value.statusCode !== 201) throw new Error(`An order was answered ${value.body}`)
    return statements.length
  } finally {
    await product.close()
    await database.close()
    await store.remove()
  }
}
