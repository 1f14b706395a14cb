import { expect, it } from 'vitest'
import { CALLS_AT_WORK, CALLS_AT_WORK_OF_ADDRESS } from './bounds.ts'
import { boundWork } from './work.ts'

it('tells callers to come again beyond a number at work, sooner those of one address', async () => {
  const work = boundWork()
  const { promise: done, resolve: finish } = Promise.withResolvers<string>()
  const begin = (address: string) => work(address, () => done)
  const busy = { code: 'busy' }

  const under = Array.from({ length: CALLS_AT_WORK_OF_ADDRESS }, () => begin('192.0.2.1'))
  await expect(begin('192.0.2.1')).rejects.toMatchObject(busy)
  await expect(begin('::ffff:192.0.2.1')).rejects.toMatchObject(busy)
  for (let others = CALLS_AT_WORK_OF_ADDRESS; others < CALLS_AT_WORK; others += 1)
    under.push(begin(`198.51.100.${others}`))
  await expect(begin('203.0.113.1')).rejects.toMatchObject(busy)

  finish('answer')
  expect(new Set(await Promise.all(under))).toEqual(new Set(['answer']))
  await expect(begin('192.0.2.1')).resolves.toBe('answer')
  await expect(work('192.0.2.1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
