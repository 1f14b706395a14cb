// Remembered target of a login: kept for an hour on this device, and only a page of this site.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteReturnPath, saveReturnPath, readReturnPath } from './read-return-path.ts'
import { stubStorage } from '#web/lib/test-storage.ts'

beforeEach(() => stubStorage('localStorage'))
afterEach(() => void vi.useRealTimers())

it('remembers the page to return to until sign-in, for an hour at most', () => {
  saveReturnPath('/new-order')
  expect(readReturnPath()).toBe('/new-order')
  saveReturnPath(null)
  expect(readReturnPath()).toBe('/new-order')
  deleteReturnPath()
  expect(readReturnPath()).toBeNull()
  vi.useFakeTimers({ now: Date.now() })
  saveReturnPath('/new-order')
  vi.setSystemTime(Date.now() + 61 * 60_000)
  expect(readReturnPath()).toBeNull()
})

it.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)'])(
  'rejects %j as a page to return to, even if it is already stored',
  (path) => {
    saveReturnPath(path)
    expect(localStorage.getItem('washlineHeadedFor')).toBeNull()
    localStorage.setItem('washlineHeadedFor', JSON.stringify({ path, at: Date.now() }))
    expect(readReturnPath()).toBeNull()
  },
)

it.each(['', 'not json', 'null', '[]', '{"path":"/new-order"}'])(
  'returns no page when %j is stored',
  (text) => {
    localStorage.setItem('washlineHeadedFor', text)
    expect(readReturnPath()).toBeNull()
  },
)
