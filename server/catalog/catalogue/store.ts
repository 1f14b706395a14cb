/** SQL for the current catalogue, plans and business settings. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Plan } from '#domain/club/plans.ts'
import { collectedPercent } from '#domain/settings/tax-standing.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { planOf } from './find-plan.ts'
import { marketingOf } from './marketing-of.ts'
import { settingValuesOf } from './setting-values.ts'

export async function readCatalogue(db: Db): Promise<Catalogue> {
  const [business, items] = await Promise.all([
    db.selectFrom('business').selectAll().executeTakeFirstOrThrow(),
    db
      .selectFrom('catalogue_items')
      .selectAll()
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ])
  return {
    expressFeePaise: business.express_fee_paise,
    rules: settingValuesOf(business),
    onlineEverywhere: business.online_price_everywhere,
    items: items.map((item) => ({
      id: item.id,
      service: item.service,
      name: item.name,
      unit: item.unit,
      listPricePaise: item.list_price_paise,
      onlinePricePaise: item.online_price_paise,
      position: item.position,
    })),
  }
}

/** The first day from which a planned price holds; null where none is planned. */
export async function firstUpcomingDay(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('upcoming_prices')
    .select((eb) => eb.fn.min('valid_from').as('first'))
    .executeTakeFirst()
  return row?.first ?? null
}

/** The items with a planned price that holds on a day, locked in one order until `tx` ends. */
export function lockDueItems(tx: Tx, today: string) {
  return tx
    .selectFrom('catalogue_items')
    .select(['id', 'name', 'service', 'list_price_paise', 'online_price_paise'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('upcoming_prices')
          .select('item_id')
          .whereRef('item_id', '=', 'catalogue_items.id')
          .where('valid_from', '<=', today),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Takes away what holds on a day: whose items are locked gets it, and nobody after them. The first day first. */
export async function takeDuePrices(tx: Tx, itemIds: readonly string[], today: string) {
  const rows = await tx
    .deleteFrom('upcoming_prices')
    .where('item_id', 'in', itemIds)
    .where('valid_from', '<=', today)
    .returningAll()
    .execute()
  return rows.toSorted(
    (a, b) => Number(a.valid_from > b.valid_from) - Number(a.valid_from < b.valid_from),
  )
}

export async function setPrices(
  tx: Tx,
  itemId: string,
  prices: { list_price_paise: number; online_price_paise: number | null },
): Promise<void> {
  await tx.updateTable('catalogue_items').set(prices).where('id', '=', itemId).execute()
}

/** Those that can be chosen. */
export async function readPlans(db: Db): Promise<Plan[]> {
  const plans = await db
    .selectFrom('plans')
    .selectAll()
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return plans.map(planOf)
}

export async function readSettings(db: Db): Promise<BusinessSettings> {
  const [business, areas, closed] = await Promise.all([
    db.selectFrom('business').selectAll().executeTakeFirstOrThrow(),
    db.selectFrom('service_areas').select('pin').execute(),
    db.selectFrom('closed_dates').selectAll().orderBy('closed_date').execute(),
  ])
  const { business: facts, ...settings } = settingValuesOf(business)
  return {
    ...settings,
    ...facts,
    taxStanding: business.tax_standing,
    gstin: business.gstin,
    collectsTax: collectedPercent(business.tax_standing, business.tax_percent) > 0,
    hours: business.hours,
    slotCapacities: business.slot_capacities,
    marketing: marketingOf(business),
    marketingFromOrders: business.marketing_from_orders,
    strongSignInSince: business.strong_sign_in_since,
    usefulLives: business.useful_lives,
    claimPhotoDays: business.claim_photo_days,
    areas: areas.map((area) => area.pin).sort(),
    closedDates: closed.map((row) => row.closed_date),
    closedReasons: Object.fromEntries(
      closed
        .filter((row) => row.reason_shown && row.reason !== '')
        .map((row) => [row.closed_date, row.reason]),
    ),
  }
}
