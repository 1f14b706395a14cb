/** SQL for companies' scheduled prices. Writers of these or of current prices lock the company first. */
import type { Selectable } from 'kysely'
import type { PlannedOwnPrice } from '#domain/companies/company-prices.ts'
import type { UpcomingCompanyPricesTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

type UpcomingRow = Selectable<UpcomingCompanyPricesTable>

/** What is planned of a company, by day, then by item. */
export async function upcomingOf(db: Db, companyId: string): Promise<PlannedOwnPrice[]> {
  const rows = await db
    .selectFrom('upcoming_company_prices')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('valid_from')
    .orderBy('item_id')
    .execute()
  return rows.map(plannedOf)
}

/** Stores them in the place of those of the same items and day. */
export async function putUpcoming(
  tx: Tx,
  companyId: string,
  planned: readonly PlannedOwnPrice[],
): Promise<void> {
  const rows = planned.map(({ itemId, from, pricePaise }) => ({
    company_id: companyId,
    item_id: itemId,
    valid_from: from,
    price_paise: pricePaise,
  }))
  await tx
    .insertInto('upcoming_company_prices')
    .values(rows)
    .onConflict((oc) =>
      oc
        .columns(['company_id', 'item_id', 'valid_from'])
        .doUpdateSet((eb) => ({ price_paise: eb.ref('excluded.price_paise') })),
    )
    .execute()
}

/**
 * Takes away what is planned of a company for a day.
 * @param itemId only of this item
 * @returns what was planned
 */
export async function takeUpcoming(
  tx: Tx,
  { companyId, from, itemId }: { companyId: string; from: string; itemId: string | undefined },
): Promise<PlannedOwnPrice[]> {
  const rows = await tx
    .deleteFrom('upcoming_company_prices')
    .where('company_id', '=', companyId)
    .where('valid_from', '=', from)
    .$if(itemId !== undefined, (query) => query.where('item_id', '=', itemId!))
    .returningAll()
    .execute()
  return rows.map(plannedOf)
}

/** The first day from which a planned price of any company holds; null where none is planned. */
export async function firstUpcomingDay(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('upcoming_company_prices')
    .select((eb) => eb.fn.min('valid_from').as('first'))
    .executeTakeFirst()
  return row?.first ?? null
}

/** The companies with a planned price that holds on a day, locked in one order until `tx` ends. */
export function lockDueCompanies(tx: Tx, today: string) {
  return tx
    .selectFrom('companies')
    .select(['id', 'name'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('upcoming_company_prices')
          .select('item_id')
          .whereRef('company_id', '=', 'companies.id')
          .where('valid_from', '<=', today),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Takes away what holds on a day: who locked the company gets it, and nobody after them. */
export async function takeDue(
  tx: Tx,
  companyId: string,
  today: string,
): Promise<PlannedOwnPrice[]> {
  const rows = await tx
    .deleteFrom('upcoming_company_prices')
    .where('company_id', '=', companyId)
    .where('valid_from', '<=', today)
    .returningAll()
    .execute()
  return rows.map(plannedOf)
}

function plannedOf({ item_id, valid_from, price_paise }: UpcomingRow): PlannedOwnPrice {
  return { itemId: item_id, from: valid_from, pricePaise: price_paise }
}
