import { expect, it } from 'vitest'
import { findSlowPieces } from './express.ts'

const saree = { name: 'Saree', service: 'dry-cleaning' } as const
const shirt = { name: 'Shirt', service: 'ironing' } as const
const wash = { name: 'Wash & Fold', service: 'wash-fold' } as const

it('lists the pieces that need 48 hours', () => {
  expect(findSlowPieces([wash, shirt])).toBeNull()
  expect(findSlowPieces([wash, saree])).toEqual({ pieces: ['Saree'], hours: 48 })
})
