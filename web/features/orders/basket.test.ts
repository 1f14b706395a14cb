// Basket on the device: kept for its owner, removed when used, too old, or at logout.
import { DAY_MS } from '#domain/base/time-zone.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '#web/lib/test-storage.ts'
import { readBasket, deleteBasket, deleteOthersBasket, saveBasket } from './basket.ts'

beforeEach(() => stubStorage('localStorage'))
afterEach(() => void vi.useRealTimers())

const SHIRTS = { 'dry-cleaning-shirt': 2 }

it('keeps a basket for its owner, and a visitor’s basket for the next person who logs in', () => {
  saveBasket(null, SHIRTS)
  expect([readBasket(null), readBasket('priya')]).toEqual([SHIRTS, SHIRTS])
  saveBasket('priya', { 'wash-fold': 3 })
  expect([readBasket('priya'), readBasket('arjun'), readBasket(null)]).toEqual([
    { 'wash-fold': 3 },
    null,
    null,
  ])
})

it('removes a basket once it is used, emptied or a week old', () => {
  saveBasket(null, SHIRTS)
  deleteBasket()
  expect(readBasket(null)).toBeNull()
  saveBasket(null, SHIRTS)
  saveBasket(null, {})
  expect(readBasket(null)).toBeNull()
  vi.useFakeTimers({ now: Date.now() })
  saveBasket(null, SHIRTS)
  vi.setSystemTime(Date.now() + 8 * DAY_MS)
  expect(readBasket(null)).toBeNull()
})

it('removes a basket at logout, and when another person logs in', () => {
  saveBasket(null, SHIRTS)
  deleteOthersBasket('priya', true)
  expect(readBasket('priya')).toEqual(SHIRTS)
  deleteOthersBasket(undefined, false)
  expect(readBasket('priya')).toBeNull()

  saveBasket('priya', SHIRTS)
  deleteOthersBasket(undefined, true)
  expect(readBasket('priya')).toEqual(SHIRTS)
  deleteOthersBasket('arjun', true)
  expect(readBasket('priya')).toBeNull()
})

it.each([
  '',
  'not json',
  'null',
  '{}',
  '{"ownerId":7,"counts":{"suit":1},"at":1}',
  '{"ownerId":null,"counts":{"suit":1}}',
])('finds no basket when %j is stored', (text) => {
  localStorage.setItem('washlineBasket', text)
  expect(readBasket(null)).toBeNull()
})

it('reads only quantities that are whole numbers above 0', () => {
  const counts = { shirt: 2, suit: -1, coat: 1.5, saree: '3', bag: 0 }
  localStorage.setItem('washlineBasket', JSON.stringify({ ownerId: null, counts, at: Date.now() }))
  expect(readBasket(null)).toEqual({ shirt: 2 })
})
