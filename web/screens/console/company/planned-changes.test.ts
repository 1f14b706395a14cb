import { expect, it } from 'vitest'
import type { CatalogueItem } from '#domain/catalogue/catalogue.ts'
import {
  scaleCompanyPrices,
  changeCompanyPrice,
  companyPricesBeforeDay,
} from './planned-changes.ts'

const item = (id: string): CatalogueItem => ({
  id,
  service: 'ironing',
  name: id,
  unit: 'piece',
  listPricePaise: 20_00,
  onlinePricePaise: null,
  position: 0,
})
const ITEMS = ['shirt', 'sari'].map(item)
const COMPANY = {
  prices: [{ itemId: 'shirt', price: 8 }],
  upcomingPrices: [
    { itemId: 'sari', from: '2025-07-01', price: 30 },
    { itemId: 'shirt', from: '2025-07-01', price: 10 },
    { itemId: 'shirt', from: '2025-08-01', price: null },
  ],
}

it('includes changes planned before a day, and excludes those from that day on', () => {
  expect(companyPricesBeforeDay(COMPANY, '2025-07-01')).toEqual({ shirt: 8_00 })
  expect(companyPricesBeforeDay(COMPANY, '2025-08-01')).toEqual({ shirt: 10_00, sari: 30_00 })
  expect(companyPricesBeforeDay(COMPANY, '2025-08-02')).toEqual({ sari: 30_00 })
})

it('changes all company prices by percent to whole rupees, without planning unchanged ones', () => {
  const changes = scaleCompanyPrices(companyPricesBeforeDay(COMPANY, '2025-08-01'), ITEMS, 15)
  expect(changes.map(({ item: { id }, from, to }) => [id, from, to])).toEqual([
    ['shirt', 10_00, 12_00],
    ['sari', 30_00, 35_00],
  ])
  expect(scaleCompanyPrices({ shirt: 8_00 }, ITEMS, 1)).toEqual([])
})

it('sets a company price for one item, or removes it', () => {
  const [shirt, sari] = ITEMS
  const own = companyPricesBeforeDay(COMPANY, '2025-07-01')
  expect(changeCompanyPrice(own, shirt, null)).toEqual([{ item: shirt, from: 8_00, to: null }])
  expect(changeCompanyPrice(own, sari, 25_00)).toEqual([{ item: sari, from: null, to: 25_00 }])
  expect([changeCompanyPrice(own, sari, null), changeCompanyPrice(own, shirt, 8_00)]).toEqual([
    [],
    [],
  ])
})
