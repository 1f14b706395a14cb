// Settings that enable the metrics, and who may read them.
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const TOKEN = 'a-token-of-sixteen-characters'
const metricsOf = (settings: Record<string, string>) =>
  readConfig({ DATA_DIR: 'data-that-is-not-there', AUTH_SECRET: 'x'.repeat(32), ...settings })
    .metrics

it('shows no metrics unless a port or a token is set', () => {
  expect(metricsOf({})).toBeNull()
  expect(metricsOf({ METRICS_HOST: '0.0.0.0' })).toBeNull()
  expect(metricsOf({ METRICS_PORT: '9464' })).toEqual({
    own: { port: 9464, host: '127.0.0.1' },
    token: null,
  })
  expect(metricsOf({ METRICS_TOKEN: TOKEN })).toEqual({ own: null, token: TOKEN })
})

it('refuses a port open to others without a token, and a token that is easily guessed', () => {
  const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }
  expect(() => metricsOf(open)).toThrow('METRICS_TOKEN must be set')
  expect(metricsOf({ ...open, METRICS_TOKEN: TOKEN })).toMatchObject({ token: TOKEN })
  expect(() => metricsOf({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN')
})
