// Minimal baseline: the least work PostgreSQL does for anything like an order. Five inserts and updates on plain
// tables without triggers and foreign keys, in one transaction, as prepared statements, through the product's
// driver, on 16 connections, with synced commits.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { newId } from '#server/platform/ids.ts'
import {
  type MeasuringProcess,
  openMeasuringProcess,
  serveMeasurements,
} from '../load/measuring-process.ts'
import type { Stores } from '../store.ts'

const CONNECTIONS = 16
/** So many that no two orders wait for each other's slot. */
const SLOTS = 10_000

interface Task {
  databaseUrl: string
}

/** Opens the baseline on its own store; null on PGlite, which has one connection. */
export async function openMinimalBaseline(stores: Stores): Promise<MeasuringProcess | null> {
  if (stores.engine !== 'postgresql') return null
  const store = await stores.create(async ({ db }) => {
    for (const statement of TABLES) await sql.raw(statement).execute(db)
  })
  const task: Task = { databaseUrl: store.databaseUrl! }
  const child = openMeasuringProcess(import.meta.filename, task)
  return {
    pid: child.pid,
    measure: (pace) => child.measure(pace),
    async close() {
      await child.close()
      await store.remove()
    },
  }
}

const TABLES = [
  `create table plain_orders (id uuid primary key, number text not null, customer_id uuid not null,
    slot_id int not null, status text not null, address text not null, phone text not null,
    instructions text not null, total_paise int not null, created_at timestamptz not null)`,
  `create table plain_lines (order_id uuid, position int, item text not null, quantity int not null,
    price_paise int not null, primary key (order_id, position))`,
  `create table plain_history (id bigint generated always as identity primary key,
    order_id uuid not null, status text not null, actor text not null, at timestamptz not null)`,
  `create table plain_slots (id int primary key, booked int not null)`,
  `create table plain_events (id uuid primary key, type text not null, subject uuid not null,
    data jsonb not null, at timestamptz not null)`,
  `insert into plain_slots select id, 0 from generate_series(1, ${SLOTS}) id`,
  `analyze plain_slots`,
]

function statements(): pg.QueryConfig[] {
  const id = newId(new Date())
  const customerId = newId(new Date())
  const at = new Date()
  const slot = randomInt(1, SLOTS + 1)
  const place = '14 Lake View Road, Indiranagar, Bengaluru 560038'
  return [
    {
      name: 'order',
      text: `insert into plain_orders values ($1, $2, $3, $4, 'pickup_scheduled', $5, $6, $7, $8, $9)`,
      values: [id, id, customerId, slot, place, '+91 98450 55555', 'Ring twice.', 24_000, at],
    },
    {
      name: 'lines',
      text: 'insert into plain_lines values ($1, 0, $2, $3, $4), ($1, 1, $5, $6, $7)',
      values: [id, 'wash-fold', 3, 7000, 'dry-cleaning-shirt', 2, 9900],
    },
    {
      name: 'history',
      text: `insert into plain_history (order_id, status, actor, at) values ($1, 'placed', $2, $3)`,
      values: [id, 'customer', at],
    },
    {
      name: 'slot',
      text: 'update plain_slots set booked = booked + 1 where id = $1',
      values: [slot],
    },
    {
      name: 'event',
      text: `insert into plain_events values ($1, 'order.placed', $2, $3, $4)`,
      values: [newId(at), id, JSON.stringify({ customerId, slot }), at],
    },
  ]
}

function serve({ databaseUrl }: Task): void {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  serveMeasurements(async () => {
    const client = await pool.connect()
    await client.query('begin')
    for (const statement of statements()) await client.query(statement)
    await client.query('commit')
    client.release()
  })
}

if (import.meta.main) serve(JSON.parse(process.argv[2]!) as Task)
