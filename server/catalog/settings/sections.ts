/** The parts of the laundry's settings that are saved one at a time: what each reads, stores and is called. */
import type { Updateable } from 'kysely'
import type * as z from 'zod/mini'
import type {
  businessInput,
  capacitiesInput,
  hoursInput,
  taxInput,
} from '#contract/settings/settings.ts'
import type { deliveryPlacesInput } from '#contract/settings/settings-delivery-places.ts'
import type { limitsInput } from '#contract/settings/settings-limits.ts'
import type { stillHoursInput } from '#contract/settings/settings-still-hours.ts'
import type { messageWaitInput } from '#contract/settings/settings-message-wait.ts'
import type { marketingInput } from '#contract/settings/settings-marketing.ts'
import type { orderLimitsInput } from '#contract/settings/order-limits.ts'
import type { expressFeeInput } from '#contract/settings/settings-catalogue.ts'
import type { leastChargeInput } from '#contract/settings/settings-least-charge.ts'
import type { onlinePriceInput } from '#contract/settings/settings-online-price.ts'
import type { bagsInput } from '#contract/settings/settings-bags.ts'
import type { claimsInput } from '#contract/settings/settings-claims.ts'
import type { countingInput } from '#contract/settings/settings-counting.ts'
import type { strongSignInInput } from '#contract/settings/settings-strong-sign-in.ts'
import type { DayHours } from '#domain/slots/business-hours.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { SERVICE_IDS } from '#domain/catalogue/service-ids.ts'
import type { TaxStanding } from '#domain/settings/tax-standing.ts'
import { limitsOf } from '../catalogue/limits-of.ts'
import { marketingOf } from '../catalogue/marketing-of.ts'
import type { BusinessTable } from '../../database/tables/laundry.ts'
import type { SectionName } from '../../events/types/catalog.ts'
import type { BusinessRow } from './store.ts'

type Without<S extends z.core.$ZodType> = Omit<z.output<S>, 'version'>

type TaxInput = Without<typeof taxInput>

export interface Section<F extends object, Input extends object = F> {
  /** Names its events: "business.<name>_changed". */
  name: SectionName
  read(row: BusinessRow): F
  /** Fills in the fields that a client left out. */
  complete?(input: Input, current: F): F
  /** @param now when it is saved */
  store(fields: F, now: Date): Updateable<BusinessTable>
}

export const BUSINESS: Section<Without<typeof businessInput>> = {
  name: 'facts',
  read: (row) => ({
    name: row.name,
    phone: row.phone,
    email: row.email,
    address: row.address,
    complaintsOfficer: row.complaints_officer,
    complaintsEmail: row.complaints_email,
    complaintsPhone: row.complaints_phone,
    timeZone: row.time_zone,
  }),
  store: ({ name, phone, email, address, timeZone, ...complaints }) => ({
    name,
    phone,
    email,
    address,
    complaints_officer: complaints.complaintsOfficer,
    complaints_email: complaints.complaintsEmail,
    complaints_phone: complaints.complaintsPhone,
    time_zone: timeZone,
  }),
}

export const HOURS: Section<Without<typeof hoursInput>> = {
  name: 'hours',
  // Written out, so that the fields stand in one order whatever the database made of them.
  read: ({ hours }) => ({
    hours: hours.map((day) => day && openingOf(day)),
  }),
  store: ({ hours }) => ({ hours: JSON.stringify(hours.map((day) => day && openingOf(day))) }),
}

export const TAX: Section<Required<TaxInput>, TaxInput> = {
  name: 'tax',
  read: (row) => ({
    standing: row.tax_standing,
    gstin: row.gstin,
    taxPercent: row.tax_percent,
    sacCode: row.sac_code,
    serviceSacCodes: Object.fromEntries(
      SERVICE_IDS.map((service) => [service, row.service_sac_codes[service] ?? '']),
    ) as Required<TaxInput>['serviceSacCodes'],
  }),
  complete: (input, current) => ({
    standing: input.standing ?? standingWith(input.gstin, current.standing),
    gstin: input.gstin,
    taxPercent: input.taxPercent,
    sacCode: input.sacCode,
    serviceSacCodes: input.serviceSacCodes ?? current.serviceSacCodes,
  }),
  store: ({ standing, gstin, taxPercent, sacCode, serviceSacCodes }) => ({
    tax_standing: standing,
    gstin,
    tax_percent: taxPercent,
    sac_code: sacCode,
    service_sac_codes: JSON.stringify(serviceSacCodes),
  }),
}

export const CAPACITIES: Section<Without<typeof capacitiesInput>> = {
  name: 'places',
  read: (row) => ({ capacities: row.slot_capacities.map((day) => [...day]) }),
  store: ({ capacities }) => ({ slot_capacities: JSON.stringify(capacities) }),
}

