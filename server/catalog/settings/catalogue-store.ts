/** SQL for staff's changes to the catalogue and the plans. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import type { CatalogueItemsTable, PlansTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type ItemRow = Selectable<CatalogueItemsTable>
export type PlanRow = Selectable<PlansTable>

/** Retired ones too, by service and position. */
export function allItems(db: Db): Promise<ItemRow[]> {
  return db
    .selectFrom('catalogue_items')
    .selectAll()
    .orderBy('service')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** A service's items, locked until `tx` ends. */
export function lockItemsOf(tx: Tx, service: ServiceId): Promise<ItemRow[]> {
  return tx
    .selectFrom('catalogue_items')
    .selectAll()
    .where('service', '=', service)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Locked until `tx` ends. */
export function lockItem(tx: Tx, id: string): Promise<ItemRow | undefined> {
  return tx
    .selectFrom('catalogue_items')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Items by their ids, locked in one order until `tx` ends, so that two who change prices never wait for each other. */
export async function lockItems(tx: Tx, ids: readonly string[]): Promise<Map<string, ItemRow>> {
  const rows = await tx
    .selectFrom('catalogue_items')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id', (by) => by.collate('C'))
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Stores it after the service's last item. */
export function insertItem(
  tx: Tx,
  item: Omit<Insertable<CatalogueItemsTable>, 'position'>,
): Promise<ItemRow> {
  return tx
    .insertInto('catalogue_items')
    .values({
      ...item,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from catalogue_items
        where service = ${item.service})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function hasItem(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('catalogue_items')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export function updateItem(
  tx: Tx,
  id: string,
  changes: Updateable<CatalogueItemsTable>,
): Promise<ItemRow> {
  return tx
    .updateTable('catalogue_items')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The plans with how many subscriptions of each run. */
export function allPlans(db: Db) {
  return db
    .selectFrom('plans')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('subscriptions')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('subscriptions.plan_id', '=', 'plans.id')
        .where('status', 'in', ['active', 'cancelled'])
        .as('members'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Locked until `tx` ends. */
export function lockPlan(tx: Tx, id: string): Promise<PlanRow | undefined> {
  return tx.selectFrom('plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Stores it after the last plan. */
export function insertPlan(
  tx: Tx,
  plan: Omit<Insertable<PlansTable>, 'position'>,
): Promise<PlanRow> {
  return tx
    .insertInto('plans')
    .values({
      ...plan,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from plans)`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updatePlan(
  tx: Tx,
  id: string,
  changes: Updateable<PlansTable>,
): Promise<void> {
  await tx.updateTable('plans').set(changes).where('id', '=', id).execute()
}
