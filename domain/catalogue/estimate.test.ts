import { describe, expect, it } from 'vitest'
import { FIRST_CATALOGUE } from './catalogue.ts'
import { ESTIMATOR_INPUTS, estimateTotalPaise } from './estimate.ts'

describe('the estimator', () => {
  it('prices its thirteen inputs at list prices', () => {
    expect(ESTIMATOR_INPUTS).toHaveLength(13)
    const one = Object.fromEntries(ESTIMATOR_INPUTS.map(({ name }) => [name, 1]))
    const dryCleaning = 99 + 149 + 199 + 299 + 349 + 129 + 399
    expect(estimateTotalPaise(one, FIRST_CATALOGUE)).toBe(
      (dryCleaning + 99 + 149 + 199 + 99 + 149 + 70) * 100,
    )
    expect(estimateTotalPaise({ washFoldKg: 3, shirts: 2 }, FIRST_CATALOGUE)).toBe(40800)
  })

  it('rounds fractions down, and counts invalid input as 0', () => {
    expect(estimateTotalPaise({}, FIRST_CATALOGUE)).toBe(0)
    expect(estimateTotalPaise({ shirts: -3, suits: NaN, shoes: 1.9 }, FIRST_CATALOGUE)).toBe(9900)
  })

  it('rounds to whole rupees and skips items that staff removed', () => {
    const catalogue = [{ ...FIRST_CATALOGUE[0]!, listPricePaise: 7050 }]
    expect(estimateTotalPaise({ washFoldKg: 1, shirts: 5 }, catalogue)).toBe(7100)
  })
})
