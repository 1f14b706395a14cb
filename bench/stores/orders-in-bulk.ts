// Bulk data: a store with the orders of several months.
import { sql, type Transaction } from 'kysely'
import { slotId } from '#domain/slots/slot-id.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { CROCKFORD } from '#domain/base/typed-number.ts'
import type { Database } from '#server/database/open.ts'
import type { Tables } from '#server/database/tables.ts'

/** How many orders are written at a time, so that memory and disk take a million as they take these. */
const BATCH = 100_000

/** As many order numbers as there are, and a step through them that meets each once and leaves none near the last. */
const NUMBERS = 2 ** 40
const NUMBER_STEP = 0x9e3779b97f

/** How many orders an ordinary customer has. */
const ORDERS_EACH = 25

export interface Bulk {
  count: number
  /** Customers with as many orders as everybody, spread over the whole time. */
  ordinaryIds: readonly string[]
  /** Gets `busyCount` of them, spread the same way. */
  busyId?: string
  busyCount?: number
  /** How many orders a customer has; 25 by default. */
  ordersEach?: number
  /** Since how many days there are orders; six months by default. */
  days?: number
}

const FIRST_NAMES =
  'Asha Ravi Meena Zubin Kiran Latha Farhan Gita Imran Jaya Kavya Manoj Nisha Omar Pooja Rahul Sana Tara Uday Vidya Arjun Bhavna Chetan Divya Esha Gopal Harini Ishaan Jyoti Karthik'
const LAST_NAMES =
  'Rao Iyer Khan Shetty Nair Patel Reddy Gowda Fernandes Menon Kulkarni Das Bose Chopra Hegde Joshi Kamath Lobo Mehta Naidu Pillai Qureshi Sharma Thomas Verma Banerjee Desai Ghosh Kapoor Malik'
const STREETS =
  'Lake View Road|Church Street|Rosewood Court|Lavelle Road|Temple Lane|Station Road|Palm Avenue|Museum Cross|Garden Layout|Hillside Main|Silver Oak Street|Tank Bund Road|Orchard Close|Market Square'
const AREAS =
  'Indiranagar Koramangala Jayanagar Whitefield Malleshwaram Ulsoor Hebbal Yelahanka Basavanagudi Rajajinagar Marathahalli Banashankari Sadashivanagar Frazer-Town Richmond-Town'

/**
 * Adds `count` orders, each with two lines, its history and its payment, for as many customers as it takes, so
 * that a laundry with more orders has more customers and not busier ones. One order in 500 has a
 * line of special care; one completed order in 40 is unpaid.
 */
export async function addOrders(database: Database, bulk: Bulk): Promise<void> {
  const { db } = database
  const customers = Math.max(1, Math.floor(bulk.count / (bulk.ordersEach ?? ORDERS_EACH)))
  await writeWithoutTriggers(database, (tx) => addCustomers(tx, customers))
  for (let first = 1; first <= bulk.count; first += BATCH) {
    const last = Math.min(bulk.count, first + BATCH - 1)
    await writeWithoutTriggers(database, (tx) => addBatch(tx, bulk, { customers, first, last }))
  }
  await writeWithoutTriggers(database, addTriggerKeptSums)
  await sql`vacuum analyze`.execute(db)
}

/** Nobody listens yet, and the rows are right by construction: no triggers, no checks of references. */
export async function writeWithoutTriggers(
  { db }: Database,
  write: (tx: Transaction<Tables>) => Promise<void>,
) {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await write(tx)
  })
}

async function addCustomers(tx: Transaction<Tables>, customers: number): Promise<void> {
  await sql`
      with words as (select string_to_array(${FIRST_NAMES}::text, ' ') as firsts,
        string_to_array(${LAST_NAMES}::text, ' ') as lasts)
      insert into users (id, name, email, phone)
      select gen_random_uuid(),
        firsts[1 + i % cardinality(firsts)] || ' '
          || lasts[1 + (i / cardinality(firsts)) % cardinality(lasts)],
        'customer' || i || '@bulk.example',
        '+91 9' || lpad((i * 7919 % 1000000000)::text, 9, '0')
      from words, generate_series(1, ${customers}::int) i`.execute(tx)
}

