import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { AppError } from '../app-error.ts'
import { encodeDrawing, encodePicture } from './pictures.ts'

it('refuses pictures as busy once many wait, but never those from staff or our own drawing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'washline-pictures-'))
  const path = join(folder, 'shirt.png')
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } }).toFile(path)

  const pictures = Promise.allSettled(Array.from({ length: 60 }, () => encodePicture(path, 10_000)))
  const ofStaff = encodePicture(path, 10_000, true)
  const drawings = Promise.allSettled(
    Array.from({ length: 60 }, () =>
      encodeDrawing('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ),
  )
  const refused = (await pictures).filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(20)
  expect(refused.length).toBeLessThan(60)
  for (const each of refused) {
    const { reason } = each as PromiseRejectedResult
    expect(reason).toBeInstanceOf(AppError)
    expect((reason as AppError).code).toBe('busy')
  }
  expect((await ofStaff).small.length).toBeGreaterThan(0)
  expect((await drawings).every(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await encodePicture(path, 10_000)).small.length).toBeGreaterThan(0)
  await rm(folder, { recursive: true })
})
