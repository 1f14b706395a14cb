/** The data folder's lock, with another process in the folder. */
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let root: string
let folder: string
const unlocks: (() => void)[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'washline-lock-'))
  folder = join(root, 'data')
})
afterEach(() => {
  for (const unlock of unlocks.splice(0)) unlock()
  rmSync(root, { recursive: true, force: true })
})

async function lock(which: string, onLost: (error: Error) => void = () => {}): Promise<void> {
  unlocks.push(await lockFolder(which, onLost))
}

const ways: [string, () => void][] = [
  ['its lock is removed', () => rmSync(join(folder, 'lock'))],
  ['everything in it is removed', () => emptyFolder()],
  ['it is renamed', () => renameSync(folder, join(root, 'elsewhere'))],
  ['another takes its place', () => replaceFolder()],
]

function emptyFolder(): void {
  for (const name of ['lock', 'lock.pid']) rmSync(join(folder, name))
}

function replaceFolder(): void {
  renameSync(folder, join(root, 'elsewhere'))
  mkdirSync(folder)
}

describe('a data folder in use', () => {
  test.each(ways)('tells the process that holds its lock when %s', async (_, change) => {
    const lost = Promise.withResolvers<Error>()
    await lock(folder, lost.resolve)
    change()
    expect((await lost.promise).message).toContain('was removed or replaced')
  })

  test.runIf(process.platform === 'linux').each(ways)(
    'refuses a second process also when %s',
    async (_, change) => {
      await lock(folder)
      change()
      await expect(lock(folder)).rejects.toThrow('is in use by another Washline')
    },
  )

  test.runIf(process.platform === 'linux')(
    'still refuses a second process after the folder was renamed',
    async () => {
      await lock(folder)
      rmSync(join(folder, 'lock'))
      renameSync(folder, join(root, 'elsewhere'))
      await expect(lock(join(root, 'elsewhere'))).rejects.toThrow('is in use by another Washline')
    },
  )

  test('becomes free again when released', async () => {
    const unlock = await lockFolder(folder, () => {})
    unlock()
    await lock(folder)
    await expect(lock(folder)).rejects.toThrow(`process ${process.pid}`)
  })
})
