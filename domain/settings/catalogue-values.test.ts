import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../catalogue/limits.ts'
import { fromCatalogue, toCatalogue } from './catalogue-values.ts'

const SET: Parameters<typeof toCatalogue>[0] = {
  expressFee: { expressFeePaise: 20_50 },
  onlinePrice: { everywhere: true },
  leastCharge: { kilograms: 3 },
  leastOrder: { byPin: [{ pin: '560001', paise: 300_00 }] },
  limits: DEFAULT_LIMITS,
}
const UNSET = { ...SET, leastCharge: { kilograms: 0 }, leastOrder: { byPin: [] } }
const { kilograms, piecesOfItem, pieces, items, bags } = DEFAULT_LIMITS
const ORDER_SIZE = { kilograms, piecesOfItem, pieces, items, bags }

describe('settings in the catalogue', () => {
  it('answer declared fields by their names, in rupees', () => {
    expect(toCatalogue(SET)).toEqual({
      expressFee: 20.5,
      onlinePriceEverywhere: true,
      leastKilograms: 3,
      leastOrders: [{ pin: '560001', amount: 300 }],
      limits: ORDER_SIZE,
    })
  })

  it('leave out what the laundry hasn’t set', () => {
    const limits = ORDER_SIZE
    const free = { ...UNSET, expressFee: { expressFeePaise: 0 } }
    expect(toCatalogue(free)).toEqual({ expressFee: 0, onlinePriceEverywhere: true, limits })
  })

  it.each([
    ['set', SET],
    ['not set', UNSET],
  ])('read back in paise when they are %s', (_, settings) => {
    const { expressFee, onlinePrice, leastCharge, leastOrder } = settings
    const read = { expressFee, onlinePrice, leastCharge, leastOrder, limits: ORDER_SIZE }
    expect(fromCatalogue(toCatalogue(settings))).toEqual(read)
  })
})
