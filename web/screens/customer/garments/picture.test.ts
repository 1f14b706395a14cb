// Proves which files are sent at all, and what is said of a garment's picture.
import { expect, test } from 'vitest'
import { formTexts, problemWith } from './picture.ts'

test('a file that can be no picture is refused before it is sent', () => {
  const name = 'IMG_0412'
  expect(problemWith({ name, type: 'image/jpeg', size: 10 * 1024 * 1024 })).toBeNull()
  expect(problemWith({ name, type: 'image/webp', size: 1 })).toBeNull()
  expect(problemWith({ name, type: 'image/png', size: 10 * 1024 * 1024 + 1 })).toMatch(
    /larger than 10 MB/,
  )
  for (const type of ['image/svg+xml', 'image/gif', 'application/pdf', ''])
    expect(problemWith({ name, type, size: 1 })).toMatch(/JPEG, PNG or WebP/)
})

test('a HEIC picture is told how it becomes one that we can read', () => {
  const size = 2_000_000
  for (const file of [
    { name: 'IMG_0412.HEIC', type: '', size },
    { name: 'IMG_0412', type: 'image/heic', size },
    { name: 'IMG_0412.heif', type: 'image/heif', size },
  ])
    expect(problemWith(file)).toMatch(/choose the picture from Photos/)
  expect(problemWith({ name: 'IMG_0412.heic', type: 'image/jpeg', size })).toBeNull()
})

test('a kept picture is named, a removed or new one is not', () => {
  const garment = { imageUrl: '/api/pictures/x/large' }
  const file = new File(['x'], 'x.png')
  const said = (picture: Parameters<typeof formTexts>[1]['picture']) =>
    formTexts({ name: 'Shirt', color: undefined }, { userId: 'u', picture, garment })
  expect(said({ kind: 'kept' })).toEqual({
    name: 'Shirt',
    color: '',
    userId: 'u',
    imageUrl: '/api/pictures/x/large',
  })
  expect(said({ kind: 'removed' })['imageUrl']).toBe('')
  expect(said({ kind: 'new', file })['imageUrl']).toBe('')
})
