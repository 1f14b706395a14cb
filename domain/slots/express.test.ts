import { expect, it } from 'vitest'
import { findNonExpressPieces } from './express.ts'

const saree = { name: 'Saree', service: 'dry-cleaning' } as const
const shirt = { name: 'Shirt', service: 'ironing' } as const
const wash = { name: 'Wash & Fold', service: 'wash-fold' } as const

it('lists the pieces that need 48 hours', () => {
  expect(findNonExpressPieces([wash, shirt])).toBeNull()
  expect(findNonExpressPieces([wash, saree])).toEqual({ pieces: ['Saree'], hours: 48 })
})
