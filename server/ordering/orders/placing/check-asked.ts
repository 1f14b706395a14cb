/** A requested order: the current offer for its customer, and refusals that need no transaction. */
import { type Catalogue, serviceOf, type ServiceId } from '#domain/catalogue/catalogue.ts'
import { basisOfStaff, type PriceBasis } from '#domain/catalogue/price-basis.ts'
import { addressLine } from '#domain/orders/address.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { catalogueOf } from '../../../billing/companies/catalogue-of.ts'
import type { Person } from '../../../http/callers/session.ts'
import { refuseBlocked } from '../../../identity/blocks/refuse-blocked.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { checkAddresses } from './check-contact.ts'
import { checkPickup } from './check-pickup.ts'
import type { OrderInput } from './order-rows.ts'

/** A requested order. */
export interface Asked {
  customer: Person
  /** Who places it. */
  by: Person
  input: OrderInput
  /** What a repeated request is recognised by. */
  repeat: { key: string | null; requestHash: string | null }
  /** Whether the first window was full and another one will do. */
  isEvading: boolean
  now: Date
}

/** What the laundry offers to its customer, and at whose prices. */
export interface Offer {
  catalogue: Catalogue
  settings: BusinessSettings
  companyId: string | null
  priceBasis: PriceBasis
}

export async function readOffer(deps: Deps, { customer, by }: Asked): Promise<Offer> {
  const [offered, settings] = await Promise.all([deps.catalogue.current(), deps.settings.current()])
  const companyId = customer.companyId ?? null
  const priceBasis = by.id === customer.id ? 'online' : basisOfStaff(offered)
  const buyer = { company_id: companyId, price_basis: priceBasis }
  return {
    catalogue: await catalogueOf(deps.db, offered, buyer),
    settings,
    companyId,
    priceBasis,
  }
}

/**
 * Refuses what can be refused before anything is priced or locked.
 * @throws AppError `not_on_account`, `customer_blocked`, `bag_not_offered`, and those of pickups and addresses
 */
export async function checkAsked(
  deps: Deps,
  { customer, by, input, now }: Asked,
  { settings, companyId }: Offer,
): Promise<void> {
  if (input.paymentMethod === 'account' && companyId === null)
    throw new AppError('not_on_account', say('noAccount'))
  // Staff who place an order for a blocked customer know what they do.
  if (by.id === customer.id) {
    await refuseBlocked(deps, customer)
    refuseBags(settings, input.toBeCounted ?? [])
  }
  checkPickup(settings, input, input.deliveryPreference ?? 'standard', now)
  await checkAddresses(deps.db, settings, customer, homeAddresses(input))
}

/** The addresses that are driven to. */
function homeAddresses(input: OrderInput): string[] {
  const { address, deliveryAddress, pickupHandOver, deliveryHandOver } = input
  return [
    ...(pickupHandOver === 'counter' ? [] : [address]),
    ...(deliveryHandOver === 'counter' ? [] : [deliveryAddress || address]),
  ]
}

/** What came in parts is written as the one line that these make, so that text and parts say the same. */
export function withWrittenAddresses(input: OrderInput): OrderInput {
  const { addressParts, deliveryAddressParts } = input
  return {
    ...input,
    ...(addressParts && { address: addressLine(addressParts) }),
    ...(deliveryAddressParts && { deliveryAddress: addressLine(deliveryAddressParts) }),
  }
}

/** Staff take a bag for anything. */
function refuseBags({ bags }: BusinessSettings, services: readonly ServiceId[]): void {
  const refused = services.filter((service) => !bags.services.includes(service))
  if (refused.length > 0)
    throw new AppError(
      'bag_not_offered',
      say('bagNotOffered', { services: refused.map((service) => serviceOf(service).name) }),
    )
}
