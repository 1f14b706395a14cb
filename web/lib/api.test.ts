import { describe, expect, it } from 'vitest'
import { nextCursorOf, urlOf } from './api.ts'

describe('urlOf', () => {
  it('fills in the parts of the path, escaped', () => {
    expect(urlOf('/api/orders/details/:orderId', { orderId: 'LC-7/x y' })).toBe(
      '/api/orders/details/LC-7%2Fx%20y',
    )
  })

  it('appends only the given query parameters', () => {
    expect(
      urlOf('/api/admin/orders', {}, { q: 'a&b', status: undefined, cursor: '', limit: 20 }),
    ).toBe('/api/admin/orders?q=a%26b&limit=20')
  })

  it('refuses a path with a missing part instead of calling another address', () => {
    expect(() => urlOf('/api/orders/:userId', { userId: '' })).toThrow('userId')
  })
})

describe('nextCursorOf', () => {
  it('finds the cursor of the next page among other links', () => {
    const link = '</api/orders?limit=5>; rel="first", </api/orders?cursor=abc&limit=5>; rel="next"'
    expect(nextCursorOf(link)).toBe('abc')
  })

  it('finds none on the last page', () => {
    expect(nextCursorOf('</api/orders?limit=5>; rel="first"')).toBeNull()
    expect(nextCursorOf(null)).toBeNull()
  })
})
