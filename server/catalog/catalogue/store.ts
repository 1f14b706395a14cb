/** The SQL of the catalogue, the plans and the business settings as they are now. */
import type { BusinessSettings } from '#domain/business-settings.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { Plan } from '#domain/plans.ts'
import type { Db } from '../../database/transaction.ts'
import { planOf } from './find-plan.ts'
import { limitsOf } from './limits-of.ts'
import { marketingOf } from './marketing-of.ts'

export async function readCatalogue(db: Db): Promise<Catalogue> {
  const [business, items] = await Promise.all([
    db
      .selectFrom('business')
      .select(['express_fee_paise', 'least_kilograms'])
      .executeTakeFirstOrThrow(),
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
    leastKilograms: business.least_kilograms,
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
  return {
    name: business.name,
    phone: business.phone,
    email: business.email,
    address: business.address,
    timeZone: business.time_zone,
    complaintsOfficer: business.complaints_officer,
    complaintsEmail: business.complaints_email,
    complaintsPhone: business.complaints_phone,
    gstin: business.gstin,
    hours: business.hours,
    slotCapacities: business.slot_capacities,
    deliveryPlaces: business.delivery_places,
    newCustomerOrders: business.new_customer_orders,
    limits: limitsOf(business),
    bagServices: business.bag_services,
    messageWaitSeconds: business.message_wait_seconds,
    marketing: marketingOf(business),
    marketingFromOrders: business.marketing_from_orders,
    strongSignInSince: business.strong_sign_in_since,
    areas: areas.map((area) => area.pin).sort(),
    closedDates: closed.map((row) => row.closed_date),
    closedReasons: Object.fromEntries(
      closed
        .filter((row) => row.reason_shown && row.reason !== '')
        .map((row) => [row.closed_date, row.reason]),
    ),
  }
}
