/** The minimum of free disk space, and the warnings before it is reached. */
import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'
import { watchFreeSpace } from './free-space.ts'

const folder = tmpdir()
const GB = 1024 ** 3

test('reports space above the minimum', async () => {
  const space = await watchFreeSpace({ folder, floorBytes: 0 })
  expect(space.hasRoomToWrite()).toBe(true)
  space.stop()
})

test('reports no room to write below the minimum, and calls onChange at once', async () => {
  const changes: [boolean, number][] = []
  const space = await watchFreeSpace({
    folder,
    read: async () => ({ free: GB, total: 20 * GB }),
    floorBytes: GB + 1,
    onChange: (hasRoom, freeBytes) => changes.push([hasRoom, freeBytes]),
  })
  expect(space.hasRoomToWrite()).toBe(false)
  expect(changes).toEqual([[false, GB]])
  space.stop()
})

test('fails at the start for a missing folder', async () => {
  await expect(watchFreeSpace({ folder: `${folder}/nowhere-at-all` })).rejects.toThrow('ENOENT')
})

/** Whether there is little room at each of these, the last for good. */
async function littleAt(total: number, ...free: number[]): Promise<boolean[]> {
  const looks: boolean[] = []
  const disks = free.map((each) => ({ free: each, total }))
  const space = await watchFreeSpace({
    folder,
    read: async () => disks[Math.min(looks.length, disks.length - 1)]!,
    checkEveryMs: 1,
    onLook: ({ isLittle }) => looks.push(isLittle),
  })
  await vi.waitFor(() => expect(looks.length).toBeGreaterThanOrEqual(free.length))
  space.stop()
  return looks.slice(0, free.length)
}

test('reports little space at three times the minimum, and at a tenth of the disk', async () => {
  expect(await littleAt(3 * GB, 0.59 * GB)).toEqual([false])
  expect(await littleAt(3 * GB, 0.58 * GB)).toEqual([true])
  expect(await littleAt(40 * GB, 4.1 * GB)).toEqual([false])
  expect(await littleAt(40 * GB, 3.9 * GB)).toEqual([true])
})

test('does not report a large disk with 20 GB left as full', async () => {
  expect(await littleAt(2000 * GB, 20 * GB)).toEqual([false])
})

test('does not report enough room again just above the limit', async () => {
  expect(await littleAt(40 * GB, 3.9 * GB, 4.1 * GB, 4.5 * GB)).toEqual([true, true, false])
})
