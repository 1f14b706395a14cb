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
])('takes a database of this machine, and one elsewhere that says what of TLS: %s', (url) => {
  expect(read(url)).toBe(url)
})

it.each([
  'postgresql://washline:word@db.example/washline',
  'postgresql://washline:word@127.0.0.1,10.0.0.7/washline',
  'postgresql://washline:sslmode=disable@db.example/washline',
])('refuses a line to another machine that would be in the clear: %s', (url) => {
  expect(() => read(url)).toThrow('DATABASE_URL: leads to another machine and says nothing of TLS')
})
