import { describe, expect, it } from 'vitest'
import { bagPriceRange } from './bag-price-range.ts'

describe('the price range of a bag', () => {
  it('rounds outwards to ten rupees, so that it always includes the real prices', () => {
    expect(bagPriceRange({ orders: 5, lowPaise: 212_50, highPaise: 447_10 })).toEqual({
      fromPaise: 210_00,
      toPaise: 450_00,
    })
    expect(bagPriceRange({ orders: 9, lowPaise: 300_00, highPaise: 300_00 })).toEqual({
      fromPaise: 300_00,
      toPaise: 300_00,
    })
  })

  it('is hidden when it rests on fewer than five orders', () => {
    expect(bagPriceRange({ orders: 4, lowPaise: 200_00, highPaise: 400_00 })).toBeNull()
    expect(bagPriceRange({ orders: 0, lowPaise: 0, highPaise: 0 })).toBeNull()
  })
})
