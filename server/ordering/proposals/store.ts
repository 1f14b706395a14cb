/** SQL for proposals and their answers. */
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Paise } from '#domain/base/money.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { sql, type Insertable } from 'kysely'
import type { OrderProposalAnswersTable, OrderProposalsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findLastProposal>>>

function selectProposals(db: Db) {
  return db
    .selectFrom('order_proposals')
    .selectAll('order_proposals')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_proposal_answers')
          .select(['item_id', 'answer'])
          .whereRef('proposal_id', '=', 'order_proposals.id'),
      ).as('answers'),
      jsonArrayFrom(
        eb
          .selectFrom('order_proposal_photos')
          .select(['item_id', 'picture_id'])
          .whereRef('proposal_id', '=', 'order_proposals.id'),
      ).as('photos'),
    ])
}

/** The newest proposal about an order. */
export function findLastProposal(db: Db, orderId: string) {
  return selectProposals(db)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether a proposal, open or not, is about this order. */
export async function isProposalAbout(db: Db, orderId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_proposals')
    .select('id')
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** The order that a proposal, open or not, is about. */
export async function findOrderOfProposal(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_proposals')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.order_id
}

/** A customer's proposals that wait for an answer, the oldest first, each with its order's number. */
export function selectRunningProposals(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('order_proposals')
    .innerJoin('orders', 'orders.id', 'order_proposals.order_id')
    .select(['order_proposals.id', 'order_id', 'revision', 'orders.number', 'orders.status'])
    .where('orders.user_id', '=', userId)
    .where('order_proposals.ended_at', 'is', null)
    .where('order_proposals.answer_until', '>', now)
    .orderBy('order_proposals.id')
    .limit(20)
    .execute()
}

/** Proposals whose time to answer is over, by their orders. */
export function selectOverdueProposals(db: Db, now: Date) {
  return db
    .selectFrom('order_proposals')
    .select(['id', 'order_id'])
    .where('ended_at', 'is', null)
    .where('answer_until', '<=', now)
    .orderBy('answer_until')
    .limit(50)
    .execute()
}

/** Stores a proposal in the place of the one that is open, if there is one; the order waits from then on. */
export async function insertProposal(
  tx: Tx,
  proposal: Insertable<OrderProposalsTable>,
  status: OrderStatus,
): Promise<void> {
  const { order_id, asked_at: at, answer_until, asked_by } = proposal
  await tx
    .updateTable('order_proposals')
    .set({ ended_at: at, outcome: 'outdated' })
    .where('order_id', '=', order_id)
    .where('ended_at', 'is', null)
    .execute()
  await tx.insertInto('order_proposals').values(proposal).execute()
  await tx
    .updateTable('orders')
    .set({ asked_until: answer_until })
    .where('id', '=', order_id)
    .execute()
  await tx
    .insertInto('order_history')
    .values({ order_id, event: 'proposed', status, actor_id: asked_by, actor: 'staff', at })
    .execute()
}

/** @param photos by item */
export async function insertPhotos(
  tx: Tx,
  proposalId: string,
  photos: ReadonlyMap<string, string>,
): Promise<void> {
  if (photos.size === 0) return
  const rows = [...photos].map(([item_id, picture_id]) => ({
    proposal_id: proposalId,
    item_id,
    picture_id,
  }))
  await tx.insertInto('order_proposal_photos').values(rows).execute()
}

/** A line is answered once; its order is locked. */
export async function insertAnswers(
  tx: Tx,
  answers: readonly Insertable<OrderProposalAnswersTable>[],
): Promise<void> {
  await tx.insertInto('order_proposal_answers').values(answers).execute()
}

/** How a proposal ends: whether the order stayed as it was, and what it came to, where that was decided. */
interface ProposalEnd {
  outcome: NonNullable<ProposalRow['outcome']>
  kept: boolean | null
  settledPaise: Paise | null
}

/** Ends a proposal; the order waits no more. */
export async function endProposal(
  tx: Tx,
  proposal: Pick<ProposalRow, 'id' | 'order_id'>,
  { outcome, kept, settledPaise }: ProposalEnd,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('order_proposals')
    .set({ ended_at: at, outcome, kept, settled_paise: settledPaise })
    .where('id', '=', proposal.id)
    .execute()
  await tx
    .updateTable('orders')
    .set({ asked_until: null })
    .where('id', '=', proposal.order_id)
    .execute()
}

/** Appends to the history that the order stays as it was ordered. */
export async function insertOrderUnchangedEntry(
  tx: Tx,
  order: { id: string; status: OrderStatus },
  by: { id: string | null; actor: 'customer' | 'system' },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('order_history')
    .values({
      order_id: order.id,
      event: 'kept',
      status: order.status,
      actor_id: by.id,
      actor: by.actor,
      at,
    })
    .execute()
}

/** Whether texts may go to a customer's number: it is proven, or was given to staff as a mobile. */
export async function canReceiveTexts(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(sql<boolean>`takes_texts(users)`.as('takes_texts'))
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.takes_texts ?? false
}
