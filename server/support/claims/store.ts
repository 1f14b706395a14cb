/** SQL for claims. */
import { sql, type Insertable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ClaimStatus } from '#domain/help/claims.ts'
import type { ClaimsTable } from '../../database/tables.ts'
import type { Decision, Settled } from '../../database/own-types.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { selectUnitPhotos } from '../../ordering/clothes/record/unit-photos.ts'
import { newId } from '../../platform/ids.ts'

const CHARGED = sql`charged_paise(orders.status, orders.total_paise, orders.goodwill_paise)`

/** Settled, and what came off its order was paid before and isn't refunded yet. */
const isOwed = sql<boolean>`(claims.status = 'settled' and orders.paid_paise > ${CHARGED} and exists (
  select from claim_events where claim_events.claim_id = claims.id and claim_events.kind = 'settled'
    and (claim_events.content ->> 'refundPaise')::bigint > 0))`

/** A claim with its order, its ticket, who made it, when staff wrote first, and what became of it. */
function selectClaims(db: Db) {
  return db
    .selectFrom('claims')
    .innerJoin('orders', 'orders.id', 'claims.order_id')
    .leftJoin('tickets', 'tickets.id', 'claims.ticket_id')
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .leftJoin('units', (join) =>
      join
        .onRef('units.order_id', '=', 'claims.order_id')
        .onRef('units.number', '=', 'claims.unit_number'),
    )
    .selectAll('claims')
    .select([
      'units.place as unit_place',
      'orders.number as order_number',
      'orders.user_id as owner_id',
      sql<number>`greatest(0, orders.paid_paise - ${CHARGED})`.as('refund_due_paise'),
      'tickets.number as ticket_number',
      'users.id as customer_id',
      'users.name as customer_name',
    ])
    .select((eb) => [
      eb
        .selectFrom('ticket_messages')
        .select((inner) => inner.fn.min('ticket_messages.created_at').as('at'))
        .whereRef('ticket_messages.ticket_id', '=', 'claims.ticket_id')
        .where('ticket_messages.author', '=', 'staff')
        .where('ticket_messages.internal', '=', false)
        .as('answered_at'),
      selectUnitPhotos().as('pictures'),
      jsonArrayFrom(
        eb
          .selectFrom('claim_events')
          .select(['kind', 'at', 'content', 'reason'])
          .whereRef('claim_events.claim_id', '=', 'claims.id')
          .orderBy('claim_events.id'),
      ).as('events'),
    ])
}

export type ClaimRow = Awaited<ReturnType<typeof selectClaimsOfOrder>>[number]

/** The oldest first. */
export function selectClaimsOfOrder(db: Db, orderId: string) {
  return selectClaims(db).where('claims.order_id', '=', orderId).orderBy('claims.id').execute()
}

export function findClaim(db: Db, id: string): Promise<ClaimRow | undefined> {
  return selectClaims(db).where('claims.id', '=', id).executeTakeFirst()
}

const MOST_LISTED = 200

/** What is to be decided, settled or refunded, the first that is to be decided first. */
export function selectUnfinishedClaims(db: Db): Promise<ClaimRow[]> {
  return selectClaims(db)
    .where((eb) => eb.or([eb('claims.status', 'in', ['open', 'decided']), isOwed]))
    .orderBy('claims.decide_by')
    .orderBy('claims.id')
    .limit(MOST_LISTED)
    .execute()
}