/** The orders from the `first`th to the `last`th, with their lines and history. */
async function addBatch(
  tx: Transaction<Tables>,
  { count, ordinaryIds, busyId, busyCount = 0, days = 180 }: Bulk,
  { customers, first, last }: { customers: number; first: number; last: number },
): Promise<void> {
  await sql`
      create temporary table bulk on commit drop as
      with people as (
        select id, row_number() over (order by length(email), email) - 1 as place
        from users where email like '%@bulk.example'
      ), spread as (
        select i,
          case
            when i % ${customers}::int < ${ordinaryIds.length}::int
              then (${ordinaryIds}::uuid[])[1 + i % ${customers}::int]
            when ${busyCount}::int > 0 and i % (${count}::int / greatest(1, ${busyCount}::int)) = 1
              then ${busyId ?? null}::uuid
          end as chosen,
          (${days}::int * interval '1 day') * (${count}::int - i) / ${count}::int as ago
        from generate_series(${first}::int, ${last}::int) i
      ), words as (
        select string_to_array(${STREETS}::text, '|') as streets,
          string_to_array(${AREAS}::text, ' ') as areas,
          -- Of their ids, what follows the date.
          ${PICKUP_SLOTS.map((slot) => slotId('2000-01-01', slot).slice(8))}::text[] as slot_ends
      )
      select i, uuidv7(-ago - interval '1 hour') as id, now() - ago - interval '1 hour' as at,
        coalesce(chosen, people.id) as user_id,
        case
          when i > ${count}::int - 20 then 'pickup_scheduled'
          when i % 50 = 0 then 'cancelled'
          else 'completed'
        end as status,
        1 + i % 240 || ' ' || streets[1 + i % cardinality(streets)] || ', '
          || areas[1 + i % cardinality(areas)] || ', Bengaluru ' || 560001 + i % 97 as address,
        slot_ends[1 + i % cardinality(slot_ends)] as slot_end,
        3 + i % 9 as kilograms
      from words, spread join people on people.place = spread.i % ${customers}::int`.execute(tx)
  await sql`
      insert into orders (id, number, user_id, status, slot_id,
        estimated_delivery_at, address, delivery_address, delivery_preference, payment_method,
        special_instructions, items_paise, express_fee_paise, total_paise, list_paise, pieces,
        paid_paise, paid_at, created_at, completed_at)
      select id, 'LC-' || overlay(digits placing '-' from 5 for 0),
        user_id, status, (to_char(at::date + 1, 'YYYYMMDD') || slot_end)::uuid, at + interval '2 days', address, address, 'standard',
        'cash', '', kilograms * 7000 + 3000, 0, kilograms * 7000 + 3000, kilograms * 7000 + 19800,
        kilograms + 2, case when status = 'completed' and i % 40 > 0 then kilograms * 7000 + 3000 else 0 end,
        case when status = 'completed' and i % 40 > 0 then at + interval '2 days' end,
        at, case when status = 'completed' then at + interval '2 days' end
      from bulk cross join lateral (
        select string_agg(
          substr(${CROCKFORD}, 1 + (i * ${NUMBER_STEP}::bigint % ${NUMBERS}::bigint >> shift & 31)::int, 1),
          '' order by shift desc) as digits
        from generate_series(0, 35, 5) as shift
      ) as numbers
      order by i`.execute(tx)
  await sql`
      insert into order_lines
      select id, 0, 'wash-fold', 'wash-fold', 'Wash & Fold', 'kg', kilograms, 7000, 7000,
        7000 * kilograms
      from bulk order by i`.execute(tx)
  await sql`
      insert into order_lines
      select id, 1, 'dry-cleaning-shirt',
        case when i % 500 = 0 then 'special-care' when i % 3 = 0 then 'ironing' else 'dry-cleaning' end,
        'Shirt', 'piece', 2, 9900, 1500, 3000
      from bulk order by i`.execute(tx)
  await sql`
      insert into order_payments (id, order_id, method, amount_paise, status, created_at, paid_at)
      select uuidv7(paid_at - now()), id, (array['cash', 'upi', 'card'])[1 + i % 3],
        paid_paise, 'succeeded', paid_at, paid_at
      from bulk join orders using (id) where paid_at is not null order by i`.execute(tx)
  await sql`
      insert into order_history (order_id, event, status, actor_id, actor, at)
      select bulk.id, case when step.place = 0 then 'placed' else 'status' end,
        case when step.place = 0 then 'pickup_scheduled' else step.status end, null,
        case when step.place = 0 then 'customer' else 'staff' end, at + step.place * interval '4 hours'
      from bulk cross join lateral (
        select place - 1 as place, status from unnest(
          case bulk.status
            when 'completed' then array['placed', 'picked_up', 'washing', 'ready', 'out_for_delivery', 'completed']
            when 'cancelled' then array['placed', 'cancelled']
            else array['placed']
          end
        ) with ordinality as steps (status, place)
      ) as step
      order by i, step.place`.execute(tx)
  await sql`
      insert into order_search
      select orders.id, lower(name), order_words(orders.id, number, name, email, phone,
        orders.address, delivery_address, door_name, door_phone)
      from bulk join orders on orders.id = bulk.id join users on users.id = orders.user_id
      order by i`.execute(tx)
}

/** What triggers keep, as they would have kept it. */
export async function addTriggerKeptSums(tx: Transaction<Tables>): Promise<void> {
  await sql`
      insert into pickup_slots (id, starts_at, ends_at, booked)
      select slot_id, begins, begins + interval '2 hours', booked
      from (
        select slot_id, to_timestamp(left(slot_id::text, 13), 'YYYYMMDD-HH24MI') as begins,
          count(*) filter (where status <> 'cancelled') as booked
        from orders group by slot_id
      ) as slots`.execute(tx)
  await sql`
      insert into order_totals
      select 0, count(*), count(*) filter (where status = 'completed'),
        count(*) filter (where status = 'cancelled'),
        coalesce(sum(total_paise) filter (where status = 'completed'), 0)
      from orders`.execute(tx)
  await sql`
      insert into last_orders select user_id, max(created_at) from orders group by user_id`.execute(
    tx,
  )
  await sql`
      insert into customer_totals (user_id, total_orders, spent_paise)
      select users.id, count(orders.id),
        coalesce(sum(total_paise) filter (where status = 'completed'), 0)
      from users left join orders on user_id = users.id group by users.id
      on conflict (user_id) do update
        set total_orders = excluded.total_orders, spent_paise = excluded.spent_paise`.execute(tx)
  await sql`select recount_days()`.execute(tx)
}
