// Owns filling a store with many orders at once, as months of business would have left them.
import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'

/** How many orders an ordinary customer has. */
export const ORDERS_EACH = 25

/**
 * Adds `count` orders of the last six months, each with two lines and its history, for as many
 * customers as it takes, so that a laundry with more orders has more customers and not busier ones.
 * @param options.ordinaryId whose every order is one of them, spread over the whole time
 * @param options.busyId gets `busyCount` of them, spread the same way
 */
export async function addOrders(
  { db }: Database,
  options: { count: number; ordinaryId: string; busyId?: string; busyCount?: number },
): Promise<void> {
  const { count, ordinaryId, busyId = null, busyCount = 0 } = options
  await db.transaction().execute(async (tx) => {
    // Nobody listens yet, and the rows are right by construction: no triggers, no checks of references.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into users (id, name, email)
      select gen_random_uuid(), 'Customer ' || i, 'customer' || i || '@bulk.example'
      from generate_series(1, ${count}::int / ${ORDERS_EACH}::int) i`.execute(tx)
    await sql`
      create temporary table bulk on commit drop as
      with people as (
        select id, row_number() over () - 1 as place from users where email like '%@bulk.example'
      ), spread as (
        select i,
          case
            when i % greatest(1, ${count}::int / ${ORDERS_EACH}::int) = 0 then ${ordinaryId}::uuid
            when ${busyCount}::int > 0 and i % (${count}::int / greatest(1, ${busyCount}::int)) = 1
              then ${busyId}::uuid
          end as chosen,
          (180 * interval '1 day') * (${count}::int - i) / ${count}::int as ago
        from generate_series(1, ${count}::int) i
      )
      select i, uuidv7(-ago - interval '1 hour') as id, now() - ago - interval '1 hour' as at,
        coalesce(chosen, people.id) as user_id,
        case
          when i > ${count}::int - 20 then 'pickup_scheduled'
          when i % 50 = 0 then 'cancelled'
          else 'completed'
        end as status
      from spread join people on people.place = spread.i % (select count(*) from people)`.execute(
      tx,
    )
    await sql`
      insert into orders (id, number, user_id, status, pickup_date, pickup_time,
        estimated_delivery_at, address, delivery_address, delivery_preference, payment_method,
        special_instructions, items_paise, express_fee_paise, total_paise, list_paise, pieces,
        created_at, completed_at)
      select id, 'BULK-' || i, user_id, status, at::date + 1, '9-11 AM', at + interval '2 days',
        '14 Lake View Road, Bengaluru 560038', '14 Lake View Road, Bengaluru 560038', 'standard',
        'cash', '', 24000, 0, 24000, 40800, 5, at,
        case when status = 'completed' then at + interval '2 days' end
      from bulk order by i`.execute(tx)
    await sql`
      insert into order_lines
      select id, line.position, line.item, line.service, line.name, line.unit, line.quantity,
        line.list, line.price, line.price * line.quantity
      from bulk cross join (values
        (0, 'wash-fold', 'wash-fold', 'Wash & Fold', 'kg', 3, 7000, 7000),
        (1, 'dry-cleaning-shirt', 'dry-cleaning', 'Shirt', 'piece', 2, 9900, 1500)
      ) as line (position, item, service, name, unit, quantity, list, price)
      order by i, line.position`.execute(tx)
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
  })
  await sql`vacuum analyze`.execute(db)
}
