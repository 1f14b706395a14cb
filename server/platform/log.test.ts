/** The log during a database outage. */
import { expect, test } from 'vitest'
import { toOutage } from '../database/unavailable.ts'
import { openLog } from './log.ts'

function logOf() {
  const lines: Record<string, unknown>[] = []
  let now = 0
  const log = openLog('info', { write: (line) => lines.push(JSON.parse(line)) }, () => now)
  return { log, lines, wait: (ms: number) => (now += ms) }
}

test('logs an outage of the database once a second, counting the rest, whatever reports it', () => {
  const { log, lines, wait } = logOf()
  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
  })
  for (let count = 0; count < 1000; count += 1) {
    log.child({ request: count }).error({ err: toOutage(away) }, 'database away')
    log.error({ err: away }, 'the database reports')
  }
  expect(lines.map(({ msg }) => msg)).toEqual(['database away'])
  wait(1000)
  log.error({ err: away }, 'the database reports')
  expect(lines.at(-1)).toMatchObject({ msg: 'the database reports', suppressed: 1999 })
})

test('describes any thrown value in words, including the meaning of a system code', () => {
  const { log, lines } = logOf()
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  log.error({ err: full }, 'the data folder could not be tidied')
  log.error({ err: { status: 502 } }, 'a job failed')
  log.error({ err: 'no ink' }, 'a job failed')
  expect(lines).toMatchObject([
    { err: { message: full.message, code: 'ENOSPC', meaning: 'The disk is full.' } },
    { err: { message: '{ status: 502 }' } },
    { err: { message: 'no ink' } },
  ])
  expect(lines[0]).toMatchObject({
    err: { stack: expect.stringContaining('log.test.ts') as unknown },
  })
})

test('logs every line that isn’t about an outage', () => {
  const { log, lines } = logOf()
  for (let count = 0; count < 3; count += 1) {
    log.error({ err: new Error('a column is missing') }, 'request failed')
    log.info('hello')
  }
  expect(lines).toHaveLength(6)
})
