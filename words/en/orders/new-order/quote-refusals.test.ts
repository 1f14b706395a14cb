import { expect, it } from 'vitest'
import { slowRefusals } from '../../slots/express-refusals.ts'
import { orderSizeRefusals } from './order-size-refusals.ts'

it('gives a limit and how to order more', () => {
  const { orderTooLarge } = orderSizeRefusals
  expect(orderTooLarge({ of: 'kilograms', most: 100 })).toBe(
    'An order takes at most 100 kg. Call us for more than 100 kg.',
  )
  expect(orderTooLarge({ of: 'piecesOfItem', most: 200, phone: '080 4123 0001' })).toBe(
    'An order takes at most 200 pieces of one item. Call us on 080 4123 0001 for more than 200 pieces of one item.',
  )
})

it('lists pieces that can’t be back the same day, each once', () => {
  const say = (...pieces: string[]) => slowRefusals.slowPieces({ pieces, hours: 48 })
  expect(say('Saree', 'Saree')).toBe('Your saree needs 48 hours, so express isn’t possible.')
  expect(say('Trousers')).toMatch(/^Your trousers need 48 hours/)
  expect(say('Wedding Dress')).toMatch(/^Your wedding dress needs 48 hours/)
  expect(say('Saree', 'Wedding Dress')).toMatch(/^Your saree and wedding dress need 48 hours/)
  expect(say('Saree', 'Wedding Dress', 'Coat')).toMatch(/^Your saree, wedding dress and coat need/)
  expect(say('Saree', 'Wedding Dress', 'Coat', 'Trousers')).toMatch(
    /^Your saree, wedding dress and 2 more need/,
  )
})
