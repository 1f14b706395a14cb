import { expect, test } from 'vitest'
import { findUnknownSubjects, findFullFolders } from './rooms.ts'

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`)

test('refuses a folder of more than forty entries, including folders', () => {
  const files = [...filesIn('web/attic', 39), ...filesIn('web/attic/boxes', 3)]
  expect(findFullFolders(files)).toEqual([])
  expect(findFullFolders([...files, 'web/attic/one-more.ts'])).toEqual([
    'web/attic/ holds 41 entries; 40 is the most: give it rooms',
  ])
})

test('refuses a folder or file of an unknown subject', () => {
  expect(
    findUnknownSubjects([
      'domain/orders/record/order-number.ts',
      'words/en/fields/shared.ts',
      'words/en/english.ts',
      'contract/wardrobe/garments.ts',
      'domain/money.ts',
      'web/features/wardrobe/card.tsx',
    ]),
  ).toEqual([
    'domain/money.ts is no subject that tools/lint/rooms.ts knows',
    'contract/wardrobe is no subject that tools/lint/rooms.ts knows',
  ])
})
