/** Report answers and a full recount to compare them with, for tests. */
import { adminReports } from '#contract/reports/reports.ts'
import { toRupees } from '#domain/base/money.ts'
import { revenuePaise } from '#domain/orders/order-money.ts'
import { promisedReturnAt } from '#domain/orders/order-promise.ts'
import { datesBetween, type ReportRange } from '#domain/reports/reports.ts'
import { windowOfSlotId } from '#domain/slots/slot-id.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Db } from '../../database/transaction.ts'
import type { Client } from '../../testing/client.ts'

/** What staff are answered of a range, in the shape of a recount. */
export async function readReportAs(
  staff: Client,
  query: ReportRange,
  side: 'now' | 'before' = 'now',
) {
  const { body } = await staff.call(adminReports, { query })
  const { sums, services, payments, customers } = body[side]
  return {
    sums,
    services: Object.fromEntries(services.map(({ service, amount }) => [service, amount])),
    payments: Object.fromEntries(payments.map(({ way, amount }) => [way, amount])),
    customers,
  }
}

/** The same sums, added up from every row there is. */
export async function recountReport(db: Db, timeZone: string, { from, to }: ReportRange) {
  const orders = await db.selectFrom('orders').selectAll().execute()
  const lines = await db.selectFrom('order_lines').selectAll().execute()
  const paid = await db
    .selectFrom('order_payments')
    .selectAll()
    .where('status', '=', 'succeeded')
    .execute()
  const charges = await db
    .selectFrom('charges')
    .selectAll()
    .where('status', '=', 'succeeded')
    .execute()
  const dayOf = (at: Date | null) => calendarDateIn(at!, timeZone)
  const isIn = (at: Date | null) => dayOf(at) >= from && dayOf(at) <= to
  const kept = orders.filter(({ status }) => status !== 'cancelled')
  const isPlacedOn = (date: string, orderId: string) =>
    kept.some((order) => order.id === orderId && dayOf(order.created_at) === date)
  const dates = datesBetween(from, to)
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
  const perKey = (pairs: [string, number][]) => {
    const sums = new Map<string, number>()
    for (const [key, value] of pairs) sums.set(key, (sums.get(key) ?? 0) + value)
    return Object.fromEntries(
      [...sums].filter(([, paise]) => paise !== 0).map(([key, paise]) => [key, toRupees(paise)]),
    )
  }
  const ordering = new Set(
    kept.filter((order) => isIn(order.created_at)).map((order) => order.user_id),
  )
  const returning = [...ordering].filter((id) =>
    kept.some((order) => order.user_id === id && dayOf(order.created_at) < from),
  )
  return {
    sums: dates.map((date) => {
      const completed = orders.filter(
        (order) => order.status === 'completed' && dayOf(order.completed_at) === date,
      )
      const delivered = completed.filter((order) => order.delivery_hand_over === 'home')
      const orderPaise = sum(
        completed.map((order) =>
          revenuePaise({
            status: order.status,
            totalPaise: order.total_paise,
            goodwillPaise: order.goodwill_paise,
            paidPaise: order.paid_paise,
            refundedPaise: order.refunded_paise,
          }),
        ),
      )
      const clubPaise = sum(
        charges
          .filter((charge) => dayOf(charge.paid_at) === date)
          .map((charge) => charge.amount_paise - charge.refunded_paise),
      )
      return {
        date,
        orders: kept.filter((order) => dayOf(order.created_at) === date).length,
        completed: completed.length,
        revenue: toRupees(orderPaise + clubPaise),
        averageValue:
          completed.length === 0 ? null : toRupees(Math.round(orderPaise / completed.length)),
        kilograms: sum(
          lines
            .filter((line) => line.unit === 'kg' && isPlacedOn(date, line.order_id))
            .map((line) => line.quantity),
        ),
        delivered: delivered.length,
        onTime: delivered.filter(
          (order) =>
            order.completed_at! <=
            promisedReturnAt(
              {
                estimatedDeliveryAt: order.estimated_delivery_at,
                deliveryWindow: windowOfSlotId(order.delivery_slot_id),
              },
              timeZone,
            ),
        ).length,
      }
    }),
    services: perKey(
      lines
        .filter((line) => dates.some((date) => isPlacedOn(date, line.order_id)))
        .map((line) => [line.service, line.amount_paise]),
    ),
    payments: perKey([
      ...paid
        .filter((payment) => isIn(payment.paid_at))
        .map((each): [string, number] => [each.method, each.amount_paise - each.refunded_paise]),
      ...charges
        .filter((charge) => isIn(charge.paid_at))
        .map((each): [string, number] => ['club', each.amount_paise - each.refunded_paise]),
    ]),
    customers: { new: ordering.size - returning.length, returning: returning.length },
  }
}
