/** SQL for customers in the console: the list, one customer, and contact details. */
import { sql } from 'kysely'
import type { CustomerSort } from '#contract/accounts/customers.ts'
import { cleanPhone, cleanText } from '#domain/base/pasted.ts'
import { phoneDigits } from '#domain/base/typed-number.ts'
import type { Role } from '#domain/people/roles.ts'
import { likePattern, matchesWords, matchesPhoneDigits } from '../../database/like-pattern.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** Customers who are still there, with their sums; staff are none. */
function selectCustomers(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('customer_totals as totals', 'totals.user_id', 'users.id')
    .leftJoin('customer_blocks as blocks', 'blocks.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'totals.total_orders',
      'totals.spent_paise',
      'blocks.blocked_at',
    ])
    .where('users.role', '=', 'customer')
    .where('users.erased_at', 'is', null)
}

export type ListedRow = Awaited<ReturnType<typeof listCustomers>>[number]

/** The column of totals that a list is sorted by. */
const SORT_COLUMNS = { spent: 'spent_paise', orders: 'total_orders' } as const

/** Customers in the order of `sort`; one more than `limit` when there are more. */
export function listCustomers(
  db: Db,
  filter: {
    limit: number
    sort: CustomerSort
    cursor?: string | undefined
    q?: string | undefined
  },
) {
  const { limit, sort, cursor } = filter
  const q = cleanText(filter.q ?? '')
  let query = selectCustomers(db).$if(q !== '', (found) => found.where(matching(q)))
  if (sort === 'newest') {
    query = query
      .$if(cursor !== undefined, (rest) => rest.where('users.id', '<', cursor!))
      .orderBy('users.id', 'desc')
  } else {
    const column = sql.ref(`totals.${SORT_COLUMNS[sort]}`)
    query = query
      .$if(cursor !== undefined, (rest) =>
        rest.where(
          sql<boolean>`(${column}, totals.user_id) < (
            select ${sql.ref(SORT_COLUMNS[sort])}, user_id from customer_totals
            where user_id = ${cursor!})`,
        ),
      )
      .orderBy(column, 'desc')
      .orderBy('totals.user_id', 'desc')
  }
  return query.limit(limit + 1).execute()
}

/** A text this short is in most names, and no index knows where: it is looked for where words begin. */
const SHORT = 3

/** What matches a search, each alternative from an index over parts of texts. */
function matching(q: string) {
  // No index knows signs alone, and they are in every email.
  if (!/[\p{L}\p{N}]/u.test(q)) return sql<boolean>`false`
  const plain = cleanPhone(q)
  const digits = /^[\d\s()+-]*$/.test(plain) ? (phoneDigits(q) ?? plain.replaceAll(/\D/g, '')) : ''
  const part = likePattern(q)
  const beginning = part.slice(1)
  const alternatives =
    q.length < SHORT
      ? [
          sql`users.name ilike ${beginning}`,
          sql`users.name ilike ${`% ${beginning}`}`,
          sql`users.email ilike ${beginning}`,
        ]
      : [matchesWords('users.name', q), sql`users.email ilike ${part}`]
  if (digits !== '') {
    alternatives.push(
      digits.length < SHORT
        ? sql`regexp_replace(users.phone, '[^0-9]', '', 'g') like ${`${digits}%`}`
        : matchesPhoneDigits(digits),
    )
  }
  return sql<boolean>`(${sql.join(alternatives, sql` or `)})`
}

/** One customer with who blocked them; undefined for staff and for who was erased. */
export function findCustomer(db: Db, id: string) {
  return selectCustomers(db)
    .leftJoin('users as blocker', 'blocker.id', 'blocks.blocked_by')
    .leftJoin('last_orders', 'last_orders.user_id', 'users.id')
    .select([
      'users.address',
      'users.created_at',
      'blocks.reason',
      'blocker.name as blocker_name',
      'last_orders.ordered_at',
    ])
    .where('users.id', '=', id)
    .executeTakeFirst()
}

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof findCustomer>>>

/** A person's role, the row locked until `tx` ends; undefined when there is nobody, or nobody any more. */
export async function lockUserRole(tx: Tx, id: string): Promise<Role | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.role
}
