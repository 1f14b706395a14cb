/** The SQL of what the laundry offers. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { limitsOf } from './limits-of.ts'
import { marketingOf } from './marketing-of.ts'
import { planOf } from './find-plan.ts'
import type { Offer } from '#domain/offer.ts'

export async function readOffer(db: Kysely<Tables>): Promise<Offer> {
  const [business, items, plans, areas, closed] = await Promise.all([
    db.selectFrom('business').selectAll().executeTakeFirstOrThrow(),
    db
      .selectFrom('catalogue_items')
      .selectAll()
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('plans')
      .selectAll()
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db.selectFrom('service_areas').select('pin').execute(),
    db.selectFrom('closed_dates').select('closed_date').execute(),
  ])
  return {
    name: business.name,
    phone: business.phone,
    email: business.email,
    address: business.address,
    timeZone: business.time_zone,
    complaintsOfficer: business.complaints_officer,
    hours: business.hours,
    slotCapacities: business.slot_capacities,
    expressFeePaise: business.express_fee_paise,
    newCustomerOrders: business.new_customer_orders,
    limits: limitsOf(business),
    messageWaitSeconds: business.message_wait_seconds,
    marketing: marketingOf(business),
    marketingFromOrders: business.marketing_from_orders,
    catalogue: items.map((item) => ({
      id: item.id,
      service: item.service,
      name: item.name,
      unit: item.unit,
      listPricePaise: item.list_price_paise,
      onlinePricePaise: item.online_price_paise,
      position: item.position,
    })),
    plans: plans.map(planOf),
    areas: areas.map((area) => area.pin).sort(),
    closedDates: closed.map((row) => row.closed_date),
  }
}
