/** Failures that mean an unavailable database, and failures that are answers. */
import { describe, expect, it } from 'vitest'
import {
  withoutTrackingWrites,
  type DatabaseUnavailable,
  trackRequestWrites,
  isConnectionFailure,
  StatementWatch,
} from './unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })

describe('an error that means an unavailable database', () => {
  it.each([
    '57P01',
    '57P02',
    '57P03',
    '53300',
    '08000',
    '08003',
    '08006',
    '25006',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
  ])('%s', (code) => expect(isConnectionFailure(withCode(code))).toBe(true))

  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('“%s”', (message) => expect(isConnectionFailure(new Error(message))).toBe(true))
})

describe('an error that is the database’s answer', () => {
  it.each(['23505', '23514', '40001', '40P01', '42703', '57014', '22021', 'P0001'])('%s', (code) =>
    expect(isConnectionFailure(withCode(code))).toBe(false),
  )

  it('any other error', () => {
    expect(isConnectionFailure(new TypeError('x is undefined'))).toBe(false)
    expect(isConnectionFailure('Connection terminated')).toBe(false)
  })
})

describe('what a request may have stored', () => {
  const lost = new Error('Connection terminated unexpectedly')
  const mayBeStored = (statements: string[], error: Error = lost) =>
    trackRequestWrites(() => {
      const watch = new StatementWatch()
      for (const sql of statements.slice(0, -1)) watch.succeeded(sql)
      return (watch.failed(statements.at(-1)!, error) as DatabaseUnavailable).mayBeStored
    })

  it.each<[string[], boolean]>([
    [['select 1'], false],
    [['begin'], false],
    [['begin', 'insert into orders'], false],
    [['begin', 'insert into orders', 'commit'], true],
    [['begin', 'insert into orders', 'commit', 'select 1'], true],
    [['begin', 'insert into orders', 'rollback', 'select 1'], false],
    [['update users'], true],
    [['update users', 'select 1'], true],
  ])('%j: %s', (statements, expected) => expect(mayBeStored(statements)).toBe(expected))

  it('is still reported when the rollback after a lost commit fails too', () => {
    const watch = new StatementWatch()
    for (const sql of ['begin', 'insert into orders']) watch.succeeded(sql)
    watch.failed('commit', lost)
    expect(watch.failed('rollback', lost)).toMatchObject({ mayBeStored: true })
  })

  it('includes a transaction that was lost while its commit was sent along with a statement', () => {
    const watch = new StatementWatch()
    watch.succeeded('begin')
    for (const sql of ['insert into orders', 'commit']) watch.sent(sql)
    expect(watch.failed('insert into orders', lost)).toMatchObject({ mayBeStored: true })
    watch.reset()
    watch.succeeded('begin')
    expect(watch.failed('insert into orders', lost)).toMatchObject({ mayBeStored: false })
  })

  it.each(['55P03', '57014', '40P01', '40001'])(
    'counts as nothing after a transaction that the database aborted with %s, and the connection stays usable',
    (code) => {
      trackRequestWrites(() => {
        const watch = new StatementWatch()
        for (const sql of ['begin', 'update orders']) watch.succeeded(sql)
        expect(watch.failed('commit', withCode(code))).toMatchObject({ code, mayBeStored: false })
        expect(watch.isBroken).toBe(false)
      })
    },
  )

  it('includes rows committed before an abandoned transaction', () => {
    expect(mayBeStored(['update users', 'begin', 'update orders'], withCode('55P03'))).toBe(true)
  })

  it('excludes the rate limit’s counter of the request', () => {
    const counted = trackRequestWrites(() => {
      const watch = new StatementWatch()
      withoutTrackingWrites(() => watch.succeeded('insert into limit_counters'))
      return watch.failed('begin', lost)
    })
    expect(counted).toMatchObject({ mayBeStored: false })
    expect(
      withoutTrackingWrites(() => new StatementWatch().failed('insert into limit_counters', lost)),
    ).toMatchObject({ mayBeStored: false })
  })

  it('counts as nothing when the server refused before it began', () => {
    for (const code of ['25006', '53300', '57P03'])
      expect(mayBeStored(['update users'], withCode(code))).toBe(false)
  })
})
