/** Claims in API answers, for customers and staff. */
import type { Claim, ClaimDetail, StaffClaim } from '#contract/help/claims.ts'
import { lateStepOfClaim, type UsefulLife } from '#domain/help/claims.ts'
import { toRupees } from '#domain/base/money.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import { can } from '#domain/people/permissions.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import type { Decision, Settled } from '../../database/own-types.ts'
import type { Db } from '../../database/transaction.ts'
import { notFound, orderNotFound } from '../../http/answers/not-found.ts'
import { unitPhotosView } from '../../ordering/clothes/record/unit-photos.ts'
import type { Person } from '../../http/callers/session.ts'
import { selectClaimsOfOrder, findClaim, findLineOfPiece, type ClaimRow } from './store.ts'

/** The newest decision of a claim. */
export function decisionOf(row: Pick<ClaimRow, 'events'>) {
  const event = row.events.findLast(({ kind }) => kind === 'decided')
  return event ? { ...event, content: event.content as Decision } : null
}

function settlementOf(row: ClaimRow): Claim['settlement'] {
  const event = row.events.find(({ kind }) => kind === 'settled')
  if (!event) return null
  const settled = event.content as Settled
  return {
    at: new Date(event.at).toISOString(),
    refund: toRupees(settled.refundPaise),
    owed: toRupees(Math.min(settled.refundPaise, row.refund_due_paise)),
    voucher: toRupees(settled.voucherPaise),
    voucherCode: settled.voucherCode,
    transfer: toRupees(settled.transferPaise),
    reference: settled.reference,
  }
}

function decisionView(row: ClaimRow): Claim['decision'] {
  const decided = decisionOf(row)
  if (!decided) return null
  const { awardPaise, proposedPaise, pricePaise, chargedPaise, ageMonths, life, proven } =
    decided.content
  return {
    at: new Date(decided.at).toISOString(),
    award: toRupees(awardPaise),
    proposed: toRupees(proposedPaise),
    price: toRupees(pricePaise),
    charged: toRupees(chargedPaise),
    ageMonths,
    life: { name: life.name, months: life.months },
    proven,
    reason: decided.reason,
  }
}

function claimView(row: ClaimRow, now: Date): Claim {
  return {
    _id: row.id,
    ticket: row.ticket_number,
    order: { _id: row.order_id, number: row.order_number },
    problem: row.problem,
    piece: row.piece,
    pieceNumber: row.piece_number,
    unit: row.unit_place && {
      number: row.unit_number!,
      place: row.unit_place,
      pictures: unitPhotosView(row.pictures),
    },
    status: row.status,
    reportedAt: row.reported_at.toISOString(),
    answerBy: row.answer_by.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    decideBy: row.decide_by.toISOString(),
    late: lateStepOfClaim(
      {
        status: row.status,
        answeredAt: row.answered_at,
        answerBy: row.answer_by,
        decideBy: row.decide_by,
      },
      now,
    ),
    decision: decisionView(row),
    settlement: settlementOf(row),
  }
}

export function staffClaimView(row: ClaimRow, now: Date): StaffClaim {
  const { customer_id: id, customer_name: name } = row
  return { ...claimView(row, now), customer: id === null ? null : { _id: id, name: name ?? '' } }
}

/**
 * What its customer and staff see of an order's claims.
 * @throws AppError `order_not_found`, also for somebody else's
 */
export async function readOrderClaims(
  db: Db,
  person: Person,
  orderId: string,
  now: Date,
): Promise<Claim[]> {
  const order = await db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order || !can(person, 'orders', order.user_id)) throw orderNotFound()
  return (await selectClaimsOfOrder(db, orderId)).map((row) => claimView(row, now))
}

/** @throws AppError `not_found` */
export async function readClaim(
  db: Db,
  id: string,
  usefulLives: readonly UsefulLife[],
  now: Date,
): Promise<ClaimDetail> {
  const row = await findClaim(db, id)
  if (!row) throw notFound('claim')
  const [line, order] = await Promise.all([
    findLineOfPiece(db, row.order_id, { itemId: row.item_id, unit: row.unit_number }),
    db
      .selectFrom('orders')
      .select(['status', 'total_paise', 'goodwill_paise', 'paid_paise', 'refunded_paise'])
      .where('id', '=', row.order_id)
      .executeTakeFirstOrThrow(),
  ])
  const { chargedPaise: costsPaise } = orderMoney(orderAmountsFromRow(order))
  // What is sold by weight has no price for one piece, and what the Club covers had none.
  const isPriced = line?.unit === 'piece' && line.covered_quantity < line.quantity
  return {
    ...staffClaimView(row, now),
    revision: row.revision,
    cleaning: toRupees(isPriced ? Math.min(line.unit_price_paise, costsPaise) : 0),
    orderCosts: toRupees(costsPaise),
    usefulLives: usefulLives.map(({ name, months }) => ({ name, months })),
  }
}
