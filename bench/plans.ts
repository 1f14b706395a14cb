// Prints each engine's query plans for staff's order searches among 100,000 orders: `node bench/plans.ts [--engine
// pglite] [--orders 100000]`.
import { DAY_MS } from '#domain/base/time-zone.ts'
import { parseArgs } from 'node:util'
import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely'
import type { OrderSort } from '#contract/orders/order-list.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OrderFilterQuery } from '#server/ordering/orders/listing/staff-filter.ts'
import { listStaffOrders } from '#server/ordering/orders/listing/staff-lists.ts'
import { addOrders } from './stores/orders-in-bulk.ts'
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
      ordinaryIds: [CUSTOMER_IDS[0]!],
      ordersEach: 5,
      days: 365,
    }),
  )
  const database = await openDatabase(store)
  process.stdout.write(`\n## ${engine}\n`)
  for (const question of QUESTIONS) process.stdout.write(await plansOf(database, question))
  await database.close()
  await store.remove()
  await stores.close()
}

/** The plans of the statements that find the ids, in their order; the warm one of two each, so that no disk is measured. */
async function plansOf({ db }: Database, { name, filter, sort = 'newest' }: Question) {
  const plans: string[] = []
  for (const { sql, parameters } of await statementsOf(db, filter, sort)) {
    const explain = CompiledQuery.raw(`explain (analyze, costs off, timing off) ${sql}`, [
      ...parameters,
    ])
    await db.executeQuery(explain)
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain)
    plans.push(`\`\`\`\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n\`\`\`\n`)
  }
  return `\n### ${name}\n\n${plans.join('\n')}`
}

/** What the product itself sends. Parts of a statement are compiled, too, and have no result. */
async function statementsOf(
  db: Kysely<Tables>,
  filter: OrderFilterQuery,
  sort: NonNullable<Question['sort']>,
): Promise<CompiledQuery[]> {
  const compiled = new Map<unknown, CompiledQuery>()
  const sent: CompiledQuery[] = []
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      compiled.set(queryId, db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult({ result, queryId }) {
      sent.push(compiled.get(queryId)!)
      return Promise.resolve(result)
    },
  }
  await listStaffOrders(db.withPlugin(watch), filter, { sort, limit: 25, after: null })
  return sent
}
