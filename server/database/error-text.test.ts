// @both-engines
import { expect, it } from 'vitest'
import { errorText } from './error-text.ts'

const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`)

it.each<[string, unknown, string]>([
  ['an Error', new Error('no ink'), 'no ink'],
  ['a text', 'no ink', 'no ink'],
  ['an object with a message', { message: 'no ink' }, 'no ink'],
  [
    'any other object',
    { status: 502, body: { why: 'ink' } },
    "{ status: 502, body: { why: 'ink' } }",
  ],
  ['nothing', undefined, 'undefined'],
  ['an empty text', '', "''"],
  ['an Error without words', new TypeError(), 'TypeError'],
  ['a cause alone', new Error('', { cause: new Error('no ink') }), 'no ink'],
  [
    'a connection tried at several addresses',
    new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')]),
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  ],
  [
    'a full disk',
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    'The disk is full. (ENOSPC: no space left on device, write)',
  ],
])('explains %s', (_, thrown, text) => {
  expect(errorText(thrown)).toBe(text)
})
