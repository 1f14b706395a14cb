// Proves which files are sent at all, and what is said of a garment's picture.
import { expect, test } from 'vitest'
import { formTexts, problemWith } from './picture.ts'

test('a file that can be no picture is refused before it is sent', () => {
  expect(problemWith({ type: 'image/jpeg', size: 10 * 1024 * 1024 })).toBeNull()
  expect(problemWith({ type: 'image/webp', size: 1 })).toBeNull()
  expect(problemWith({ type: 'image/png', size: 10 * 1024 * 1024 + 1 })).toMatch(
    /larger than 10 MB/,
  )
  for (const type of ['image/svg+xml', 'image/gif', 'application/pdf', ''])
    expect(problemWith({ type, size: 1 })).toMatch(/JPEG, PNG or WebP/)
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
