import { describe, expect, it } from 'vitest'
import {
  removeSecret,
  hideSecrets,
  moveSecretsToHash,
  readLinkSecret,
  secretLink,
} from './secret-links.ts'

const partsOf = (address: string) => new URL(address, 'http://site.invalid')
const SECRET = 'a_B-c9+/=&#?'

describe('a link with a secret', () => {
  it.each(['/join', '/track-order?orderId=LC-7K2M-Q9XD'])(
    'hides the secret in a link to %s from every server',
    (page) => {
      const { pathname, search, hash } = partsOf(secretLink(page, 'token', SECRET))
      expect(`${pathname}${search}`).toBe(page)
      expect(readLinkSecret({ search, hash }, 'token')).toBe(SECRET)
    },
  )

  it('reads a secret after ? too, and prefers the one after #', () => {
    expect(readLinkSecret(partsOf('/join?token=old'), 'token')).toBe('old')
    expect(readLinkSecret(partsOf('/join?token=old#token=new'), 'token')).toBe('new')
    expect(readLinkSecret(partsOf('/join?other=1#faq'), 'token')).toBeNull()
  })
})

it('hides the secrets of a link from others than its recipient', () => {
  const page = '/track-order?orderId=1'
  expect(hideSecrets(secretLink(page, 'key', SECRET))).toBe(`${page}#key=…`)
  expect(hideSecrets(`${page}#key=a&token=b`)).toBe(`${page}#key=…&token=…`)
  expect(hideSecrets(`${page}#answers`)).toBe(`${page}#answers`)
})

describe('a link in the older format', () => {
  it('is rewritten with its secrets after #', () => {
    for (const [older, now] of [
      ['/join?token=abc', '/join#token=abc'],
      ['/track-order?orderId=1&key=a-b', '/track-order?orderId=1#key=a-b'],
      ['/profile?tab=company&confirm-email=x', '/profile?tab=company#confirm-email=x'],
      ['/join?token=old#token=new', '/join#token=new'],
      ['/help?ticket=HD-1#answers', '/help?ticket=HD-1#answers'],
      ['/my-orders?q=a%20b', '/my-orders?q=a%20b'],
    ] as const)
      expect(moveSecretsToHash(partsOf(older))).toBe(now)
  })

  it('loses its secret and keeps all other parameters', () => {
    expect(removeSecret(partsOf('/profile?tab=company#confirm-email=x'), 'confirm-email')).toBe(
      '/profile?tab=company',
    )
    expect(removeSecret(partsOf('/join?token=a&x=1#token=b&y=2'), 'token')).toBe('/join?x=1#y=2')
  })
})
