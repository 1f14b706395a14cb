/** SQL for the current catalogue, plans and business settings. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import type { Plan } from '#domain/club/plans.ts'
import { collectedTaxPercent } from '#domain/settings/tax-standing.ts'
import type { Db } from '../../database/transaction.ts'
import { readAreas, readBusiness } from './business-row.ts'
import { planFromRow } from './find-plan.ts'
import { marketingFromRow } from './marketing-from-row.ts'
import { settingValuesFromRow } from './setting-values.ts'

export async function readCatalogue(db: Db): Promise<Catalogue> {
  const [business, items] = await Promise.all([
    readBusiness(db),
    db
      .selectFrom('catalogue_items')
      .selectAll()
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ])
  return {
    items: items.map((item) => ({
      id: item.id,
      service: item.service,
      name: item.name,
      unit: item.unit,
      listPricePaise: item.list_price_paise,
      onlinePricePaise: item.online_price_paise,
      position: item.position,
    })),
    settings: settingValuesFromRow(business),
  }
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
  return plans.map(planFromRow)
}

export async function readSettings(db: Db): Promise<BusinessSettings> {
  const [business, areas, closed] = await Promise.all([
    readBusiness(db),
    readAreas(db),
    db.selectFrom('closed_dates').selectAll().orderBy('closed_date').execute(),
  ])
  const { business: facts, ...settings } = settingValuesFromRow(business)
  return {
    ...settings,
    ...facts,
    taxStanding: business.tax_standing,
    gstin: business.gstin,
    collectsTax: collectedTaxPercent(business.tax_standing, business.tax_percent) > 0,
    hours: business.hours,
    marketing: marketingFromRow(business),
    marketingFromOrders: business.marketing_from_orders,
    strongSignInSince: business.strong_sign_in_since,
    usefulLives: business.useful_lives,
    claimPhotoDays: business.claim_photo_days,
    areas,
    closedDates: closed.map((row) => row.closed_date),
    closedReasons: Object.fromEntries(
      closed
        .filter((row) => row.reason_shown && row.reason !== '')
        .map((row) => [row.closed_date, row.reason]),
    ),
  }
}
