// Intake form before and after a scan.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import type { AsOrdered } from '#domain/orders/count-levels.ts'
import type { KnownGarment } from '#contract/clothes/custody-pieces.ts'
import { textsOfHtml } from '#web/lib/test-said-in.ts'
import { itemOfPiece } from './item-choice.tsx'
import {
  type NewPiece,
  piecesAsOrdered,
  pieceFromScan,
  unitFromPiece,
  pieceFromWardrobe,
} from './new-piece.ts'
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

const ORDER: CustodyOrder = {
  orderId: '1',
  number: 'LC-2345-6789',
  status: 'picked_up',
  name: 'Asha',
  pieces: 0,
  counting: { level: 'bags', state: 'open', asOrdered: [] },
  lines: [],
  units: [],
  handedIn: null,
  doorPhoto: null,
  weights: { in: null, out: null, differs: null },
  events: [],
  head: null,
}

const drawn = (
  pieces: readonly NewPiece[],
  asOrdered: AsOrdered[] = [],
  lines: CustodyOrder['lines'] = [],
  handedIn: CustodyOrder['handedIn'] = null,
) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ReceiveForm
        order={{ ...ORDER, counting: { ...ORDER.counting, asOrdered }, lines, handedIn }}
        pieces={pieces}
        onPieces={() => {}}
        garments={[SAREE]}
        action={{ isPending: false }}
        onReceive={() => {}}
      />
    </QueryClientProvider>,
  )

const scannedSaree = pieceFromScan({ code: 'ABCD1234', kind: 'item', garment: SAREE })

it('shows a scanned garment with its name, picture and care limits', () => {
  const html = drawn([scannedSaree])
  expect(html).toContain('src="/saree.webp"')
  const said = textsOfHtml(html)
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

it('offers the customer’s wardrobe for an unknown piece, and shows only its kind', () => {
  const said = textsOfHtml(
    drawn([pieceFromScan({ code: 'WXYZ1234', kind: 'item', garment: null })]),
  )
  expect(said).toEqual(expect.arrayContaining(['Item', 'WXYZ1234', 'Choose a garment']))
  expect(said.filter((text) => text.startsWith('No '))).toEqual([])
})

it('counts everything in as ordered with one press, for at most one bag', () => {
  const bag = pieceFromScan({ code: 'BAGS1234', kind: 'bag', garment: null })
  const other = pieceFromScan({ code: 'BAGS5678', kind: 'bag', garment: null })
  const offers = (pieces: readonly NewPiece[], ordered: number) =>
    textsOfHtml(
      drawn(pieces, ordered > 0 ? [{ kind: 'bag', pieces: ordered, name: null, item: null }] : []),
    ).some((text) => text === 'As ordered: 12 pieces')
  expect([
    offers([], 12),
    offers([bag], 12),
    offers([bag, other], 12),
    offers([scannedSaree], 12),
    offers([bag], 0),
  ]).toEqual([true, true, false, false, false])
})

it('sends only the known facts of a piece', async () => {
  expect(await unitFromPiece(scannedSaree, null)).toEqual({
    kind: 'item',
    tag: 'ABCD1234',
    garment: 'saree',
    stays: true,
  })
  expect(
    await unitFromPiece({ ...pieceFromWardrobe(SAREE), name: '  Blouse ' }, 'ironing-blouse'),
  ).toEqual({
    kind: 'item',
    garment: 'saree',
    item: 'ironing-blouse',
    name: 'Blouse',
  })
  const [bag] = piecesAsOrdered([{ kind: 'bag', pieces: 12, name: null, item: 'shirt' }], [])
  expect(await unitFromPiece(bag!, bag!.item!)).toEqual({ kind: 'bag', pieces: 12, item: 'shirt' })
})

it('counts each ordered item in separately with one press, and the rest in one bag', async () => {
  const asOrdered: AsOrdered[] = [
    { kind: 'item', pieces: 1, name: 'Saree', item: 'saree' },
    { kind: 'item', pieces: 1, name: 'Saree', item: 'saree' },
    { kind: 'bag', pieces: 0, name: null, item: 'wash-fold' },
  ]
  expect(textsOfHtml(drawn([], asOrdered))).toContain('As ordered: 2 items and a bag')
  const bag = pieceFromScan({ code: 'BAGS1234', kind: 'bag', garment: null })
  const counted = await Promise.all(
    piecesAsOrdered(asOrdered, [bag]).map((piece) => unitFromPiece(piece, itemOfPiece(piece, []))),
  )
  expect(counted).toEqual([
    { kind: 'item', name: 'Saree', item: 'saree' },
    { kind: 'item', name: 'Saree', item: 'saree' },
    { kind: 'bag', tag: 'BAGS1234', item: 'wash-fold' },
  ])
  expect(piecesAsOrdered(asOrdered.slice(0, 2), [bag])).toEqual([])
})

it('lets staff pick the ordered item of a piece, and guesses it by its name', () => {
  const line = { service: 'ironing', unit: 'piece', quantity: 1 } as const
  const lines = [
    { ...line, itemId: 'shirt', name: 'Shirt' },
    { ...line, itemId: 'kurta', name: 'Kurta' },
  ]
  const piece = pieceFromScan({ code: 'WXYZ1234', kind: 'item', garment: null })
  const html = drawn([piece], [], lines)
  expect(textsOfHtml(html)).toEqual(
    expect.arrayContaining(['Counts as', 'Shirt (Ironing)', 'Kurta (Ironing)']),
  )
  expect(html).not.toContain('checked=""')
  expect([
    itemOfPiece({ ...piece, name: 'white kurta' }, lines),
    itemOfPiece(piece, lines),
  ]).toEqual(['kurta', null])
  expect(itemOfPiece({ ...piece, name: 'white kurta', item: 'shirt' }, lines)).toBe('shirt')
})

it('shows the bags taken at the door, and whether the count matches', () => {
  const door = { bags: 2, grams: 4200, to: 'rider', from: 'guard' } as const
  const handedIn = { ...door, at: '', still: true, bagsDiffer: null, weightDiffers: null }
  expect(textsOfHtml(drawn([scannedSaree], [], [], handedIn))).toEqual(
    expect.arrayContaining([
      'At the door: 2 bags, 4.2 kg from the guard',
      '2 bags at the door, 1 item counted in. Please check.',
    ]),
  )
})
