/** SQL for webhook endpoints as staff configured them. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { WebhookEndpointsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { notFound } from '../../http/answers/not-found.ts'

export type EndpointRow = Selectable<WebhookEndpointsTable>

/** The types that each endpoint that is on gets, a list each. */
export async function selectSubscribedTypes(db: Db): Promise<string[][]> {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select('types')
    .where('off_because', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ types }) => types)
}

/** The endpoints that are sent messages of a type; none of them goes or changes before `tx` ends. */
export function lockEndpointsOfType(tx: Tx, type: string) {
  return tx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('off_because', 'is', null)
    .where(sql<boolean>`types = '[]' or types ? ${type}`)
    .orderBy('id')
    .forShare()
    .execute()
}

/** All, the newest first, or one of them; each with how many of its deliveries wait or failed. */
export function selectEndpoints(db: Db, id?: string) {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll('webhook_endpoints')
    .select((eb) =>
      (['waiting', 'failed'] as const).map((state) =>
        eb
          .selectFrom('webhook_deliveries')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('endpoint_id', '=', 'webhook_endpoints.id')
          .where('state', '=', state)
          .$asScalar()
          .$notNull()
          .as(state),
      ),
    )
    .$if(id !== undefined, (query) => query.where('webhook_endpoints.id', '=', id!))
    .orderBy('webhook_endpoints.id', 'desc')
    .execute()
}

export type ListedEndpoint = Awaited<ReturnType<typeof selectEndpoints>>[number]

/** Locks all of them, so that two who make one come after each other. */
export async function countEndpoints(tx: Tx): Promise<number> {
  await sql`lock table webhook_endpoints in share row exclusive mode`.execute(tx)
  const { count } = await tx
    .selectFrom('webhook_endpoints')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Locks an endpoint until `tx` ends.
 * @throws AppError `not_found`
 */
export async function lockEndpoint(tx: Tx, id: string): Promise<EndpointRow> {
  const row = await tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('webhook')
  return row
}

export async function insertEndpoint(
  tx: Tx,
  row: Insertable<WebhookEndpointsTable>,
): Promise<void> {
  await tx.insertInto('webhook_endpoints').values(row).execute()
}

export async function updateEndpoint(
  tx: Tx,
  id: string,
  fields: Updateable<WebhookEndpointsTable>,
): Promise<void> {
  await tx.updateTable('webhook_endpoints').set(fields).where('id', '=', id).execute()
}

export async function deleteEndpoint(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
}
