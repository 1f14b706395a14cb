/** Audit entries about settings, prices, plans, areas and days. */
import type { UsefulLife } from '#domain/help/claims.ts'
import { SERVICES, serviceById, type ServiceId } from '#domain/catalogue/catalogue.ts'
import type { MarketingNumber, Testimonial } from '#domain/settings/marketing.ts'
import { formatPaise, fromRupees } from '#domain/base/money.ts'
import { openingHours } from '../slots/opening-hours.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'
import { DECLARED_KEYS, type DeclaredKey } from '#domain/settings/setting-keys.ts'
import { SETTINGS } from '#domain/settings/settings.ts'
import type { SacCodes, TaxStanding } from '#domain/settings/tax-standing.ts'
import { settingWords, wordsOfFields } from '../settings/setting-words.ts'
import { taxStandingNames } from '../settings/tax-standings.ts'

/** The fields that differ, as they were and as they are. */
interface Changes {
  from: Record<string, unknown>
  to: Record<string, unknown>
}

interface ItemRef {
  name: string
  service: ServiceId
}

type ItemChange = ItemRef &
  Changes & {
    /** Where the discount of the online price is another although that price stayed. */
    drift: { onlinePricePaise: number; fromPercent: number; toPercent: number } | null
  }

/** How a field is named, and how its values are written where that is not plain. */
type FieldWords = string | readonly [label: string, write: (value: never) => string]

const rupees = (value: number | null) => (value === null ? 'none' : formatPaise(fromRupees(value)))
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no')

/** The fields of settings with code of their own, of items and of plans; sentences have them in this order. */
export const changedFields = {
  hours: { hours: ['open', openingHours.text] },
  tax: {
    standing: ['standing', (standing: TaxStanding) => taxStandingNames[standing]],
    gstin: 'GSTIN',
    taxPercent: ['GST rate', (percent: number) => `${percent} %`],
    sacCode: 'SAC code',
    serviceSacCodes: ['SAC codes of services', writeSacCodes],
  },
  marketing: {
    fromOrders: [
      'shows',
      (fromOrders: boolean) => (fromOrders ? 'figures from real orders' : 'your own entries'),
    ],
    numbers: [
      'numbers',
      (numbers: MarketingNumber[]) =>
        numbers.map(({ value, label }) => `“${value} ${label}”`).join(', ') || 'none',
    ],
    testimonials: [
      'testimonials of',
      (said: Testimonial[]) => said.map(({ name }) => name).join(', ') || 'none',
    ],
  },
  claims: {
    usefulLives: [
      'useful lives',
      (lives: UsefulLife[]) =>
        lives.map(({ name, months }) => `${name} ${months} months`).join('; '),
    ],
    photoDays: ['photos kept for', (days: number) => `${days} days`],
  },
  item: {
    name: 'name',
    listPrice: ['list price', rupees],
    onlinePrice: ['online price', rupees],
    active: ['is', (active: boolean) => (active ? 'offered' : 'retired')],
  },
  plan: {
    name: 'name',
    description: 'description',
    price: ['price', rupees],
    originalPrice: ['original price', rupees],
    kilograms: 'kilograms',
    pickups: 'pickups',
    dryCleanItems: 'free dry-clean items',
    trialDays: 'trial days',
    popular: ['most popular:', yesOrNo],
    extras: ['extras', (extras: string[]) => `“${extras.join('; ')}”`],
    active: ['can be chosen:', yesOrNo],
  },
} as const satisfies Record<string, Record<string, FieldWords>>

type DeclaredEvent = `business.${(typeof SETTINGS)[DeclaredKey]['name']}_changed`

const ofDeclared = Object.fromEntries(
  DECLARED_KEYS.map((key) => {
    const fields = Object.entries(wordsOfFields(key)).map(([name, { audit }]) => [name, audit])
    return [
      `business.${SETTINGS[key].name}_changed`,
      changeOf(settingWords[key].audit, Object.fromEntries(fields) as Record<string, FieldWords>),
    ]
  }),
) as Record<DeclaredEvent, (changes: Changes) => string>

