/** Standing releases: clothes that are left with the guard of an order's address, always. */
import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Tx } from '../../database/transaction.ts'

/** Since when, as a column of a query; null where the customer has no release for the order's address. */
export function selectRelease(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb
    .selectFrom('addresses as released')
    .select('released.released_at')
    .whereRef('released.user_id', '=', 'orders.user_id')
    .where(isAddressOfDelivery)
    .where('released.released_at', 'is not', null)
    .where('released.release_withdrawn_at', 'is', null)
    .orderBy('released.released_at')
    .limit(1)
}

/** The release that held for an order at an instant; undefined where none did. */
export function findReleaseAt(
  tx: Tx,
  orderId: string,
  at: Date,
): Promise<{ released_at: Date | null } | undefined> {
  return tx
    .selectFrom('orders')
    .innerJoin('addresses as released', 'released.user_id', 'orders.user_id')
    .select('released.released_at')
    .where('orders.id', '=', orderId)
    .where(isAddressOfDelivery)
    .where('released.released_at', '<=', at)
    .where((eb) =>
      eb.or([
        eb('released.release_withdrawn_at', 'is', null),
        eb('released.release_withdrawn_at', '>', at),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
}

const isAddressOfDelivery = sql<boolean>`
  lower(btrim(released.address)) = lower(btrim(coalesce(nullif(orders.delivery_address, ''), orders.address)))`
