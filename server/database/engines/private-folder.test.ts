import { execFileSync } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../open.ts'
import { makeFolderPrivate, refuseFolderWritableByAll } from './private-folder.ts'

const ANOTHER = 12_345
let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'washline-private-'))
  await chmod(parent, 0o755)
})
afterEach(() => rm(parent, { recursive: true, force: true }))

/** What others than the owner may reach of a database, as `find` says it. */
const openToOthers = (folder: string) =>
  execFileSync('find', [folder, '-perm', '/077'], { encoding: 'utf8' }).split('\n').filter(Boolean)

it('protects a database from others in a folder that everyone may write to', async () => {
  const dataDir = join(parent, 'data')
  await mkdir(dataDir)
  await chmod(dataDir, 0o777)
  const database = await openDatabase({ dataDir })
  const folder = join(dataDir, 'database')
  expect((await stat(dataDir)).mode & 0o002).toBe(0)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await database.close()
}, 180_000)

it('removes others’ access that an earlier version left open', async () => {
  await mkdir(join(parent, 'database/base'), { recursive: true })
  await writeFile(join(parent, 'database/base/1'), 'rows')
  for (const path of ['database', 'database/base', 'database/base/1'])
    await chmod(join(parent, path), 0o777)
  makeFolderPrivate(join(parent, 'database'))
  expect(openToOthers(join(parent, 'database'))).toEqual([])
})

// Only the system's own user may give files away.
describe.runIf(process.getuid?.() === 0)('a folder of another user', () => {
  it('refuses it with a sentence when it can’t be protected from others', async () => {
    const folder = join(parent, 'data')
    await mkdir(folder)
    await chmod(folder, 0o777)
    await chown(folder, ANOTHER, ANOTHER)
    process.seteuid!(ANOTHER + 1)
    try {
      const said = 'another user owns it. Give it to the user that runs Washline'
      expect(() => makeFolderPrivate(folder)).toThrow(said)
      expect(() => refuseFolderWritableByAll(folder)).toThrow(
        'everybody on this machine may write to it',
      )
    } finally {
      process.seteuid!(0)
    }
  })
})