export const DELIVERY_PLACES: Section<Without<typeof deliveryPlacesInput>> = {
  name: 'delivery_places',
  read: (row) => ({ deliveryPlaces: row.delivery_places }),
  store: ({ deliveryPlaces }) => ({ delivery_places: deliveryPlaces }),
}

export const ORDER_LIMITS: Section<Without<typeof orderLimitsInput>> = {
  name: 'order_limits',
  read: (row) => ({ newCustomerOrders: row.new_customer_orders }),
  store: ({ newCustomerOrders }) => ({ new_customer_orders: newCustomerOrders }),
}

export const LIMITS: Section<Without<typeof limitsInput>> = {
  name: 'limits',
  read: limitsOf,
  store: (limits) => ({
    limit_kilograms: limits.kilograms,
    limit_pieces_of_item: limits.piecesOfItem,
    limit_pieces: limits.pieces,
    limit_items: limits.items,
    limit_bags: limits.bags,
    limit_orders_per_hour: limits.ordersPerHour,
    limit_addresses: limits.addresses,
    limit_garments: limits.garments,
  }),
}

export const MESSAGE_WAIT: Section<Without<typeof messageWaitInput>> = {
  name: 'message_wait',
  read: (row) => ({ seconds: row.message_wait_seconds }),
  store: ({ seconds }) => ({ message_wait_seconds: seconds }),
}

export const STILL_HOURS: Section<Without<typeof stillHoursInput>> = {
  name: 'still_hours',
  read: (row) => ({ hours: row.still_hours }),
  store: ({ hours }) => ({ still_hours: hours }),
}

export const MARKETING: Section<Without<typeof marketingInput>> = {
  name: 'marketing',
  read: (row) => ({ fromOrders: row.marketing_from_orders, ...marketingOf(row) }),
  store: ({ fromOrders, numbers, testimonials }) => ({
    marketing_from_orders: fromOrders,
    marketing: JSON.stringify({ numbers, testimonials }),
  }),
}

export const EXPRESS: Section<Without<typeof expressFeeInput>> = {
  name: 'express_fee',
  read: (row) => ({ expressFee: toRupees(row.express_fee_paise) }),
  store: ({ expressFee }) => ({ express_fee_paise: fromRupees(expressFee) }),
}

export const LEAST_CHARGE: Section<Without<typeof leastChargeInput>> = {
  name: 'least_charge',
  read: (row) => ({ kilograms: row.least_kilograms }),
  store: ({ kilograms }) => ({ least_kilograms: kilograms }),
}

export const ONLINE_PRICE: Section<Without<typeof onlinePriceInput>> = {
  name: 'online_price',
  read: (row) => ({ everywhere: row.online_price_everywhere }),
  store: ({ everywhere }) => ({ online_price_everywhere: everywhere }),
}

export const BAGS: Section<Without<typeof bagsInput>> = {
  name: 'bags',
  read: (row) => ({ services: [...row.bag_services] }),
  store: ({ services }) => ({ bag_services: JSON.stringify(services) }),
}

export const COUNTING: Section<Without<typeof countingInput>> = {
  name: 'counting',
  // Each service is named, in one order.
  read: ({ count_level: level, service_count_levels: levels }) => ({
    level,
    services: Object.fromEntries(
      SERVICE_IDS.map((service) => [service, levels[service] ?? null]),
    ) as Without<typeof countingInput>['services'],
  }),
  store: ({ level, services }) => ({
    count_level: level,
    service_count_levels: JSON.stringify(services),
  }),
}

export const STRONG_SIGN_IN: Section<Without<typeof strongSignInInput>> = {
  name: 'strong_sign_in',
  read: (row) => ({ required: row.strong_sign_in_since !== null }),
  store: ({ required }, now) => ({ strong_sign_in_since: required ? now : null }),
}

export const CLAIMS: Section<Without<typeof claimsInput>> = {
  name: 'claims',
  // Written out, as hours are.
  read: (row) => ({
    usefulLives: row.useful_lives.map(({ name, months }) => ({ name, months })),
    photoDays: row.claim_photo_days,
  }),
  store: ({ usefulLives, photoDays }) => ({
    useful_lives: JSON.stringify(usefulLives),
    claim_photo_days: photoDays,
  }),
}

function openingOf({ opensMinutes, closesMinutes }: DayHours): DayHours {
  return { opensMinutes, closesMinutes }
}

/** The standing of a laundry from a client that sends only its GSTIN. */
function standingWith(gstin: string, current: TaxStanding): TaxStanding {
  if (gstin === '') return 'unregistered'
  return current === 'composition' ? 'composition' : 'registered'
}
