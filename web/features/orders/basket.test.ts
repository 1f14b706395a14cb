// Basket on the device: kept for its owner, removed when used, too old, or at logout.
import { DAY_MS } from '#domain/base/time-zone.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepInMemory } from '#web/lib/test-storage.ts'
import { basketFor, forgetBasket, forgetOthersBasket, keepBasket } from './basket.ts'

beforeEach(() => keepInMemory('localStorage'))
afterEach(() => void vi.useRealTimers())

const SHIRTS = { 'dry-cleaning-shirt': 2 }

it('keeps it for its maker, and a visitor’s for the next person who logs in', () => {
  keepBasket(null, SHIRTS)
  expect([basketFor(null), basketFor('priya')]).toEqual([SHIRTS, SHIRTS])
  keepBasket('priya', { 'wash-fold': 3 })
  expect([basketFor('priya'), basketFor('arjun'), basketFor(null)]).toEqual([
    { 'wash-fold': 3 },
    null,
    null,
  ])
})

it('removes it once it is used, emptied, or a week old', () => {
  keepBasket(null, SHIRTS)
  forgetBasket()
  expect(basketFor(null)).toBeNull()
  keepBasket(null, SHIRTS)
  keepBasket(null, {})
  expect(basketFor(null)).toBeNull()
  vi.useFakeTimers({ now: Date.now() })
  keepBasket(null, SHIRTS)
  vi.setSystemTime(Date.now() + 8 * DAY_MS)
  expect(basketFor(null)).toBeNull()
})

it('removes it at logout, and when another person logs in', () => {
  keepBasket(null, SHIRTS)
  forgetOthersBasket('priya', true)
  expect(basketFor('priya')).toEqual(SHIRTS)
  forgetOthersBasket(undefined, false)
  expect(basketFor('priya')).toBeNull()

  keepBasket('priya', SHIRTS)
  forgetOthersBasket(undefined, true)
  expect(basketFor('priya')).toEqual(SHIRTS)
  forgetOthersBasket('arjun', true)
  expect(basketFor('priya')).toBeNull()
})

it.each([
  '',
  'not json',
  'null',
  '{}',
  '{"ownerId":7,"counts":{"suit":1},"at":1}',
  '{"ownerId":null,"counts":{"suit":1}}',
])('finds none after %j', (text) => {
  localStorage.setItem('washlineBasket', text)
  expect(basketFor(null)).toBeNull()
})

it('reads only whole numbers above 0 from the device', () => {
  const counts = { shirt: 2, suit: -1, coat: 1.5, saree: '3', bag: 0 }
  localStorage.setItem('washlineBasket', JSON.stringify({ ownerId: null, counts, at: Date.now() }))
  expect(basketFor(null)).toEqual({ shirt: 2 })
})
