// Settings and hosts that make the server reachable from other machines.
import { expect, it } from 'vitest'
import { isLoopback, reasonServerIsPublic } from './public-address.ts'

it.each([
  '127.0.0.1',
  '127.8.9.10',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'app.localhost',
])('recognises %s as reachable from this machine only', (host) => {
  expect(isLoopback(host)).toBe(true)
})

it.each([
  '0.0.0.0',
  '::',
  '192.168.1.20',
  '10.0.0.5',
  '169.254.1.1',
  'fe80::1',
  '::ffff:192.168.1.20',
  '203.0.113.9',
  'laundry.example',
  'localhost.example',
  'notlocalhost',
  'mybox',
  '127.0.0.1.nip.io',
  '',
])('counts %s as reachable by others', (host) => {
  expect(isLoopback(host)).toBe(false)
})

it('treats the server as reachable by others given a host, a public address or a proxy', () => {
  const local = { HOST: '127.0.0.1' }
  expect(reasonServerIsPublic(local)).toBeNull()
  expect(reasonServerIsPublic({ ...local, BASE_URL: 'http://localhost:3000' })).toBeNull()
  expect(reasonServerIsPublic({ ...local, BASE_URL: 'http://[::1]:3000' })).toBeNull()
  expect(reasonServerIsPublic({ ...local, BASE_URL: 'http://127.1:3000' })).toBeNull()
  expect(reasonServerIsPublic({ ...local, HOST: '0.0.0.0' })).toBe('HOST is 0.0.0.0')
  expect(reasonServerIsPublic({ ...local, BASE_URL: 'https://laundry.example' })).toBe(
    'BASE_URL is https://laundry.example',
  )
  expect(reasonServerIsPublic({ ...local, TRUST_PROXY: '127.0.0.1' })).toBe('TRUST_PROXY is set')
})
