import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './api.ts'
import { isUnavailable, RETRY_WHILE_AWAY, retryDelayMs } from './unavailable.ts'

const away = new ApiError(503, 'unavailable', 'We can’t reach our records right now.', {
  code: 'unavailable',
  retryAfterSeconds: 2,
})
const refused = new ApiError(409, 'slot_full', 'That slot is full.')

describe('while the server can’t reach its records', () => {
  it('retries a read after the time that the server gave', () => {
    expect(isUnavailable(away)).toBe(true)
    expect(retryDelayMs(0, away)).toBe(2000)
    expect(retryDelayMs(4, away)).toBe(2000)
  })

  it('retries other failures at growing intervals', () => {
    expect([0, 1, 2, 9].map((failures) => retryDelayMs(failures, new Error('offline')))).toEqual([
      1000, 2000, 4000, 30_000,
    ])
  })

  it('retries a change with an idempotency key, but not a refused one', () => {
    expect(RETRY_WHILE_AWAY.retry(0, away)).toBe(true)
    expect(RETRY_WHILE_AWAY.retry(5, away)).toBe(false)
    expect(RETRY_WHILE_AWAY.retry(0, refused)).toBe(false)
  })

  it('retries a change that found no network, but not one left unanswered on a working network', () => {
    const lost = new ApiError(0, 'offline', 'You seem to be offline.')
    const network = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })
    network(false)
    expect(RETRY_WHILE_AWAY.retry(0, lost)).toBe(true)
    network(true)
    expect(RETRY_WHILE_AWAY.retry(0, lost)).toBe(false)
    vi.unstubAllGlobals()
  })
})
