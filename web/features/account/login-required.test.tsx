// Return through the login with a link's secret, which no server sees.
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { readLinkSecret } from '#domain/base/secret-links.ts'
import { LoginRequired } from './login-required.tsx'

it.each(['/profile#confirm-email=abc', '/profile?confirm-email=abc'])(
  'leads back from the login to %s with its secret behind the #',
  (opened) => {
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={[opened]}>
        <LoginRequired>Please log in.</LoginRequired>
      </MemoryRouter>,
    )
    const ways = [...html.matchAll(/href="(\/(?:login|signup)[^"]*)"/g)].map(
      ([, path]) => new URL(path!.replaceAll('&amp;', '&'), 'http://site.invalid'),
    )
    expect(ways.map(({ pathname, search }) => pathname + search)).toEqual(['/login', '/signup'])
    for (const way of ways) expect(readLinkSecret(way, 'next')).toBe('/profile#confirm-email=abc')
  },
)
