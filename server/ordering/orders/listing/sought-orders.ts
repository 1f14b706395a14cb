/** SQL for the order search: by an index of its own where there is one, otherwise by words. */
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import { readOrderSearch, type OrderSearch, type WordSearch } from '#domain/orders/order-search.ts'
import { BY_KEY } from '../../../database/engines/by-key.ts'
import { likePattern, matchesPhoneDigits } from '../../../database/like-pattern.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Db } from '../../../database/transaction.ts'

/** What is searched for. */
export type Sought =
  | Extract<OrderSearch, { kind: 'id' | 'name-start' }>
  /** Whole numbers and phones, where nobody has them, are in few texts, and other words may be in most. */
  | (WordSearch & { readonly mayBeCommon: boolean })
  /** All orders of some customers, and those where somebody is at the door for them. */
  | {
      readonly kind: 'people'
      readonly customers: readonly string[]
      readonly atDoor: readonly string[]
    }

/** Orders, and the texts that each is found by. */
type Joined = ExpressionBuilder<
  Pick<Tables, 'orders'> & { order_search: Nullable<Tables['order_search']> },
  'orders' | 'order_search'
>
type Nullable<T> = { [K in keyof T]: T[K] | null }

/** Reads what is typed, and looks up what is a whole number or phone; null when nothing is searched for. */
export async function parseSearch(db: Db, typed: string | undefined): Promise<Sought | null> {
  const search = readOrderSearch(typed ?? '')
  switch (search?.kind) {
    case 'number':
      return (await orderNumbered(db, search.number)) ?? { ...search.words, mayBeCommon: false }
    case 'phone':
      return (await peopleReachedBy(db, search.digits)) ?? { ...search.words, mayBeCommon: false }
    case 'words':
      return { ...search, mayBeCommon: true }
    default:
      return search
  }
}

async function orderNumbered(db: Db, number: string): Promise<Sought | null> {
  const order = await db
    .selectFrom('orders')
    .modifyFront(BY_KEY)
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst()
  return order ? { kind: 'id', id: order.id } : null
}

async function peopleReachedBy(db: Db, digits: string): Promise<Sought | null> {
  const [customers, atDoor] = await Promise.all([
    customersReachedBy(db, digits),
    ordersAtDoorOf(db, digits),
  ])
  return customers.length + atDoor.length > 0 ? { kind: 'people', customers, atDoor } : null
}

/** Those who ordered; many have an email that is their phone. */
async function customersReachedBy(db: Db, digits: string): Promise<string[]> {
  const customers = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([matchesPhoneDigits(digits), eb('email', 'like', likePattern(digits))]))
    .where((eb) =>
      eb.exists(eb.selectFrom('orders').select('orders.id').whereRef('user_id', '=', 'users.id')),
    )
    .execute()
  return customers.map(({ id }) => id)
}

/** The orders where who has this phone is at the door, by its last ten digits, which are an index's. */
async function ordersAtDoorOf(db: Db, digits: string): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('door_phone', '<>', sql.lit(''))
    .where(sql<string>`right(regexp_replace(door_phone, '\\D', '', 'g'), 10)`, '=', digits)
    .execute()
  return orders.map(({ id }) => id)
}

export function matchesSearch(eb: Joined, sought: Sought) {
  switch (sought.kind) {
    case 'id':
      return eb('orders.id', '=', sought.id)
    case 'people':
      return eb.or([
        eb('orders.user_id', '=', sql<string>`any(${sought.customers}::uuid[])`),
        ...(sought.atDoor.length > 0
          ? [eb('orders.id', '=', sql<string>`any(${sought.atDoor}::uuid[])`)]
          : []),
      ])
    case 'name-start':
      return sql<boolean>`(order_search.customer >= lower(${sought.start})
        and order_search.customer < lower(${sought.start}) || chr(1114111))`
    case 'words':
      return matchesSearchWords(sought)
  }
}

/** What holds for the row of `order_search` of an order that has the words. */
export function matchesSearchWords({ anyOf }: WordSearch): RawBuilder<boolean> {
  const lists = anyOf.map((parts) =>
    sql.join(
      parts.map((part) => sql`order_search.words like lower(${likePattern(part)})`),
      sql` and `,
    ),
  )
  return sql<boolean>`(${sql.join(lists, sql` or `)})`
}
