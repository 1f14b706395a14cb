// Messages about a garment's picture.
import { expect, test } from 'vitest'
import { garmentFormTexts } from './picture.ts'

test('sends the URL of a kept picture, and none for a removed or new one', () => {
  const garment = { imageUrl: '/api/pictures/x/large' }
  const file = new File(['x'], 'x.png')
  const said = (picture: Parameters<typeof garmentFormTexts>[1]['picture']) =>
    garmentFormTexts({ name: 'Shirt', color: undefined }, { userId: 'u', picture, garment })
  expect(said({ kind: 'kept' })).toEqual({
    name: 'Shirt',
    color: '',
    userId: 'u',
    imageUrl: '/api/pictures/x/large',
  })
  expect(said({ kind: 'removed' })['imageUrl']).toBe('')
  expect(said({ kind: 'new', file })['imageUrl']).toBe('')
})
