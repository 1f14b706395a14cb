// Bulk data: a store with the customers of several years, most of whom order rarely.
import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'

/** Adds people without orders until there are `count` customers, each with a phone and an address. */
export async function addCustomers({ db }: Database, count: number): Promise<void> {
  await sql`
    insert into users (id, name, email, phone, address, created_at)
    select gen_random_uuid(), 'Neighbour ' || i, 'neighbour' || i || '@bulk.example',
      '+91 98450 ' || (10000 + i % 90000), i || ', Church Street, Bengaluru 560001',
      now() - i * interval '1 hour'
    from generate_series(1, ${count}::int - (select count(*)::int from users)) i`.execute(db)
  await sql`vacuum analyze users`.execute(db)
}
