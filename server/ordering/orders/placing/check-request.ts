/** Checks of a requested order that need no transaction, and the laundry's offer to its customer. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { serviceById, type ServiceId } from '#domain/catalogue/catalogue.ts'
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import { staffPriceBasis, type PriceBasis } from '#domain/catalogue/price-basis.ts'
import { can } from '#domain/people/permissions.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { catalogueForBuyer } from '../../../billing/companies/catalogue-for-buyer.ts'
import type { Person } from '../../../http/callers/session.ts'
import { phoneToStore } from '../../../identity/phone/numbers/phone-to-store.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { checkAddresses } from './check-addresses.ts'
import { PICKUPS } from './pickups.ts'
import type { RequestedOrder } from './requested-order.ts'

/** Who places an order for whom. */
export interface Placing {
  customer: Person
  /** The customer, or staff for them. */
  by: Person
  isByStaff: boolean
  /** How a repeated request is recognised. */
  repeat: { key: string | null; requestHash: string | null }
}

/** What the laundry offers to a customer, and at whose prices. */
export interface Offer {
  catalogue: Catalogue
  settings: BusinessSettings
  companyId: string | null
  priceBasis: PriceBasis
}

export async function readOffer(deps: Deps, { customer, isByStaff }: Placing): Promise<Offer> {
  const laundry = deps.laundry(branchOfPerson(customer))
  const [offered, settings] = await Promise.all([
    laundry.catalogue.current(),
    laundry.settings.current(),
  ])
  const companyId = customer.companyId ?? null
  const priceBasis = isByStaff ? staffPriceBasis(offered.settings.onlinePrice) : 'online'
  const buyer = { company_id: companyId, price_basis: priceBasis }
  const catalogue = await catalogueForBuyer(deps.db, offered, buyer)
  return { catalogue, settings, companyId, priceBasis }
}

/**
 * Refuses what can be refused before anything is priced or locked.
 * @returns the phone number that the order gives its customer; null for none
 * @throws AppError `bag_not_offered`, `phone_needed`, and those of pickups and addresses
 */
export async function checkRequest(
  deps: Deps,
  placing: Placing,
  settings: BusinessSettings,
  order: RequestedOrder,
  now: Date,
): Promise<string | null> {
  const { customer, isByStaff } = placing
  // Staff take a bag for anything.
  if (!isByStaff) refuseBags(settings, order.toBeCounted ?? [])
  PICKUPS[order.wayIn].check(settings, order, order.deliveryPreference, now)
  const addresses = [order.address, order.deliveryAddress].filter((address) => address !== '')
  await checkAddresses(deps.db, settings, customer, addresses)
  return phoneToKeep(placing, order)
}

function refuseBags({ bags }: BusinessSettings, services: readonly ServiceId[]): void {
  const refused = services.filter((service) => !bags.services.includes(service))
  if (refused.length > 0)
    throw new AppError(
      'bag_not_offered',
      say('bagNotOffered', { services: refused.map((service) => serviceById(service).name) }),
    )
}

/**
 * The number that a new order gives its customer, who has none yet; null where there is nothing to store.
 * Clients of the texts in `items` have no field for a number, and staff know whom they order for: both
 * place orders without one.
 * @throws AppError `phone_needed`
 */
function phoneToKeep(
  { customer, by, isByStaff }: Placing,
  { phone, lines }: RequestedOrder,
): string | null {
  if (customer.phone !== '') return null
  if (phone) return phoneToStore(customer, phone)
  if (isByStaff || can(by, 'orders') || lines === undefined) return null
  throw new AppError('phone_needed', say('phoneNeeded'))
}
