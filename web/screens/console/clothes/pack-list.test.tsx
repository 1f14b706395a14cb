// Packing list as rows that turn green.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { textsOfHtml } from '#web/lib/test-said-in.ts'
import { PackList } from './pack-list.tsx'

type Unit = CustodyOrder['units'][number]

const unit = (number: number, other: Partial<Unit> = {}): Unit => ({
  number,
  kind: 'item',
  pieces: 1,
  place: 'plant',
  released: false,
  name: null,
  garment: null,
  pictures: [],
  tag: null,
  spot: null,
  since: '2026-11-25T06:00:00.000Z',
  vendor: null,
  countedAs: null,
  ...other,
})

function drawn(units: Unit[], status: CustodyOrder['status'] = 'washing'): string {
  const order: CustodyOrder = {
    orderId: '1',
    number: 'LC-2345-6789',
    status,
    name: 'Asha',
    pieces: 0,
    counting: { level: 'bags', state: 'counted', asOrdered: [] },
    lines: [],
    units,
    handedIn: null,
    doorPhoto: null,
    weights: { in: null, out: null, differs: null },
    events: [],
    head: null,
  }
  return renderToStaticMarkup(
    <PackList order={order} work={{ isPending: false, send: () => {} }} onMore={() => {}} />,
  )
}

const SHIRT: NonNullable<Unit['garment']> = {
  _id: 'shirt',
  name: 'Silk shirt',
  thumbnailUrl: '/shirt.webp',
  never: ['bleach'],
  careInstructions: 'By hand',
}

it('shows each unit with its name, its newest picture and its care limits', () => {
  const photo = (name: string, stage: 'intake' | 'packing') => ({
    _id: name,
    stage,
    at: '2025-06-18T06:30:00.000Z',
    imageUrl: `/${name}-large`,
    thumbnailUrl: `/${name}-small`,
  })
  const html = drawn([
    unit(1, { garment: SHIRT, tag: 'ABCD1234' }),
    unit(2, { name: 'Torn hem', pictures: [photo('in', 'intake'), photo('out', 'packing')] }),
  ])
  expect(html.match(/src="[^"]*"/g)).toEqual(['src="/shirt.webp"', 'src="/out-small"'])
  expect(textsOfHtml(html)).toEqual(
    expect.arrayContaining([
      '0 of 2 packed',
      'Item 1',
      'ABCD1234',
      'Silk shirt',
      'No bleach',
      'By hand',
      'Torn hem',
    ]),
  )
})

it('marks packed units green, reports when all are packed, and does not wait for written-off units', () => {
  const units = [unit(1, { place: 'packed' }), unit(2), unit(3, { place: 'written_off' })]
  const pressed = (html: string) => html.match(/aria-pressed="\w+"/g)
  expect(pressed(drawn(units))).toEqual(
    ['true', 'false', 'false'].map((is) => `aria-pressed="${is}"`),
  )
  expect(drawn(units).match(/bg-success-wash/g)).toHaveLength(1)
  expect(textsOfHtml(drawn(units))).toContain('1 of 2 packed')
  units[1] = unit(2, { place: 'packed' })
  expect(textsOfHtml(drawn(units))).toContain('All 2 in')
})

it.each(['rider', 'customer', 'guard', 'neighbour'] as const)(
  'keeps counting a unit as packed once it is with the %s',
  (place) => {
    const html = drawn([unit(1, { place: 'packed' }), unit(2, { place })], 'completed')
    expect(textsOfHtml(html)).toContain('All 2 in')
  },
)

it('lets staff change no clothes that have left', () => {
  const html = drawn([unit(1, { place: 'rider' })], 'out_for_delivery')
  expect(html).toContain('disabled')
  expect(textsOfHtml(html)).not.toContain('More')
  expect(textsOfHtml(html)).not.toContain('Weight, packed')
})

it('shows the outside laundry of a unit and its expected date, and does not count it as packed', () => {
  const away = { place: 'vendor', vendor: { name: 'Sparkle', expected: '2025-06-20' } } as const
  const said = textsOfHtml(drawn([unit(1, { place: 'packed' }), unit(2, away)]))
  expect(said).toEqual(
    expect.arrayContaining([
      '1 of 2 packed',
      'At Sparkle, expected Fri, 20 Jun',
      'Press anything that is back from an outside laundry.',
    ]),
  )
})
