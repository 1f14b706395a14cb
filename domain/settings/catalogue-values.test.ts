import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../catalogue/limits.ts'
import {
  type CatalogueValues,
  settingsFromCatalogue,
  INITIAL_SETTINGS,
  settingsToCatalogue,
} from './catalogue-values.ts'

const { kilograms, piecesOfItem, pieces, items, bags } = DEFAULT_LIMITS
const ORDER_SIZE = { kilograms, piecesOfItem, pieces, items, bags }
const SET: CatalogueValues = {
  ...INITIAL_SETTINGS,
  expressFee: { expressFeePaise: 20_50 },
  onlinePrice: { everywhere: true },
  leastCharge: { kilograms: 3 },
  leastOrder: { byPin: [{ pin: '560001', paise: 300_00 }] },
  limits: ORDER_SIZE,
}
const UNSET = { ...SET, leastCharge: { kilograms: 0 }, leastOrder: { byPin: [] } }

describe('settings in the catalogue', () => {
  it('are answered under the names of their fields, in rupees', () => {
    expect(settingsToCatalogue(SET)).toMatchObject({
      expressFee: 20.5,
      onlinePriceEverywhere: true,
      leastKilograms: 3,
      leastOrders: [{ pin: '560001', amount: 300 }],
      limits: ORDER_SIZE,
    })
  })

  it('include only the fields of a setting that customers may read', () => {
    expect(settingsToCatalogue({ ...SET, limits: DEFAULT_LIMITS }).limits).toEqual(ORDER_SIZE)
  })

  it('leave out what the laundry hasn’t set', () => {
    const answer = settingsToCatalogue({ ...UNSET, expressFee: { expressFeePaise: 0 } })
    expect(answer).toMatchObject({ expressFee: 0 })
    expect(answer).not.toHaveProperty('leastKilograms')
    expect(answer).not.toHaveProperty('leastOrders')
  })

  it('have initial values for a new laundry', () => {
    expect(INITIAL_SETTINGS).toMatchObject({
      expressFee: { expressFeePaise: 20_00 },
      onlinePrice: { everywhere: false },
      leastCharge: { kilograms: 0 },
      leastOrder: { byPin: [] },
      limits: ORDER_SIZE,
    })
  })

  it.each([
    ['set', SET],
    ['not set', UNSET],
  ])('read back in paise when they are %s', (_, settings) => {
    expect(settingsFromCatalogue(settingsToCatalogue(settings))).toEqual(settings)
  })
})
