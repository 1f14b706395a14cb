/** What somebody took or gave back in cash is written in the statement that moves it. */
import { sql, type Insertable, type QueryCreator } from 'kysely'
import type { CashMovementsTable } from '../../database/tables/cash.ts'
import type { Tables } from '../../database/tables.ts'
import { newId } from '../../platform/ids.ts'

type Movement = Omit<Insertable<CashMovementsTable>, 'id' | 'order_refund_id' | 'at'> & {
  order_refund_id?: string
  at: Date
}

/** @param statement the transaction, or a statement begun in it */
export function withCash(
  statement: QueryCreator<Tables>,
  movement: Movement,
): QueryCreator<Tables> {
  const row = { order_refund_id: null, ...movement, id: newId(movement.at) }
  return statement.with('cash', (cte) => cte.insertInto('cash_movements').values(row))
}

/**
 * The one who took a payment no longer has it; nothing for what was taken before cash was counted.
 * @param of which column names the payment, an order's or a company's
 */
export function withCashUndone(
  statement: QueryCreator<Tables>,
  of: 'order_payment_id' | 'company_payment_id',
  paymentId: string,
  at: Date,
): QueryCreator<Tables> {
  const columns = ['id', 'person_id', 'kind', 'place', 'paise', of, 'at'] as const
  return statement.with('cash', (cte) =>
    cte
      .insertInto('cash_movements')
      .columns(columns)
      .expression((eb) =>
        eb
          .selectFrom('cash_movements')
          .select([
            sql<string>`${newId(at)}::uuid`.as('id'),
            'person_id',
            sql<'undone'>`'undone'`.as('kind'),
            'place',
            sql<number>`-paise`.as('paise'),
            of,
            sql<Date>`${at}::timestamptz`.as('at'),
          ])
          .where(of, '=', paymentId)
          .where('kind', '=', 'collected'),
      ),
  )
}
