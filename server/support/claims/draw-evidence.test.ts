import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findMisplacedTexts, typedText } from '../../testing/drawn-pages.ts'
import { drawEvidence } from './draw-evidence.ts'

it('keeps each text of the evidence in its place, in any script', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(typedText, { minLength: 8, maxLength: 8 }), async (typed) => {
      const [laundry, name, piece, remark, person, message, caption, rest] = typed as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      const bytes = await drawEvidence({
        title: 'Evidence',
        claim: 'Claim CL-7K2M',
        laundry,
        day: '18 June 2026',
        foot: `${laundry} · Claim CL-7K2M`,
        page: 'Page \u0001 of \u0002',
        images: [],
        sections: [
          {
            heading: 'The order',
            blocks: [
              {
                kind: 'facts',
                facts: [
                  { name: 'Customer', value: name },
                  { name: 'Piece', value: piece },
                  { name: 'Address', value: rest },
                  { name: 'Phone', value: '+91 98450 77345' },
                ],
              },
              { kind: 'text', text: remark, isStrong: true },
              {
                kind: 'sums',
                sums: [{ name: piece, detail: remark, amount: '₹12,34,567.89', isTotal: true }],
              },
              {
                kind: 'entries',
                entries: [
                  {
                    head: `${person}, 10:15 AM`,
                    text: message,
                    beside: [rest],
                    hash: 'f'.repeat(64),
                  },
                ],
              },
              {
                kind: 'photos',
                photos: [1, 2, 3, 4].map(() => ({
                  caption,
                  at: `18 June 2026, ${person}`,
                  image: null,
                  erased: 'This photo was erased.',
                })),
              },
            ],
          },
        ],
      })
      expect(findMisplacedTexts(bytes)).toEqual([])
    }),
    { numRuns: 20 },
  )
})
