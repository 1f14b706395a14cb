import { describe, expect, it } from 'vitest'
import {
  chargedPricePaise,
  FIRST_CATALOGUE,
  firstClubMonthPricePaise,
  fromPricePaise,
  SERVICES,
  serviceById,
} from './catalogue.ts'
import type { ServiceId } from './catalogue.ts'

function itemsOf(service: ServiceId) {
  return FIRST_CATALOGUE.filter((item) => item.service === service)
}

function itemCalled(id: string) {
  const item = FIRST_CATALOGUE.find((candidate) => candidate.id === id)
  if (item === undefined) throw new Error(`no item ${id}`)
  return item
}

describe('the first catalogue', () => {
  it('contains every item of the price list once', () => {
    expect(FIRST_CATALOGUE).toHaveLength(31)
    expect(new Set(FIRST_CATALOGUE.map((item) => item.id)).size).toBe(31)
    expect(SERVICES.map((service) => itemsOf(service.id).length)).toEqual([1, 10, 5, 5, 5, 5])
  })

  it('lists the prices of the pricing page', () => {
    const listPrices = Object.fromEntries(
      FIRST_CATALOGUE.map((item) => [item.id, item.listPricePaise / 100]),
    )
    expect(listPrices).toMatchObject({
      'wash-fold': 70,
      'dry-cleaning-shirt': 99,
      'dry-cleaning-lehenga': 399,
      'ironing-kurta': 25,
      'special-care-wedding-dress': 799,
      'home-textiles-cushion-cover': 49,
      'accessories-scarf': 79,
    })
    const total = Object.values(listPrices).reduce((sum, price) => sum + price, 0)
    expect(total).toBe(70 + 2150 + 133 + 2395 + 565 + 445)
  })

  it('gives eight items an online price, and lists them first in their services', () => {
    const online = FIRST_CATALOGUE.filter((item) => item.onlinePricePaise !== null)
    expect(online.map((item) => [item.id, chargedPricePaise(item) / 100])).toEqual([
      ['dry-cleaning-shirt', 15],
      ['dry-cleaning-trousers', 30],
      ['dry-cleaning-dress', 100],
      ['dry-cleaning-suit', 200],
      ['dry-cleaning-coat', 250],
      ['ironing-shirt', 10],
      ['ironing-trousers', 15],
      ['ironing-dress', 30],
    ])
    expect(online.map((item) => item.position)).toEqual([1, 2, 3, 4, 5, 1, 2, 3])
  })

  it('sells wash and fold by the kilogram and everything else by the piece', () => {
    expect(FIRST_CATALOGUE.filter((item) => item.unit === 'kg').map((item) => item.id)).toEqual([
      'wash-fold',
    ])
  })
})

describe('prices', () => {
  it('charge the list price when there is no online price', () => {
    expect(chargedPricePaise(itemCalled('dry-cleaning-saree'))).toBe(12900)
  })

  it('start at the price that the home page shows', () => {
    expect(fromPricePaise('dry-cleaning', FIRST_CATALOGUE)).toBe(9900)
    expect(fromPricePaise('ironing', FIRST_CATALOGUE)).toBe(1900)
    expect(fromPricePaise('wash-fold', FIRST_CATALOGUE)).toBe(7000)
    expect(firstClubMonthPricePaise(FIRST_CATALOGUE)).toBe(3500)
  })

  it('have no lowest price when staff removed all items', () => {
    expect(fromPricePaise('ironing', itemsOf('dry-cleaning'))).toBeNull()
    expect(firstClubMonthPricePaise([])).toBeNull()
  })
})

describe('services', () => {
  it('take two days for dry cleaning and special care, and one for the others', () => {
    const slow = SERVICES.filter((service) => service.turnaroundHours === 48)
    expect(slow.map((service) => service.id)).toEqual(['dry-cleaning', 'special-care'])
    expect(serviceById('home-textiles').name).toBe('Home Textiles')
  })
})
