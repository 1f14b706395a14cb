/** SQL for promo codes and their uses. */
import type { Insertable, Selectable } from 'kysely'
import type { PromoUse } from '#domain/discounts/promo-codes.ts'
import type { PromoCodesTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type PromoRow = Selectable<PromoCodesTable>

/** @param lock whether everybody else who wants to use it waits until the transaction ends */
export function findPromoCode(db: Db, code: string, lock: boolean): Promise<PromoRow | undefined> {
  return db
    .selectFrom('promo_codes')
    .selectAll()
    .where('code', '=', code)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Has other first orders of a customer, with whatever code, wait until the transaction ends. */
export async function lockFirstOrder(tx: Db, userId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The code that an order uses, or has given back, if there is one. */
export function findPromoCodeOfOrder(db: Db, orderId: string, released: boolean) {
  return db
    .selectFrom('promo_codes')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('promo_uses')
        .select('code_id')
        .where('order_id', '=', orderId)
        .where('released_at', released ? 'is not' : 'is', null),
    )
}

/** How often a code is used, in all and by one customer. In a statement after the one that locked it. */
export function countPromoCodeUses(
  db: Db,
  codeId: string,
  userId: string | null,
): Promise<PromoUse> {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('promo_uses')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('code_id', '=', codeId)
        .where('released_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('uses'),
      eb
        .selectFrom('promo_uses')
        .innerJoin('orders', 'orders.id', 'promo_uses.order_id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('code_id', '=', codeId)
        .where('released_at', 'is', null)
        .where('orders.user_id', '=', userId)
        .$asScalar()
        .$notNull()
        .as('ownUses'),
      eb
        .selectFrom('orders')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('status', '<>', 'cancelled')
        .$asScalar()
        .$notNull()
        .as('ownOrders'),
    ])
    .executeTakeFirstOrThrow()
}

export async function insertPromoCodeUse(
  tx: Tx,
  use: { orderId: string; codeId: string; paise: number },
): Promise<void> {
  await tx
    .insertInto('promo_uses')
    .values({ order_id: use.orderId, code_id: use.codeId, paise: use.paise, released_at: null })
    .execute()
}

export async function updatePromoCodeDiscount(
  tx: Tx,
  orderId: string,
  paise: number,
): Promise<void> {
  await tx.updateTable('promo_uses').set({ paise }).where('order_id', '=', orderId).execute()
}

/** @param at when the use is given back; null where it counts again */
export async function updatePromoCodeRelease(
  tx: Tx,
  orderId: string,
  at: Date | null,
): Promise<void> {
  await tx
    .updateTable('promo_uses')
    .set({ released_at: at })
    .where('order_id', '=', orderId)
    .where('released_at', at === null ? 'is not' : 'is', null)
    .execute()
}

/** Every code with what it has come to, the newest first; or one of them. */
export function selectPromoCodes(db: Db, id?: string) {
  return db
    .selectFrom('promo_codes')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('promo_uses')
          .select((inner) => [
            'code_id',
            inner.fn.countAll<number>().as('uses'),
            inner.fn.sum<number>('paise').as('given_paise'),
          ])
          .where('released_at', 'is', null)
          .groupBy('code_id')
          .as('used'),
      (join) => join.onRef('used.code_id', '=', 'promo_codes.id'),
    )
    .selectAll('promo_codes')
    .select(['used.uses', 'used.given_paise'])
    .$if(id !== undefined, (query) => query.where('promo_codes.id', '=', id!))
    .orderBy('promo_codes.created_at', 'desc')
    .orderBy('promo_codes.id', 'desc')
    .execute()
}

export type ListedCode = Awaited<ReturnType<typeof selectPromoCodes>>[number]

export async function insertPromoCode(tx: Tx, row: Insertable<PromoCodesTable>): Promise<void> {
  await tx.insertInto('promo_codes').values(row).execute()
}

/** Pauses a code or lets it go on; returns its name where that changed anything, null for no such code. */
export async function updatePromoCodeActive(
  tx: Tx,
  id: string,
  active: boolean,
): Promise<{ code: string; isChanged: boolean } | null> {
  const row = await tx
    .selectFrom('promo_codes')
    .select(['code', 'active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  await tx.updateTable('promo_codes').set({ active }).where('id', '=', id).execute()
  return { code: row.code, isChanged: row.active !== active }
}
