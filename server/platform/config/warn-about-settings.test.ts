import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { warnAboutSettings } from './warn-about-settings.ts'

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['BASEURL', 'BASE_URL'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['base_url', 'BASE_URL'],
  ['BACKUP_DIRS', 'BACKUP_DIR'],
  ['STRIPE_WEBHOOKS_SECRET', 'STRIPE_WEBHOOK_SECRET'],
])('asks whether %s was meant as %s', (name, meant) => {
  expect(warnAboutSettings({ [name]: 'x' })).toEqual([
    `There is no setting ${name}, so it does nothing. Did you mean ${meant}?`,
  ])
})

it('does not warn about known settings or those of the system', () => {
  const names = ['PORT', 'HOST', 'BASE_URL', 'PATH', 'HOME', 'PWD', 'HOSTNAME', 'LANG', 'NODE_ENV']
  expect(warnAboutSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
})

it.each([
  ['data/backups', undefined, true],
  ['/srv/washline/backups', '/srv/washline', true],
  ['/srv/washline', '/srv/washline', true],
  ['/srv/washline-backups', '/srv/washline', false],
  ['/mnt/backups', '/srv/washline', false],
])('warns of a backup folder %s inside the data folder %s: %s', (backups, data, isTold) => {
  const warnings = warnAboutSettings({ BACKUP_DIR: backups, DATA_DIR: data })
  expect(warnings.length).toBe(isTold ? 1 : 0)
})

const read = (settings: Record<string, string>) => () =>
  readConfig({ DATA_DIR: tmpdir(), DEMO: '0', AUTH_SECRET: 'x'.repeat(32), ...settings })

it.each(['yes', 'true', '1', '10.0.0.0/99', 'proxy.example'])(
  'refuses TRUST_PROXY=%s with a sentence',
  (value) => {
    expect(read({ TRUST_PROXY: value })).toThrow('TRUST_PROXY: must be the addresses of your')
  },
)

it.each(['loopback', '127.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback,172.16.0.0/255.240.0.0'])(
  'trusts the proxies %s',
  (value) => {
    expect(read({ TRUST_PROXY: value })().trustProxy).toBe(value)
  },
)

it.each([
  'https://laundry.example/washline',
  'https://laundry.example/?a=1',
  'https://a.example/#b',
])('refuses BASE_URL=%s with a sentence', (value) => {
  expect(read({ BASE_URL: value })).toThrow('BASE_URL: must be a host alone')
})

it('accepts a slash at the end of BASE_URL', () => {
  expect(read({ BASE_URL: 'https://laundry.example/' })().baseUrl).toBe('https://laundry.example')
})
