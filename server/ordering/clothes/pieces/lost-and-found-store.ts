/** SQL for missing units and orders handled near them. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import { sql } from 'kysely'
import { areClothesAtLaundry, TOUCH_KINDS } from '#domain/clothes/custody.ts'
import { ORDER_STATUSES } from '#domain/orders/record/order-lifecycle.ts'
import type { Db } from '../../../database/transaction.ts'
import { selectUnitPhotos } from '../record/unit-photos.ts'

/** The statuses of orders whose clothes have left. */
const LEFT = ORDER_STATUSES.filter((status) => !areClothesAtLaundry(status))

/** How many missing units are read at once: more than a laundry that works ever has. */
const MOST_MISSING = 100
/** How many orders are looked through for suspects. */
const MOST_TRACES = 2000

/** Units that are looked for, and those found after their order had left; with what was written of each. */
export function selectLostAndFound(db: Db) {
  return db
    .selectFrom('units')
    .innerJoin('orders', 'orders.id', 'units.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('custody_events')
          .leftJoin('users as staff', 'staff.id', 'custody_events.actor_id')
          .select(['custody_events.at', 'custody_events.note', 'staff.name as by'])
          .whereRef('custody_events.order_id', '=', 'units.order_id')
          .where(kindIs('missing'))
          .where(sql<boolean>`custody_events.content->'units' @> to_jsonb(units.number)`)
          .orderBy('custody_events.seq', 'desc')
          .limit(1)
          .as('missed'),
      (join) => join.onTrue(),
    )
    .select([
      'orders.id',
      'orders.number as order',
      'orders.status',
      'users.name',
      'units.number',
      'units.kind',
      'units.place',
      'missed.at',
      'missed.note',
      'missed.by',
    ])
    .select(selectUnitPhotos().as('pictures'))
    .where((eb) =>
      eb.or([
        eb('units.place', '=', 'missing'),
        eb.and([
          eb('units.place', '=', 'plant'),
          eb('units.released', '=', true),
          eb('orders.status', 'in', LEFT),
        ]),
      ]),
    )
    .orderBy('missed.at')
    .limit(MOST_MISSING)
    .execute()
}

/** What was written of some orders but that something is missing, the newest first. */
export function selectHandOversOfOrders(db: Db, orderIds: readonly string[]) {
  return touches(db).where('custody_events.order_id', 'in', orderIds).execute()
}

/** What was written of any order in a time that begins a day before the first and ends a day after the last. */
export function selectHandOversBetween(db: Db, first: Date, last: Date) {
  return touches(db)
    .where('custody_events.at', '>=', new Date(first.getTime() - DAY_MS))
    .where('custody_events.at', '<=', new Date(last.getTime() + DAY_MS))
    .limit(MOST_TRACES)
    .execute()
}

function touches(db: Db) {
  return db
    .selectFrom('custody_events')
    .innerJoin('orders', 'orders.id', 'custody_events.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('users as staff', 'staff.id', 'custody_events.actor_id')
    .leftJoin('places', (join) =>
      join.on(sql<boolean>`places.code = custody_events.content->>'to'`),
    )
    .select([
      'places.code as spotCode',
      'places.kind as spotKind',
      'places.name as spotName',
      'orders.id',
      'orders.number',
      'orders.status',
      'users.name',
      'custody_events.at',
      'custody_events.content',
      'custody_events.actor_id',
      'staff.name as by',
    ])
    .where(sql<string>`custody_events.content->>'kind'`, 'in', TOUCH_KINDS)
    .orderBy('custody_events.at', 'desc')
    .orderBy('custody_events.seq', 'desc')
}

const kindIs = (kind: string) => sql<boolean>`custody_events.content->>'kind' = ${kind}`

/** Pairs of orders of which one's tag was scanned among the other's. */
export function selectOtherOrderScans(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('foreign_scans')
    .select(['order_id', 'foreign_id'])
    .where((eb) => eb.or([eb('order_id', 'in', orderIds), eb('foreign_id', 'in', orderIds)]))
    .distinct()
    .execute()
}
