import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TAG_PAPERS } from '#domain/clothes/places.ts'
import { findMisplacedTexts, NAMES, typedText } from '../../../testing/drawn-pages.ts'
import { drawTagSheetPages } from './tag-sheet.ts'

it('keeps each text of a tag sheet in its place, in any script', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...TAG_PAPERS),
      fc.oneof(typedText, fc.constantFrom(...NAMES)),
      typedText,
      async (paper, kind, laundry) => {
        const tag = { code: 'WWWWMMMM', kind, address: 'https://washline.test/admin/clothes?tag=W' }
        const bytes = await drawTagSheetPages({
          title: 'Tags',
          laundry,
          paper,
          tags: [tag, tag, tag, tag],
        })
        expect(findMisplacedTexts(bytes)).toEqual([])
      },
    ),
    { numRuns: 30 },
  )
})
