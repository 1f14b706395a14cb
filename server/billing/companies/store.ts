/** SQL for companies: details, prices, addresses and people. */
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { CompanyPrices } from '#domain/companies/company-prices.ts'
import type { CompaniesTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { findPeopleByPhone } from '../../notifications/find-people-by-phone.ts'

export async function insertCompany(tx: Tx, row: Insertable<CompaniesTable>): Promise<void> {
  await tx.insertInto('companies').values(row).execute()
}

export async function updateCompany(
  tx: Tx,
  id: string,
  changes: Updateable<CompaniesTable>,
): Promise<void> {
  await tx.updateTable('companies').set(changes).where('id', '=', id).execute()
}

/** What a company is charged; undefined for no such company. */
export async function findCompanyPrices(
  db: Db,
  companyId: string,
): Promise<CompanyPrices | undefined> {
  const rows = await db
    .selectFrom('companies')
    .leftJoin('company_prices', 'company_prices.company_id', 'companies.id')
    .select(['percent_off', 'item_id', 'price_paise'])
    .where('companies.id', '=', companyId)
    .execute()
  const [first] = rows
  if (!first) return undefined
  const prices = rows.flatMap(({ item_id, price_paise }) =>
    item_id === null || price_paise === null ? [] : [[item_id, price_paise] as const],
  )
  return { percentOff: first.percent_off, prices: Object.fromEntries(prices) }
}

/** Puts other prices in the place of a company's own. */
export async function replaceCompanyPrices(
  tx: Tx,
  companyId: string,
  prices: CompanyPrices['prices'],
): Promise<void> {
  await tx.deleteFrom('company_prices').where('company_id', '=', companyId).execute()
  const rows = Object.entries(prices).map(([item_id, price_paise]) => ({
    company_id: companyId,
    item_id,
    price_paise,
  }))
  if (rows.length > 0) await tx.insertInto('company_prices').values(rows).execute()
}

/** Who orders for a company, and who is invited to, by name. */
export function selectCompanyMembers(db: Db, companyId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role'])
    .select((eb) => [
      eb('invited_company_id', 'is not', null).$castTo<boolean>().as('is_invited'),
      sql<boolean>`sees_company_account or invited_sees_account`.as('sees_account'),
    ])
    .where((eb) =>
      eb.or([eb('company_id', '=', companyId), eb('invited_company_id', '=', companyId)]),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export function findCustomersByEmail(db: Db, email: string) {
  return selectCustomers(db).where('email', '=', email).execute()
}

/** Who has proven a number, or is known by it alone. */
export function findCustomersByNumber(db: Db, number: string) {
  const known = selectCustomers(db).where((eb) =>
    eb.or([eb('phone_proven_at', 'is not', null), eb('email', '=', '')]),
  )
  return findPeopleByPhone(known, number)
}

function selectCustomers(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'phone'])
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
}

/** Locks a person until `tx` ends, before the company that they join or leave; they may be staff by now. */
export function lockCompanyMember(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified', 'role', 'company_id', 'invited_company_id'])
    .select(sql<boolean>`sees_company_account or invited_sees_account`.as('sees_account'))
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export interface Member {
  /** Null for none any more. */
  companyId: string | null
  seesAccount: boolean
  /** Whether it counts once their email is proven. */
  isInvited?: boolean
}

export async function updateCompanyMember(
  tx: Tx,
  userId: string,
  { companyId, seesAccount, isInvited = false }: Member,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      company_id: isInvited ? null : companyId,
      sees_company_account: !isInvited && seesAccount,
      invited_company_id: isInvited ? companyId : null,
      invited_sees_account: isInvited && seesAccount,
    })
    .where('id', '=', userId)
    .execute()
}

/** How many of a person's orders for a company are under way. */
export async function countMemberOrdersUnderWay(
  tx: Tx,
  userId: string,
  companyId: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('status', 'not in', ['completed', 'cancelled'])
    .executeTakeFirstOrThrow()
  return count
}

/** A company's row with its addresses. */
export function findCompanyFacts(db: Db, id: string) {
  return db
    .selectFrom('companies')
    .selectAll('companies')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('company_addresses')
          .select(['label', 'address'])
          .whereRef('company_addresses.company_id', '=', 'companies.id')
          .orderBy('company_addresses.id'),
      ).as('addresses'),
    )
    .where('companies.id', '=', id)
    .executeTakeFirst()
}

/** Puts other addresses in the place of a company's. */
export async function replaceCompanyAddresses(
  tx: Tx,
  companyId: string,
  rows: { id: string; label: string; address: string }[],
): Promise<void> {
  await tx.deleteFrom('company_addresses').where('company_id', '=', companyId).execute()
  if (rows.length > 0)
    await tx
      .insertInto('company_addresses')
      .values(rows.map((row) => ({ ...row, company_id: companyId })))
      .execute()
}
