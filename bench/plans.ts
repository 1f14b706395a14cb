// Prints how each engine finds staff's orders among 100,000: `node bench/plans.ts [--engine pglite] [--orders 100000]`.
import { DAY_MS } from '#domain/time-zone.ts'
import { parseArgs } from 'node:util'
import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely'
import type { OrderSort } from '#contract/order-list.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OrderFilterQuery } from '#server/ordering/orders/staff-filter.ts'
import { listStaffOrders } from '#server/ordering/orders/staff-lists.ts'
import { addOrders } from './orders-in-bulk.ts'
import { CUSTOMER_IDS, type Engine, openStores } from './store.ts'

const { values: options } = parseArgs({
  options: { engine: { type: 'string' }, orders: { type: 'string', default: '100000' } },
})

interface Question {
  name: string
  filter: OrderFilterQuery
  sort?: Exclude<OrderSort, 'due-first'>
}

const LONG_AGO = new Date(Date.now() - 300 * DAY_MS).toISOString().slice(0, 10)

const QUESTIONS: readonly Question[] = [
  { name: 'newest first', filter: {} },
  { name: 'a part of a number', filter: { q: 'krvq-k' } },
  { name: 'a whole name', filter: { q: 'kavya kulkarni' } },
  { name: 'a phone', filter: { q: '+91 98450 33333' } },
  { name: 'an area, in one of fifteen addresses', filter: { q: 'koramangala' } },
  { name: 'what is in every address', filter: { q: 'bengaluru' } },
  { name: 'what nobody has', filter: { q: 'quetzalcoatl' } },
  { name: 'two letters', filter: { q: 'za' } },
  { name: 'two statuses', filter: { status: 'pickup_scheduled,ready' } },
  { name: 'a day of long ago', filter: { from: LONG_AGO, to: LONG_AGO } },
  { name: 'a rare service', filter: { service: 'special-care' } },
  { name: 'to be paid', filter: { paid: 'no' } },
  { name: 'latest pickup first', filter: {}, sort: 'pickup-last' },
  {
    name: 'earliest pickup first, of one status',
    filter: { status: 'pickup_scheduled' },
    sort: 'pickup-first',
  },
  { name: 'highest total first', filter: {}, sort: 'total-high' },
  { name: 'customers from A to Z', filter: {}, sort: 'customer-first' },
  { name: 'an area, lowest total first', filter: { q: 'indiranagar' }, sort: 'total-low' },
]

for (const engine of ['pglite', 'postgresql'] as const)
  if (!options.engine || options.engine === engine) await printPlans(engine)

async function printPlans(engine: Engine): Promise<void> {
  const stores = await openStores(engine)
  const store = await stores.create((database) =>
    addOrders(database, {
      count: Number(options.orders),
      ordinaryId: CUSTOMER_IDS[0]!,
      ordersEach: 5,
      days: 365,
    }),
  )
  const database = await openDatabase(store)
  process.stdout.write(`\n## ${engine}\n`)
  for (const question of QUESTIONS) process.stdout.write(await planOf(database, question))
  await database.close()
  await store.remove()
  await stores.close()
}

/** The plan of the statement that finds the ids; the warm one of two, so that no disk is measured. */
async function planOf({ db }: Database, { name, filter, sort = 'newest' }: Question) {
  const { sql, parameters } = await statementOf(db, filter, sort)
  const explain = CompiledQuery.raw(`explain (analyze, costs off, timing off) ${sql}`, [
    ...parameters,
  ])
  await db.executeQuery(explain)
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  return `\n### ${name}\n\n\`\`\`\n${plan}\n\`\`\`\n`
}

/** What the product itself sends, stopped before it is sent. */
async function statementOf(
  db: Kysely<Tables>,
  filter: OrderFilterQuery,
  sort: NonNullable<Question['sort']>,
): Promise<CompiledQuery> {
  let compiled: CompiledQuery | undefined
  const stop: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      compiled = db.getExecutor().compileQuery(node, queryId)
      throw new Error('It is not to be sent.')
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  await listStaffOrders(db.withPlugin(stop), filter, { sort, limit: 25, after: null }).catch(
    () => {},
  )
  if (!compiled) throw new Error('The list sent nothing.')
  return compiled
}
