/** Records cash taken or returned, in the same statement that moves the money. */
import { sql, type Insertable, type QueryCreator } from 'kysely'
import type { CashMovementsTable, Tables } from '../../database/tables.ts'
import { newId } from '../../platform/ids.ts'

type Movement = Omit<Insertable<CashMovementsTable>, 'id' | 'order_refund_id' | 'at'> & {
  order_refund_id?: string
  at: Date
}

/** Which column of a movement names its payment, an order's or a company's. */
export type PaymentColumn = 'order_payment_id' | 'company_payment_id'

/** @param statement the transaction, or a statement begun in it */
export function withCashMovement(
  statement: QueryCreator<Tables>,
  movement: Movement,
): QueryCreator<Tables> {
  const row = { order_refund_id: null, ...movement, id: newId(movement.at) }
  return statement.with('cash', (cte) => cte.insertInto('cash_movements').values(row))
}

/**
 * A payment's cash is no longer there; nothing for what was taken before cash was counted.
 * @param personId whose cash becomes less
 */
export function withCashMovementUndone(
  statement: QueryCreator<Tables>,
  of: PaymentColumn,
  { paymentId, personId }: { paymentId: string; personId: string | null },
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
            sql<string | null>`${personId}::uuid`.as('person_id'),
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
