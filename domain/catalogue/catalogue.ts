// The laundry's services, and the initial items and prices of its catalogue.
import type { Paise } from '../base/money.ts'
import type { SERVICE_IDS, UNITS } from '../base/service-ids.ts'

export type ServiceId = (typeof SERVICE_IDS)[number]

export type Unit = (typeof UNITS)[number]

export type Service = {
  readonly id: ServiceId
  /** In English, as programs write items. */
  readonly name: string
  readonly unit: Unit
  /** Hours from pickup to delivery. */
  readonly turnaroundHours: 24 | 48
}

export type CatalogueItem = {
  readonly id: string
  readonly service: ServiceId
  /** Unique within its service. */
  readonly name: string
  readonly unit: Unit
  readonly listPricePaise: Paise
  /** What an order is charged instead of the list price; null where the list price is charged. */
  readonly onlinePricePaise: Paise | null
  /** Place within the service, from 1. */
  readonly position: number
}

/** The six services in the order in which they are shown, each with its turnaround. */
export const SERVICES: readonly Service[] = [
  {
    id: 'wash-fold',
    name: 'Wash & Fold',
    unit: 'kg',
    turnaroundHours: 24,
  },
  {
    id: 'dry-cleaning',
    name: 'Dry Cleaning',
    unit: 'piece',
    turnaroundHours: 48,
  },
  {
    id: 'ironing',
    name: 'Ironing',
    unit: 'piece',
    turnaroundHours: 24,
  },
  {
    id: 'special-care',
    name: 'Special Care',
    unit: 'piece',
    turnaroundHours: 48,
  },
  {
    id: 'home-textiles',
    name: 'Home Textiles',
    unit: 'piece',
    turnaroundHours: 24,
  },
  {
    id: 'accessories',
    name: 'Accessories',
    unit: 'piece',
    turnaroundHours: 24,
  },
]

type PriceRow = readonly [name: string, listRupees: number, onlineRupees?: number]

/** The first prices: the pricing page's list prices, the order wizard's online prices. */
const FIRST_PRICES: Readonly<Record<ServiceId, readonly PriceRow[]>> = {
  'wash-fold': [['Wash & Fold', 70]],
  'dry-cleaning': [
    ['Shirt', 99, 15],
    ['Trousers', 149, 30],
    ['Dress', 199, 100],
    ['Suit', 299, 200],
    ['Coat', 349, 250],
    ['Saree', 129],
    ['Lehenga', 399],
    ['Blazer', 179],
    ['Jacket', 229],
    ['Sweater', 119],
  ],
  ironing: [
    ['Shirt', 19, 10],
    ['Trousers', 25, 15],
    ['Dress', 35, 30],
    ['Saree', 29],
    ['Kurta', 25],
  ],
  'special-care': [
    ['Wedding Dress', 799],
    ['Leather Jacket', 599],
    ['Silk Saree', 199],
    ['Designer Wear', 499],
    ['Vintage Clothing', 299],
  ],
  'home-textiles': [
    ['Curtains', 99],
    ['Bedsheet Set', 149],
    ['Blanket', 199],
    ['Pillow', 69],
    ['Cushion Cover', 49],
  ],
  accessories: [
    ['Shoes', 99],
    ['Handbag', 149],
    ['Belt', 69],
    ['Tie', 49],
    ['Scarf', 79],
  ],
}

/** The catalogue a new laundry starts with, by service and position; staff edit it from there. */
export const FIRST_CATALOGUE: readonly CatalogueItem[] = SERVICES.flatMap((service) =>
  FIRST_PRICES[service.id].map(([name, listRupees, onlineRupees], index) => ({
    id: firstItemId(service, name),
    service: service.id,
    name,
    unit: service.unit,
    listPricePaise: listRupees * 100,
    onlinePricePaise: onlineRupees === undefined ? null : onlineRupees * 100,
    position: index + 1,
  })),
)

/** What express delivery adds to an order. */
export const DEFAULT_EXPRESS_FEE_PAISE: Paise = 2000

/** The kilograms of wash and fold that every laundry suggests; less is taken, too. */
export const SUGGESTED_KG = 3

/** The share of the price a Laundry Club member pays in the first month. */
const FIRST_CLUB_MONTH_SHARE = 0.5

/** The service of that id, as described in SERVICES. */
export function serviceById(id: ServiceId): Service {
  const service = SERVICES.find((candidate) => candidate.id === id)
  if (service === undefined) throw new RangeError(`There is no service ${id}`)
  return service
}

/** The price of one unit in an order: the online price where there is one, otherwise the list price. */
export function chargedPricePaise(
  item: Pick<CatalogueItem, 'listPricePaise' | 'onlinePricePaise'>,
): Paise {
  return item.onlinePricePaise ?? item.listPricePaise
}

/** A service's lowest list price, for "from ₹99 per item"; null when it has no items. */
export function fromPricePaise(
  service: ServiceId,
  catalogue: readonly CatalogueItem[],
): Paise | null {
  const prices = catalogue
    .filter((item) => item.service === service)
    .map((item) => item.listPricePaise)
  return prices.length === 0 ? null : Math.min(...prices)
}

/**
 * Home's "from ₹35 per kg": wash and fold in the first Laundry Club month at half price, which must be
 * said beside it. In paise, rounded to the paisa; null when nothing is sold by weight.
 */
export function firstClubMonthPricePaise(catalogue: readonly CatalogueItem[]): Paise | null {
  const fullPricePaise = fromPricePaise('wash-fold', catalogue)
  return fullPricePaise === null ? null : Math.round(fullPricePaise * FIRST_CLUB_MONTH_SHARE)
}

function firstItemId(service: Service, name: string): string {
  if (name === service.name) return service.id
  return `${service.id}-${name.toLowerCase().replaceAll(' ', '-')}`
}
