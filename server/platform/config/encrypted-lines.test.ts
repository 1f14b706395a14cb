import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const read = (url: string) =>
  readConfig({
    DATA_DIR: 'data-that-is-not-there',
    AUTH_SECRET: 'x'.repeat(32),
    DATABASE_URL: url,
  }).databaseUrl

it.each([
  'postgresql://washline:word@127.0.0.1:5432/washline',
  'postgresql://washline:word@localhost/washline',
  'postgresql://washline:word@[::1]/washline',
  'postgresql://washline:word@%2Fvar%2Frun%2Fpostgresql/washline',
  'postgresql://washline:word@db.example/washline?sslmode=verify-full',
  'postgresql://washline:word@one.example,two.example/washline?sslmode=require',
  'postgresql://washline:word@database:5432/washline?sslmode=disable',
])(
  'accepts a database on this machine, and one elsewhere with a TLS mode in its URL: %s',
  (url) => {
    expect(read(url)).toBe(url)
  },
)

it.each([
  'postgresql://washline:word@db.example/washline',
  'postgresql://washline:word@127.0.0.1,10.0.0.7/washline',
  'postgresql://washline:sslmode=disable@db.example/washline',
])('refuses an unencrypted database connection to another machine: %s', (url) => {
  expect(() => read(url)).toThrow('DATABASE_URL: leads to another machine and says nothing of TLS')
})

const ASKED = [
  'SMS_URL',
  'S3_ENDPOINT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'STRIPE_API_URL',
  'RAZORPAY_API_URL',
  'GOOGLE_ISSUER',
  'FACEBOOK_GRAPH_URL',
]
const BUCKET = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
const readAsked = (set: Record<string, string>) => () =>
  readConfig({ DATA_DIR: 'data-that-is-not-there', AUTH_SECRET: 'x'.repeat(32), ...set })

it.each(ASKED)('refuses to call another machine without TLS: %s', (name) => {
  const bucket = name === 'S3_ENDPOINT' ? BUCKET : {}
  const refusal = `${name}: leads to another machine without TLS`
  expect(readAsked({ ...bucket, [name]: 'http://pictures:7070' })).toThrow(refusal)
  const others = { ...bucket, PLAIN_HTTP_HOSTS: 'sms' }
  expect(readAsked({ ...others, [name]: 'http://pictures:7070' })).toThrow(refusal)

  const own = { ...bucket, PLAIN_HTTP_HOSTS: 'sms, Pictures' }
  expect(readAsked({ ...own, [name]: 'http://pictures:7070' })).not.toThrow()
  expect(readAsked({ ...bucket, [name]: 'https://pictures.example' })).not.toThrow()
  expect(readAsked({ ...bucket, [name]: 'http://127.0.0.1:7070' })).not.toThrow()
})
