// Linux's process list, and which process each share of CPU time belongs to.
import { expect, test } from 'vitest'
import { cpuPerRequest, processTreeCpuMs, parseProcessTimes } from './cpu.ts'

test('reads CPU times from a line of /proc, whatever the process is called', () => {
  const line =
    '42 (postgres: a) b) S 7 42 42 0 -1 4194560 900 0 0 0 30 12 5 3 20 0 1 0 100 0 0 18446744073709551615'
  expect(parseProcessTimes(42, line)).toEqual({ pid: 42, parent: 7, cpuMs: 500 })
})

test('counts a process together with all its descendants and with no other process', () => {
  const processes = [
    { pid: 1, parent: 0, cpuMs: 1000 },
    { pid: 2, parent: 1, cpuMs: 100 },
    { pid: 3, parent: 2, cpuMs: 20 },
    { pid: 4, parent: 2, cpuMs: 3 },
    { pid: 5, parent: 1, cpuMs: 4000 },
  ]
  expect(processTreeCpuMs(processes, 2)).toBe(123)
})

test('divides the growth in CPU time of server and database by the number of requests', () => {
  const before = { server: 100, database: 50 }
  expect(cpuPerRequest(before, { server: 300, database: 150 }, 100)).toEqual({
    server: 2,
    database: 1,
  })
})
