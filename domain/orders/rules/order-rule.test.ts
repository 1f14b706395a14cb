// Several order rules together: order of running, charges and the code of a refusal.
import { expect, it } from 'vitest'
import { leastCharge } from './least-charge.ts'
import { leastOrder, type LeastOrderSettings } from './least-order.ts'
import { makeRefusingRule, type RuledOrder, runOrderRules } from './order-rule.ts'

type MostPiecesSettings = {
  readonly mostPieces: { readonly byService: Readonly<Partial<Record<string, number>>> }
}

/** A second rule that refuses, with a number for each service. */
const mostPieces = makeRefusingRule({
  code: 'too_many_pieces',
  refuse({ lines }: RuledOrder, { mostPieces: { byService } }: MostPiecesSettings) {
    const over = lines.find(({ service, quantity }) => quantity > (byService[service] ?? Infinity))
    return over
      ? { kind: 'tooManyPieces' as const, params: { pieces: over.quantity, of: over.service } }
      : null
  },
  isNoWorse: (order, before, { mostPieces: { byService } }) =>
    order.lines.every(({ service, quantity }, index) => {
      const had = before.lines[index]?.quantity ?? 0
      return quantity <= Math.max(had, byService[service] ?? Infinity)
    }),
})

const SETTINGS: LeastOrderSettings & MostPiecesSettings = {
  leastOrder: { byPin: [{ pin: '560001', paise: 300_00 }] },
  mostPieces: { byService: { ironing: 5 } },
}

const shirts = (quantity: number, pickupPin: string | null = null) => ({
  lines: [
    {
      service: 'ironing',
      unit: 'piece',
      quantity,
      unitPricePaise: 10_00,
      amountPaise: quantity * 10_00,
      coveredQuantity: 0,
    } as const,
  ],
  pickupPin,
})

const refusalOf = (order: ReturnType<typeof shirts>, before: RuledOrder | null = null) =>
  runOrderRules<
    typeof SETTINGS,
    never,
    NonNullable<ReturnType<typeof leastOrder.refuse> | ReturnType<typeof mostPieces.refuse>>
  >([leastOrder, mostPieces], order, SETTINGS, before).refusal

it('refuses with the code and the sentence of the rule that refuses', () => {
  expect(refusalOf(shirts(40, '560001'))).toEqual({
    code: 'too_many_pieces',
    kind: 'tooManyPieces',
    params: { pieces: 40, of: 'ironing' },
  })
  expect(refusalOf(shirts(2, '560001'))).toMatchObject({
    code: 'below_least_order',
    kind: 'belowLeastOrder',
  })
})

it('returns the first refusal if two rules refuse, and none if both accept', () => {
  expect(refusalOf(shirts(6, '560001'))?.code).toBe('below_least_order')
  expect(refusalOf(shirts(5))).toBeNull()
})

it('accepts a customer’s change that a rule’s setting allows', () => {
  const before = { ...shirts(8), itemsPaise: 80_00 }
  expect(refusalOf(shirts(7), before)).toBeNull()
  expect(refusalOf(shirts(9), before)?.code).toBe('too_many_pieces')
})

it('gives each rule the sum of the items with the charges of earlier rules', () => {
  const settings = { ...SETTINGS, leastCharge: { kilograms: 5 } }
  const washing = { ...shirts(1).lines[0]!, service: 'wash-fold', unit: 'kg' } as const
  const dear = { ...washing, unitPricePaise: 70_00, amountPaise: 70_00 }
  const { charges, refusal } = runOrderRules<
    typeof settings,
    'least_charge',
    NonNullable<ReturnType<typeof leastOrder.refuse>>
  >([leastCharge, leastOrder], { lines: [dear], pickupPin: '560001' }, settings, null)
  expect(charges).toEqual([{ rule: 'least_charge', paise: 280_00 }])
  expect(refusal).toBeNull()
})
