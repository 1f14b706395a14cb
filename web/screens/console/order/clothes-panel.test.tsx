// Clothes on an order's page in the console: in staff's words, with links to the actions.
import { expect, it } from 'vitest'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Clothes } from '#web/features/orders/record/clothes-query.ts'
import { OrderClothes } from '#web/features/orders/clothes/order-clothes.tsx'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { clothesForStaff } from '#words/en/clothes/clothes-for-staff.ts'
import { ClothesLink } from './clothes-panel.tsx'

const ID = '0197'
const AT = Date.parse('2025-06-18T06:30:00Z')
const unit = { kind: 'bag' as const, pieces: 0, name: null, garment: null, pictures: [] }
const CLOTHES: Clothes = {
  uncounted: null,
  units: [
    { ...unit, number: 1, place: 'customer', released: false },
    { ...unit, number: 2, place: 'vendor', released: false },
  ],
  weights: { in: 4350, out: null, differs: null },
  handedIn: null,
  doorPhoto: null,
  handOvers: [
    {
      seq: 1,
      at: AT,
      content: { kind: 'handed_out', units: [2], to: 'vendor', vendor: 1, expected: '2025-06-20' },
      previous: '',
      hash: '',
      note: null,
    },
  ],
}
const CLAIM = { unit: { number: 1 }, status: 'open' }

it('describes where clothes are in the words for staff', () => {
  const { text } = renderForTest(<OrderClothes orderId={ID} said={clothesForStaff} />, [
    [['order', ID, 'clothes'], CLOTHES],
    [['order', ID, 'claims'], [CLAIM]],
  ])
  for (const said of [
    'Where the clothes are',
    '1 bag: with the customer',
    'With an outside laundry, since',
    '1 bag or item given to an outside laundry',
    'Claim: ',
  ])
    expect(text).toContain(said)
  expect(text).not.toMatch(/\b[Yy]our?\b|our (rider|partner)/)
})

it.each([
  ['washing', 0, 'Count in and pack the clothes'],
  ['ready', 2, 'Count in and pack the clothes'],
  ['completed', 0, ''],
  ['completed', 2, 'Open its bags and items'],
  ['cancelled', 2, 'Open its bags and items'],
  ['out_for_delivery', 2, 'Open its bags and items'],
] as [OrderStatus, number, string][])(
  'for an order %s with %i units, links to: %s',
  (status, units, said) => {
    const { text } = renderForTest(<ClothesLink order={{ _id: ID, status }} units={units} />)
    expect(text.trim()).toBe(said)
  },
)
