import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { StaffOrder } from '#contract/orders/orders.ts'
import { useOrderQuantitiesText } from './order-cells.tsx'

function Load({ order }: { order: StaffOrder }) {
  return useOrderQuantitiesText()(order)
}

const load = (fields: object) =>
  renderToStaticMarkup(
    <Load
      order={
        {
          status: 'washing',
          lines: [{ unit: 'kg', quantity: 3 }],
          bags: 0,
          gramsIn: null,
          ...fields,
        } as unknown as StaffOrder
      }
    />,
  )

it('shows the charged weight in the list, rounded down to 100 g', () => {
  expect(load({})).toBe('3 kg')
  expect(load({ bags: 2, gramsIn: 4350 })).toBe('2 bags, 4.3 kg')
  expect(load({ bags: 1, gramsIn: 4399 })).toBe('1 bag, 4.3 kg')
})
