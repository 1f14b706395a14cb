// Files that are accepted as pictures.
import { expect, test } from 'vitest'
import { isHeic, pictureRefusal } from './shrink-picture.ts'

test('refuses a file that can’t be a picture before reading it', () => {
  const name = 'IMG_0412'
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(pictureRefusal({ name, type })).toBeNull()
  for (const type of ['image/svg+xml', 'image/gif', 'application/pdf', ''])
    expect(pictureRefusal({ name, type })).toBe('wrongType')
})

test('recognises a HEIC picture by its type or its name, and reads it if the browser can', () => {
  for (const file of [
    { name: 'IMG_0412.HEIC', type: '' },
    { name: 'IMG_0412', type: 'image/heic' },
    { name: 'IMG_0412.heif', type: 'image/heif' },
  ]) {
    expect(isHeic(file)).toBe(true)
    expect(pictureRefusal(file)).toBeNull()
  }
  expect(isHeic({ name: 'IMG_0412.heic', type: 'image/jpeg' })).toBe(false)
})
