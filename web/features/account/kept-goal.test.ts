// Remembered target of a login: kept for an hour on this device, and only a page of this site.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetGoal, keepGoal, keptGoal } from './kept-goal.ts'
import { keepInMemory } from '#web/lib/test-storage.ts'

beforeEach(() => keepInMemory('localStorage'))
afterEach(() => void vi.useRealTimers())

it('lasts until sign-in, for an hour at most', () => {
  keepGoal('/new-order')
  expect(keptGoal()).toBe('/new-order')
  keepGoal(null)
  expect(keptGoal()).toBe('/new-order')
  forgetGoal()
  expect(keptGoal()).toBeNull()
  vi.useFakeTimers({ now: Date.now() })
  keepGoal('/new-order')
  vi.setSystemTime(Date.now() + 61 * 60_000)
  expect(keptGoal()).toBeNull()
})

it.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)'])(
  'rejects %j, however it got there',
  (path) => {
    keepGoal(path)
    expect(localStorage.getItem('washlineHeadedFor')).toBeNull()
    localStorage.setItem('washlineHeadedFor', JSON.stringify({ path, at: Date.now() }))
    expect(keptGoal()).toBeNull()
  },
)

it.each(['', 'not json', 'null', '[]', '{"path":"/new-order"}'])('ends after %j', (text) => {
  localStorage.setItem('washlineHeadedFor', text)
  expect(keptGoal()).toBeNull()
})
