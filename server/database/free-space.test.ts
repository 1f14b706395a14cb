/** The floor of free space. */
import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { watchFreeSpace } from './free-space.ts'

const folder = tmpdir()
const disk = statfsSync(folder)
const totalBytes = disk.blocks * disk.bsize

test('there is room above the floor', () => {
  const space = watchFreeSpace({ folder, floorBytes: 0 })
  expect(space.hasRoomToWrite()).toBe(true)
  space.stop()
})

test('there is none below it, and the watcher says so at once', () => {
  const changes: [boolean, number][] = []
  const space = watchFreeSpace({
    folder,
    floorBytes: totalBytes + 1,
    onChange: (hasRoom, freeBytes) => changes.push([hasRoom, freeBytes]),
  })
  expect(space.hasRoomToWrite()).toBe(false)
  expect(changes).toEqual([[false, expect.any(Number)]])
  space.stop()
})

test('a folder that is not there is an error at the start', () => {
  expect(() => watchFreeSpace({ folder: `${folder}/nowhere-at-all` })).toThrow('ENOENT')
})
