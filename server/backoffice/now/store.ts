/** SQL for the console's first page: customers waiting for an answer, and today's takings. */
import { sql } from 'kysely'
import type { Unanswered } from '#contract/operate/now.ts'
import type { TakenMethod } from '#contract/orders/order-list.ts'
import type { CompanyPaymentMethod } from '#domain/companies/company-account.ts'
import type { Paise } from '#domain/base/money.ts'
import type { Db } from '../../database/transaction.ts'
import type { DueAt } from '../../ordering/orders/listing/due-orders.ts'

/** What the help desk counts as waiting, the longest first. */
export async function listUnansweredRequests(db: Db): Promise<Unanswered[]> {
  const { rows } = await sql<Omit<Unanswered, 'since'> & { since: Date }>`
    select 'chat' as kind, chats.id::text as id, coalesce(users.name, chats.visitor_name, '') as name,
      (select min(chat_messages.created_at) from chat_messages
        where chat_messages.chat_id = chats.id and chat_messages.author = 'customer'
          and chat_messages.id > chats.answered_until) as since
    from chats left join users on users.id = chats.user_id
    where chats.status = 'open' and chats.customer_last > chats.answered_until
    union all
    select 'ticket', tickets.number, users.name, tickets.updated_at
    from tickets join users on users.id = tickets.user_id
    where tickets.status = 'open'
    union all
    select 'message', contact_messages.id::text, contact_messages.name, contact_messages.created_at
    from contact_messages
    where contact_messages.status = 'open'
    order by since, id`.execute(db)
  return rows.map(({ since, ...each }) => ({ ...each, since: since.toISOString() }))
}

/** What was paid on a day, by how it was paid; transfers of companies stand in no till. */
export async function sumPaymentsToday(
  db: Db,
  { startsAt, endsAt }: Pick<DueAt, 'startsAt' | 'endsAt'>,
): Promise<Record<TakenMethod, Paise>> {
  const { rows } = await sql<{ method: string; paise: string | number }>`
    select method, sum(paise) as paise from (
      select method, amount_paise as paise from order_payments
      where status = 'succeeded' and paid_at >= ${startsAt} and paid_at < ${endsAt}
      union all
      select method, amount_paise from company_payments
      where undone_at is null and at >= ${startsAt} and at < ${endsAt}
    ) as taken
    group by method`.execute(db)
  const of = (method: string) => Number(rows.find((row) => row.method === method)?.paise ?? 0)
  return { cash: of('cash'), upi: of('upi'), card: of('card') }
}

/** What a sum of `sumPaymentsToday` is made of: what was paid of orders, and each payment of a company, the latest first. */
export async function listPaymentsToday(
  db: Db,
  method: TakenMethod,
  day: Pick<DueAt, 'startsAt' | 'endsAt'>,
) {
  const [{ paise }, companies] = await Promise.all([
    db
      .selectFrom('order_payments')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<Paise>('amount_paise'), eb.lit(0)).as('paise'))
      .where('status', '=', 'succeeded')
      .where('method', '=', method)
      .where('paid_at', '>=', day.startsAt)
      .where('paid_at', '<', day.endsAt)
      .executeTakeFirstOrThrow(),
    // No company pays by card.
    method === 'card' ? [] : companiesPaid(db, method, day),
  ])
  return { ordersPaise: paise, companies }
}

function companiesPaid(
  db: Db,
  method: CompanyPaymentMethod,
  { startsAt, endsAt }: Pick<DueAt, 'startsAt' | 'endsAt'>,
) {
  return db
    .selectFrom('company_payments')
    .innerJoin('companies', 'companies.id', 'company_payments.company_id')
    .select(['company_payments.id', 'company_id', 'name', 'amount_paise', 'reference', 'at'])
    .where('company_payments.method', '=', method)
    .where('undone_at', 'is', null)
    .where('at', '>=', startsAt)
    .where('at', '<', endsAt)
    .orderBy('at', 'desc')
    .orderBy('company_payments.id', 'desc')
    .execute()
}
