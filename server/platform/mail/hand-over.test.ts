import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSendLog } from './hand-over.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washline-hand-over-'))
  file = join(folder, 'handed-over')
})
afterEach(() => rm(folder, { recursive: true }))

it('knows after a crash which mails were handed to the mail server but not yet stored as sent', () => {
  const before = openSendLog(file)
  for (const id of ['stored', 'refused', 'under way', 'again']) before.note(id)
  before.forget('stored')
  before.strike('refused')
  before.strike('again')
  before.note('again')
  // No orderly close: the process is gone.

  const after = openSendLog(file)
  const ids = ['under way', 'again', 'refused', 'never seen']
  expect(ids.filter((id) => after.isInDoubt(id))).toEqual(['under way', 'again'])
  // What this process hands over is its own to know.
  expect(ids.filter((id) => after.has(id))).toEqual([])
  after.close()
  before.close()
})

it('empties its file once every mail handed over is stored as sent', async () => {
  const notes = openSendLog(file)
  for (const id of ['one', 'two']) notes.note(id)
  for (const id of ['one', 'two', 'three']) notes.forget(id)
  expect(await readFile(file, 'utf8')).toBe('')
  notes.note('three')
  expect(await readFile(file, 'utf8')).toBe('+three\n')
  notes.close()
})
