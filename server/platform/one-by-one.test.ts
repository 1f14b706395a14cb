import { expect, it, vi } from 'vitest'
import { processEachItem, processOneByOne, runScheduleSteps } from './one-by-one.ts'

const failAtTwo = async (item: number) => {
  if (item === 2) throw new Error('two is bad')
}

it('works on every item and returns those that failed', async () => {
  const worked: number[] = []
  const failed = await processOneByOne([1, 2, 3], async (item) => {
    worked.push(item)
    await failAtTwo(item)
  })
  expect(worked).toEqual([1, 2, 3])
  expect([...failed]).toEqual([[2, new Error('two is bad')]])
})

it('reports each failure and fails once every item was tried', async () => {
  const report = vi.fn<(item: number, error: unknown) => void>()
  await expect(processEachItem([2, 3, 2], failAtTwo, report)).rejects.toThrow(
    '1 failed; the first: Error: two is bad',
  )
  expect(report.mock.calls).toEqual([[2, new Error('two is bad')]])
  await expect(processEachItem([1, 3], failAtTwo, report)).resolves.toBeUndefined()
})

it('runs the remaining steps of a schedule after one fails, and logs that one’s name', async () => {
  const error = vi.fn<(fields: { step: string }, message: string) => void>()
  const ran: string[] = []
  const breakDown = async () => {
    throw new Error('no disk')
  }
  const cleanUp = async () => void ran.push('cleanUp')
  const deps = { log: { error } } as unknown as Parameters<typeof runScheduleSteps>[0]
  await expect(runScheduleSteps(deps, breakDown, cleanUp)).rejects.toThrow('no disk')
  expect(ran).toEqual(['cleanUp'])
  expect(error.mock.calls[0]![0]).toMatchObject({ step: 'breakDown' })
})
