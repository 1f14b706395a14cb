// Return path after login: only pages of this site.
import { describe, expect, it } from 'vitest'
import { readLinkSecret } from '#domain/base/secret-links.ts'
import { pathAfterSignIn, parseReturnPath, signInPath } from './parse-return-path.ts'

describe('returnPath', () => {
  it('keeps a path of this site with its query and fragment', () => {
    expect(parseReturnPath('/track-order?orderId=LC-1234-5678#history')).toBe(
      '/track-order?orderId=LC-1234-5678#history',
    )
  })

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/\n\\evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    '/%2e//evil.example/',
    'javascript:alert(1)',
    '/login',
    '/signup?next=/dashboard',
  ])('refuses %j', (next) => {
    expect(parseReturnPath(next)).toBeNull()
  })
})

describe('pathAfterSignIn', () => {
  it('goes to the page that the person wanted', () => {
    expect(pathAfterSignIn({ role: 'admin' }, '/my-orders')).toBe('/my-orders')
  })

  it("goes to the role's first page otherwise", () => {
    expect(pathAfterSignIn({ role: 'customer' }, '//evil.example')).toBe('/dashboard')
    expect(pathAfterSignIn({ role: 'admin' }, null)).toBe('/admin/dashboard')
  })
})

describe('signInPath', () => {
  it('includes the page to return to, which reads back unchanged', () => {
    const path = signInPath('/login', '/track-order?orderId=a&b=c')
    expect(new URL(path, 'http://site.invalid').searchParams.get('next')).toBe(
      '/track-order?orderId=a&b=c',
    )
  })

  it('hides what follows # in the page to return to from every server', () => {
    const path = signInPath('/login', '/profile#confirm-email=abc', 'A1B2C3D4E5')
    const { search, hash } = new URL(path, 'http://site.invalid')
    expect(search).toBe('?ref=A1B2C3D4E5')
    expect(readLinkSecret({ search, hash }, 'next')).toBe('/profile#confirm-email=abc')
  })

  it('equals the plain login or signup page when there is no page to return to', () => {
    expect(signInPath('/signup', null)).toBe('/signup')
  })
})

describe('signInPath', () => {
  it('keeps an invitation between login and signup', () => {
    expect(signInPath('/login', '/new-order', 'A1B2C3D4E5')).toBe(
      '/login?next=%2Fnew-order&ref=A1B2C3D4E5',
    )
    expect(signInPath('/signup', null, 'A1B2C3D4E5')).toBe('/signup?ref=A1B2C3D4E5')
  })
})
