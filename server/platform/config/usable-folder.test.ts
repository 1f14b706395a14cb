// An unusable folder is reported in a sentence, with a remedy.
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DATA_FOLDERS } from '../../database/data-folder.ts'
import { readConfig } from './config.ts'
import { assertUsableFolder } from './usable-folder.ts'

const NOBODY = 65_534

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washline-folder-'))
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'file'), '')
  await mkdir(join(folder, 'closed'), { mode: 0o555 })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Nothing is closed to root, so it becomes somebody else for the while. */
function asNobody(work: () => void): void {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid!(NOBODY)
  try {
    work()
  } finally {
    if (isRoot) process.seteuid!(0)
  }
}

const FILE = 'is a file and no folder. Name another folder, or move the file away.'

it('reports a file where the data folder should be', () => {
  const file = join(folder, 'file')
  expect(() => readConfig({ DATA_DIR: file, DEMO: '0' })).toThrow(
    `DATA_DIR is ${file}, which ${FILE}`,
  )
})

it('reports a file where a folder above the data folder should be', () => {
  const below = join(folder, 'file', 'a', 'b')
  expect(() => readConfig({ DATA_DIR: below, DEMO: '0' })).toThrow(
    `DATA_DIR is ${below}, but ${join(folder, 'file')} ${FILE}`,
  )
})

it('says which access is needed when a data folder can’t be written or made', () => {
  for (const path of [join(folder, 'closed'), join(folder, 'closed', 'new')])
    asNobody(() => {
      expect(() => readConfig({ DATA_DIR: path, DEMO: '0' })).toThrow(
        `DATA_DIR is ${path}, where this user may not write. ` +
          'Give the folder to the user that runs Washline, or name another one.',
      )
    })
})

it.each(DATA_FOLDERS)('reports a file where the data folder’s %s should be', async (part) => {
  const dataDir = join(folder, `with-${part}`)
  await mkdir(dataDir)
  await writeFile(join(dataDir, part), '')
  expect(() => readConfig({ DATA_DIR: dataDir, DEMO: '0' })).toThrow(
    `${join(dataDir, part)} is a file where a folder is needed. Move it away.`,
  )
})

it('makes a usable folder, and leaves nothing in it', async () => {
  const made = join(folder, 'made', 'here')
  assertUsableFolder('DATA_DIR', made)
  assertUsableFolder('DATA_DIR', made)
  expect(await readdir(made)).toEqual([])
})