/** What is over, the newest first. */
export function selectEndedClaims(db: Db): Promise<ClaimRow[]> {
  return selectClaims(db)
    .where('claims.status', 'in', ['declined', 'settled'])
    .where((eb) => eb.not(isOwed))
    .orderBy('claims.reported_at', 'desc')
    .orderBy('claims.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

/** Which order a claim is of: it is locked first. */
export async function findOrderOfClaim(tx: Tx, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('claims')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.order_id ?? null
}

/** How many pieces of an order were counted in, and how many of them are claimed; null where nobody counted them all. */
export async function countReceivedPieces(
  tx: Tx,
  orderId: string,
): Promise<{ received: number; claimed: number } | null> {
  const row = await tx
    .selectFrom('units')
    .select((eb) => [
      eb.fn.countAll<number>().as('units'),
      eb.fn.sum<number>('pieces').as('received'),
      sql<boolean>`bool_or(pieces = 0)`.as('is_uncounted'),
      eb
        .selectFrom('claims')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('claims.order_id', '=', orderId)
        .$asScalar()
        .as('claimed'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (Number(row.units) === 0 || row.is_uncounted) return null
  return { received: Number(row.received), claimed: Number(row.claimed) }
}

/** How many claims there are of an item of an order, and how many pieces; null where nobody knows how many. */
export async function countClaimsOfItem(
  tx: Tx,
  orderId: string,
  itemId: string,
): Promise<{ claimed: number; pieces: number | null }> {
  const { rows } = await sql<{ claimed: number; pieces: number | null }>`
    select claims_of_item(${orderId}, ${itemId}) as claimed, pieces_of_item(${orderId}, ${itemId}) as pieces`.execute(
    tx,
  )
  return rows[0]!
}

/** Whether all pieces of an order are claimed as a line or a garment; a garment doesn't tell which line it belongs to. */
export async function areAllOrderedPiecesClaimed(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ are_all: boolean | null }>`
    select claims_as_ordered(${orderId}) >= pieces_of_order(${orderId}) as are_all`.execute(tx)
  return rows[0]!.are_all === true
}

/**
 * The line of an order that a piece is of, or that pays for what was counted in.
 * @param piece.unit its number; null where no bag or item is meant
 */
export function findLineOfPiece(
  db: Db,
  orderId: string,
  piece: { itemId: string; unit?: number | null },
) {
  const { itemId, unit = null } = piece
  return db
    .selectFrom('order_lines')
    .select(['unit', 'quantity', 'unit_price_paise', 'covered_quantity'])
    .where('order_id', '=', orderId)
    .where((eb) =>
      unit === null
        ? eb('item_id', '=', itemId)
        : eb('position', '=', (units) =>
            units
              .selectFrom('units')
              .select('units.line')
              .where('units.order_id', '=', orderId)
              .where('units.number', '=', unit),
          ),
    )
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

export async function insertClaim(tx: Tx, row: Insertable<ClaimsTable>): Promise<void> {
  await tx.insertInto('claims').values(row).execute()
}

/** Writes what became of a claim; the order that it is of is locked. */
export async function insertClaimEvent(
  tx: Tx,
  claimId: string,
  event: { actorId: string; at: Date; reason: string | null; status: ClaimStatus } & (
    | { kind: 'decided'; content: Decision }
    | { kind: 'settled'; content: Settled }
  ),
): Promise<void> {
  const { kind, content, actorId, at, reason, status } = event
  await tx
    .with('event', (cte) =>
      cte
        .insertInto('claim_events')
        .values({
          id: newId(at),
          claim_id: claimId,
          kind,
          actor_id: actorId,
          at,
          content: JSON.stringify(content),
          reason,
        })
        .returning('id'),
    )
    .updateTable('claims')
    .set((eb) => ({
      status,
      revision: eb('revision', '+', 1),
      ...(kind === 'decided' && { award_paise: content.awardPaise }),
    }))
    .where('id', '=', claimId)
    .execute()
}

/** The reason that its customer reads with the newest decision. */
export async function findClaimReason(db: Db, claimId: string): Promise<string | null> {
  const row = await db
    .selectFrom('claim_events')
    .select('reason')
    .where('claim_id', '=', claimId)
    .where('kind', '=', 'decided')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.reason ?? null
}

/** For how many days after an order is over photos of its claims are kept. */
export async function readPhotoRetentionDays(db: Db): Promise<number> {
  const row = await db.selectFrom('business').select('claim_photo_days').executeTakeFirstOrThrow()
  return row.claim_photo_days
}

/** Claims that are over and still have photos, with when their orders were completed. */
export function selectEndedClaimsWithPhotos(db: Db) {
  return db
    .selectFrom('claims')
    .innerJoin('orders', 'orders.id', 'claims.order_id')
    .select(['claims.ticket_id', 'claims.status', 'orders.completed_at'])
    .where('claims.status', 'in', ['declined', 'settled'])
    .where('orders.completed_at', 'is not', null)
    .where('claims.ticket_id', 'in', (eb) =>
      eb
        .selectFrom('message_pictures')
        .innerJoin('ticket_messages', 'ticket_messages.id', 'message_pictures.ticket_message_id')
        .select('ticket_messages.ticket_id'),
    )
    .$narrowType<{ ticket_id: string; completed_at: Date }>()
    .execute()
}

/** Removes the pictures of some tickets. */
export async function deletePhotosOfTickets(tx: Tx, ticketIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('message_pictures')
    .where('ticket_message_id', 'in', (eb) =>
      eb
        .selectFrom('ticket_messages')
        .select('ticket_messages.id')
        .where('ticket_id', 'in', ticketIds),
    )
    .execute()
}