export const auditSettings = {
  ...ofDeclared,
  'business.hours_changed': changeOf('Business hours', changedFields.hours),
  'business.tax_changed': changeOf('Tax', changedFields.tax),
  'business.marketing_changed': changeOf('Home page', changedFields.marketing),
  'business.claims_changed': changeOf('Claims', changedFields.claims),

  /** Lists that the file left out are null. */
  'settings.imported': ({ items, plans }: { items: number | null; plans: number | null }) => {
    const lists = [
      ...(items === null ? [] : [`${items} items`]),
      ...(plans === null ? [] : [`${plans} plans`]),
    ]
    const replaced = lists.length > 0 ? `: ${lists.join(', ')}` : ''
    return `Settings were imported by the command import-settings${replaced}`
  },

  'areas.added': ({ pins }: { pins: readonly string[] }) =>
    pins.length === 1
      ? `Added PIN code ${pins[0]} to the service area`
      : `Added ${pins.length} PIN codes to the service area: ${pins.join(', ')}`,
  /** `left`: how many PIN codes are listed still. */
  'areas.removed': ({ pin, left }: { pin: string; left: number }) =>
    left === 0
      ? `Removed PIN code ${pin} from the list. It is empty now, so every PIN code is served`
      : `Removed PIN code ${pin} from the service area`,

  'item.added': ({
    listPricePaise,
    onlinePricePaise,
    ...item
  }: ItemRef & { listPricePaise: number; onlinePricePaise: number | null }) => {
    const online = onlinePricePaise === null ? '' : `, ${formatPaise(onlinePricePaise)} online`
    return `Added ${itemName(item)}: ${formatPaise(listPricePaise)}${online}`
  },
  'item.changed': itemChanged,
  'item.retired': itemChanged,
  'item.restored': itemChanged,
  /** What it costs from a date on. */
  'item.price_planned': ({ date, from, to, ...item }: ItemRef & Changes & { date: string }) =>
    `${changeOf(`${itemName(item)} from ${formatMessageDate(date)}`, changedFields.item)({ from, to })}`,
  'item.price_withdrawn': ({ date, ...item }: ItemRef & { date: string }) =>
    `${itemName(item)}: withdrew the price from ${formatMessageDate(date)}`,
  'service.arranged': ({ service }: { service: ServiceId }) =>
    `${serviceById(service).name}: changed the sequence of the items`,
  'plan.added': (plan: { name: string; pricePaise: number; kilograms: number }) =>
    `Added the ${plan.name} plan: ${formatPaise(plan.pricePaise)} a month, ${plan.kilograms} kg`,
  'plan.changed': ({ name, ...changes }: { name: string } & Changes) =>
    changeOf(`${name} plan`, changedFields.plan)(changes),

  /** `from`: the reason that stood there, where it was closed already. */
  'date.closed': ({ date, from, to }: { date: string; from: string | null; to: string }) =>
    `Closed ${formatMessageDate(date)}: “${to}”${from === null ? '' : ` instead of “${from}”`}`,
  'date.opened': ({ date }: { date: string }) => `Opened ${formatMessageDate(date)} again`,
  /** Own places of one slot; null for the weekday's. */
  'date.places_changed': (change: {
    date: string
    pickupTime: string
    from: number | null
    to: number | null
  }) =>
    `${formatMessageDate(change.date)}, ${change.pickupTime}: ${places(change.to)} instead of ${places(change.from)}`,
}

/** "Shirt: list price ₹109 instead of ₹99, online price ₹20 instead of none". */
function changeOf(setting: string, fields: Record<string, FieldWords>) {
  return ({ from, to }: Changes): string => {
    const changed = Object.entries(fields).filter(([name]) => name in to)
    const parts = changed.map(([name, words]) => {
      const [label, write] = typeof words === 'string' ? [words, plainly] : words
      const text = write as (value: unknown) => string
      const [is, was] = [text(to[name]), text(from[name])]
      return is === was ? `${label} changed` : `${label} ${is} instead of ${was}`
    })
    return `${setting}: ${parts.join(', ')}`
  }
}

function plainly(value: unknown): string {
  if (value === null || value === '') return 'none'
  return typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
}

function itemChanged({ drift, from, to, ...item }: ItemChange): string {
  const name = itemName(item)
  if (Object.keys(to).join() === 'active')
    return `${name} is ${to['active'] ? 'offered again' : 'retired: it can no longer be ordered'}`
  const stays = drift
    ? `, online price stays ${formatPaise(drift.onlinePricePaise)}: ${drift.toPercent} % below list instead of ${drift.fromPercent} %`
    : ''
  return `${changeOf(name, changedFields.item)({ from, to })}${stays}`
}

/** "Shirt (Dry Cleaning)". */
function itemName({ name, service }: ItemRef): string {
  const { name: serviceName } = serviceById(service)
  return name === serviceName ? name : `${name} (${serviceName})`
}

function places(number: number | null): string {
  return number === null ? 'the weekday’s places' : `${number} ${number === 1 ? 'place' : 'places'}`
}

/** "Dry Cleaning 999712, Ironing 999713". */
function writeSacCodes(codes: SacCodes['services']): string {
  const own = SERVICES.filter(({ id }) => codes[id])
  return own.map(({ id, name }) => `${name} ${codes[id]}`).join(', ') || 'none'
}
