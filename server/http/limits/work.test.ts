import { expect, it } from 'vitest'
import {
  CALLS_AT_WORK,
  CALLS_AT_WORK_OF_ADDRESS,
  CALLS_AT_WORK_OF_SESSION,
  CALLS_IN_LINE_OF_SESSION,
} from './bounds.ts'
import { limitConcurrentCalls } from './work.ts'

it('refuses calls above a limit in progress, with a lower limit for one address', async () => {
  const work = limitConcurrentCalls()
  const { promise: done, resolve: finish } = Promise.withResolvers<string>()
  const begin = (address: string) => work({ address, session: null }, () => done)
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
  const failing = work({ address: '192.0.2.1', session: null }, () =>
    Promise.reject(new Error('no')),
  )
  await expect(failing).rejects.toThrow('no')
})

it('works on few calls of one session at once, queues the others, and refuses a flood', async () => {
  const work = limitConcurrentCalls()
  const begun: number[] = []
  const finish: (() => void)[] = []
  const begin = (session: string, number: number) =>
    work({ address: '192.0.2.1', session }, () => {
      begun.push(number)
      return new Promise<void>((resolve) => finish.push(resolve))
    })
  const most = CALLS_AT_WORK_OF_SESSION + CALLS_IN_LINE_OF_SESSION
  const all = Array.from({ length: most }, (_, number) => begin('asha', number))
  await expect(begin('asha', most)).rejects.toMatchObject({ code: 'busy' })
  expect(begun).toEqual(Array.from({ length: CALLS_AT_WORK_OF_SESSION }, (_, number) => number))

  all.push(begin('ravi', most))
  expect(begun.at(-1)).toBe(most)
  while (begun.length <= most) {
    for (const end of finish.splice(0)) end()
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (const end of finish) end()
  await Promise.all(all)
  expect(begun.toSorted((one, other) => one - other)).toEqual(all.map((_, number) => number))
})
