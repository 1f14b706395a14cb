/** SQL for customers by phone number, and customers with a number alone. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import { normalizePhone } from '../numbers/assign-phone.ts'

/** So many are shown; who types on finds the others. */
const SHOWN = 8

/** A national number's digits. */
const DIGITS = 10

const digitsOfPhone = sql<string>`regexp_replace(users.phone, '[^0-9]', '', 'g')`

function selectCounterCustomers(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('customer_blocks as blocks', 'blocks.user_id', 'users.id')
    .leftJoin('last_orders', 'last_orders.user_id', 'users.id')
    .leftJoin('addresses', (join) =>
      join.onRef('addresses.user_id', '=', 'users.id').on('addresses.is_default', '=', true),
    )
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'blocks.blocked_at',
      'addresses.address',
      'addresses.parts',
    ])
    .where('users.role', '=', 'customer')
    .where('users.erased_at', 'is', null)
}

export type CounterCustomerRow = Awaited<ReturnType<typeof selectCustomersByPhoneEnding>>[number]

/** Who ordered last stands first. @param digits nothing but digits, three at least */
export function selectCustomersByPhoneEnding(db: Db, digits: string) {
  return selectCounterCustomers(db)
    .where(digitsOfPhone, 'like', `%${digits.slice(-DIGITS)}`)
    .orderBy('last_orders.ordered_at', (order) => order.desc().nullsLast())
    .orderBy('users.id', 'desc')
    .limit(SHOWN)
    .execute()
}

/** Whose number it is: those who proved it, and who is known by it alone. The latter stands last. */
export async function selectCustomersByPhone(
  db: Db,
  number: string,
): Promise<CounterCustomerRow[]> {
  const rows = await selectCounterCustomers(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('users.email', '=', ''), eb('users.phone', '=', number)]),
        eb.and([
          eb('users.phone_proven_at', 'is not', null),
          eb(sql<string>`right(${digitsOfPhone}, 10)`, '=', number.slice(-DIGITS)),
        ]),
      ]),
    )
    .orderBy(sql`users.email = ''`)
    .orderBy('users.id')
    .execute()
  return rows.filter(({ phone }) => normalizePhone(phone) === number)
}

export async function insertCustomer(
  tx: Tx,
  customer: { id: string; name: string; phone: string; at: Date },
): Promise<void> {
  const { id, name, phone, at } = customer
  await tx
    .insertInto('users')
    .values({ id, name, phone, phone_given_at: at, email: '', created_at: at, updated_at: at })
    .execute()
}

/** When who is known by a number alone ordered last; null without such a customer or any order. */
export async function findLastOrderTime(db: Db, number: string): Promise<Date | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin('orders', 'orders.user_id', 'users.id')
    .select((eb) => eb.fn.max('orders.created_at').as('at'))
    .where('users.email', '=', '')
    .where('users.phone', '=', number)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Who is known by a number alone and has that order. */
export function findOrdererByPhone(
  db: Db,
  number: string,
  orderNumber: string,
): Promise<Person | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('orders', 'orders.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone', 'users.address', 'users.role'])
    .where('users.email', '=', '')
    .where('users.phone', '=', number)
    .where('orders.number', '=', orderNumber)
    .executeTakeFirst()
}
