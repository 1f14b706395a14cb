import { beforeEach, expect, it } from 'vitest'
import { testClock } from '../../testing/test-clock.ts'
import { openLog } from '../log.ts'
import { type Notices, openServerNotices } from './notices.ts'

const clock = testClock()
let lines: string[]
let notices: Notices
beforeEach(() => {
  lines = []
  clock.set('2025-06-18T07:00:00.000Z')
  const log = openLog('warn', { write: (line) => lines.push(JSON.parse(line).msg as string) })
  notices = openServerNotices(log, clock.read)
})
const listed = () => notices.list().map(({ message }) => message)

it('logs a notice once an hour while it lasts, and keeps its start', () => {
  const begun = new Date('2025-06-18T07:00:00.000Z')
  for (let count = 0; count < 50; count += 1) notices.add('other-address', 'a', 'https://a')
  expect(lines).toEqual(['a'])
  clock.set('2025-06-18T08:00:01.000Z')
  notices.add('other-address', 'a', 'https://a')
  expect(lines).toEqual(['a', 'a'])
  expect(notices.list()).toEqual([{ code: 'other-address', message: 'a', since: begun }])
})

it('keeps and logs only a few subjects of a notice, whatever callers send', () => {
  for (let count = 0; count < 50; count += 1)
    notices.add('other-address', `m${count}`, `https://${count}`)
  expect(listed()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4'])
  expect(lines).toHaveLength(5)
})

it('shows a notice’s latest message until it ends, and logs it only once if it soon returns', () => {
  notices.add('untrusted-proxy', 'so')
  notices.add('untrusted-proxy', 'so still')
  expect(lines).toEqual(['so'])
  expect(listed()).toEqual(['so still'])
  notices.end('untrusted-proxy')
  notices.end('untrusted-proxy')
  expect(listed()).toEqual([])
  notices.add('untrusted-proxy', 'again')
  expect([listed(), lines]).toEqual([['again'], ['so']])
  clock.set('2025-06-18T08:00:01.000Z')
  notices.add('untrusted-proxy', 'again')
  expect(lines).toEqual(['so', 'again'])
})

it('forgets a notice that did not recur for a day', () => {
  notices.add('untrusted-proxy', 'so')
  clock.set('2025-06-19T07:00:01.000Z')
  expect(listed()).toEqual([])
})
