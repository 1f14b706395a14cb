import { expect, it } from 'vitest'
import { slowRefusal } from './express.ts'

const saree = { name: 'Saree', service: 'dry-cleaning' } as const
const trousers = { name: 'Trousers', service: 'dry-cleaning' } as const
const wedding = { name: 'Wedding Dress', service: 'special-care' } as const
const shirt = { name: 'Shirt', service: 'ironing' } as const
const wash = { name: 'Wash & Fold', service: 'wash-fold' } as const

it('refuses express for pieces that need 48 hours, by their names', () => {
  expect(slowRefusal([wash, shirt])).toBeNull()
  expect(slowRefusal([wash, saree])).toBe("Your saree needs 48 hours, so express isn't possible.")
  expect(slowRefusal([trousers])).toMatch(/^Your trousers need 48 hours/)
  expect(slowRefusal([wedding])).toMatch(/^Your wedding dress needs 48 hours/)
  expect(slowRefusal([saree, wedding])).toMatch(/^Your saree and wedding dress need 48 hours/)
  const coat = { name: 'Coat', service: 'dry-cleaning' } as const
  expect(slowRefusal([saree, wedding, coat])).toMatch(/^Your saree, wedding dress and coat need/)
  expect(slowRefusal([saree, wedding, coat, trousers])).toMatch(
    /^Your saree, wedding dress and 2 more need/,
  )
})
