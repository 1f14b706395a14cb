// Counting in, drawn before and after something is scanned.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { KnownGarment } from '#contract/custody-pieces.ts'
import { saidIn } from '#web/lib/test-said-in.ts'
import { bagOf, type NewPiece, scannedPiece, unitOf, wardrobePiece } from './new-piece.ts'
import { ReceiveForm } from './receive-form.tsx'

const SAREE: KnownGarment = {
  _id: 'saree',
  name: 'Silk saree',
  thumbnailUrl: '/saree.webp',
  never: ['tumble_drying', 'hot_iron'],
  careInstructions: 'Cold water, by hand',
  tag: 'ABCD1234',
  cleanCount: 3,
}

const drawn = (pieces: readonly NewPiece[], ordered = 0) =>
  renderToStaticMarkup(
    <ReceiveForm
      pieces={pieces}
      onPieces={() => {}}
      garments={[SAREE]}
      ordered={ordered}
      busy={false}
      problem={null}
      onReceive={() => {}}
    />,
  )

const scannedSaree = scannedPiece({ code: 'ABCD1234', kind: 'item', garment: SAREE })

it('shows a garment whose tag was scanned with its name, picture and what it may not get', () => {
  const html = drawn([scannedSaree])
  expect(html).toContain('src="/saree.webp"')
  const said = saidIn(html)
  expect(said).toEqual(
    expect.arrayContaining([
      'Silk saree',
      'ABCD1234',
      'No tumble-drying',
      'No hot iron',
      'Cold water, by hand',
    ]),
  )
  expect(said).not.toContain('No bleach')
  // What is taken can't be taken once more.
  expect(said).not.toContain('Choose a garment')
})

it('offers the customer’s wardrobe, and says no more than the kind of what nobody knows', () => {
  const said = saidIn(drawn([scannedPiece({ code: 'WXYZ1234', kind: 'item', garment: null })]))
  expect(said).toEqual(expect.arrayContaining(['Item', 'WXYZ1234', 'Choose a garment']))
  expect(said.filter((text) => text.startsWith('No '))).toEqual([])
})

it('counts all in as ordered in one press, as long as it is one bag', () => {
  const bag = scannedPiece({ code: 'BAGS1234', kind: 'bag', garment: null })
  const other = scannedPiece({ code: 'BAGS5678', kind: 'bag', garment: null })
  const offers = (pieces: readonly NewPiece[], ordered: number) =>
    saidIn(drawn(pieces, ordered)).some((text) => text === 'As ordered: 12 pieces')
  expect([
    offers([], 12),
    offers([bag], 12),
    offers([bag, other], 12),
    offers([scannedSaree], 12),
    offers([bag], 0),
  ]).toEqual([true, true, false, false, false])
})

it('sends what was said of a piece and nothing that wasn’t', async () => {
  expect(await unitOf(scannedSaree)).toEqual({
    kind: 'item',
    tag: 'ABCD1234',
    garment: 'saree',
    stays: true,
  })
  expect(await unitOf({ ...wardrobePiece(SAREE), name: '  Blouse ' })).toEqual({
    kind: 'item',
    garment: 'saree',
    name: 'Blouse',
  })
  expect(await unitOf(bagOf(12))).toEqual({ kind: 'bag', pieces: 12 })
})
