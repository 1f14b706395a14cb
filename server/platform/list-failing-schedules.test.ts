import { expect, it } from 'vitest'
import { readNow } from '#contract/operate/now.ts'
import { testProduct } from '../testing/test-product.ts'
import { listFailingSchedules, runWatchedSchedule } from './list-failing-schedules.ts'

const product = await testProduct()
const owner = await product.person({ role: 'admin' })
const counter = await product.person({ preset: 'counter' })

const runs = (error: Error | null) =>
  runWatchedSchedule(product.deps, 'invoice-companies', async () => {
    if (error) throw error
  })
const shown = async (person: typeof owner) => (await person.call(readNow, {})).body.failingSchedules

it('remembers since when a schedule fails and its last error, until it succeeds', async () => {
  const begun = new Date('2025-06-18T07:00:00.000Z')
  product.clock.set(begun.toISOString())
  await expect(runs(new Error('no paper\nselect 1'))).rejects.toThrow('no paper')
  product.clock.set('2025-06-18T07:01:00.000Z')
  await expect(runs(new Error('no ink'))).rejects.toThrow('no ink')
  expect(await listFailingSchedules(product.db)).toEqual([
    { schedule: 'invoice-companies', since: begun, error: 'no ink' },
  ])
  expect(await shown(owner)).toEqual([
    { schedule: 'invoice-companies', since: begun.toISOString(), why: 'no ink' },
  ])
  expect(await shown(counter)).toBeNull()
  await runs(null)
  expect(await shown(owner)).toEqual([])
})
