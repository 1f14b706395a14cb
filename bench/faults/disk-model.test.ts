// Files that remain after a power cut, in the model.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Disk, type Leftover, readDiskRecord } from './disk-model.ts'

const ROOT = join(import.meta.dirname, '../..')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'washline-model-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a script that writes into `DATA`, cuts the power when it is done, and gives what is left of a file. */
function leftAfter(script: string, leftover: Leftover, file: string): string | null {
  const log = join(folder, 'log')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import=./bench/faults/disk-recorder.ts', '--input-type=module', '--eval', script],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        DISK_ROOT: join(folder, 'disk'),
        DISK_LOG: log,
        DATA: join(folder, 'disk', 'data'),
      },
    },
  )
  if (status !== 0) throw new Error(stderr.toString())
  const disk = new Disk()
  for (const change of readDiskRecord(log)) disk.apply(change)
  disk.cut(join(folder, 'left'), leftover, () => 0.9)
  const path = join(folder, 'left', 'data', file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

const KEEPERS: Record<string, [script: string, file: string]> = {
  'a mail of the outbox': [
    `import { writeToOutbox } from './server/platform/mail/outbox-folder.ts'
     await writeToOutbox(process.env.DATA, 'a.eml', 'whole', new Date('2026-11-05'))`,
    'outbox/2026-11/a.eml',
  ],
  'a picture': [
    `import { folderFileStore } from './server/platform/files/folder-file-store.ts'
     await folderFileStore(process.env.DATA).put('pictures/ab/a.webp', Buffer.from('whole'))`,
    'files/pictures/ab/a.webp',
  ],
}

test.each(
  Object.entries(KEEPERS).flatMap(([what, keeper]) =>
    (['nothing', 'names', 'some'] as const).map((leftover) => [what, leftover, ...keeper] as const),
  ),
)('keeps a stored %s whole after a power cut that leaves %s', (_, leftover, script, file) => {
  expect(leftAfter(script, leftover, file)).toBe('whole')
})

test('keeps the session secret complete after a power cut', () => {
  const script = `import { readConfig } from './server/platform/config/config.ts'
    readConfig({ DATA_DIR: process.env.DATA, DEMO: '0' })`
  expect(leftAfter(script, 'names', 'auth-secret')).toHaveLength(64)
})

test('loses the content of a renamed file that was never synced in a power cut', () => {
  const script = `import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
    const { DATA } = process.env
    mkdirSync(DATA, { recursive: true })
    writeFileSync(DATA + '/a.part', 'whole')
    renameSync(DATA + '/a.part', DATA + '/a')`
  expect(leftAfter(script, 'names', 'a')).toBe('')
})
