import { describe, expect, it } from 'vitest'
import { readAddress } from '#domain/orders/address.ts'
import { NO_QUOTE } from '#domain/catalogue/pricing.ts'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { changeDraft, readStoredDraft } from './draft.ts'
import type { Draft, Step } from './draft-shape.ts'
import { findMissingOnStep } from './missing.ts'

const DRAFT = changeDraft(readStoredDraft(null), {
  quantities: { 'wash-fold': 3 },
  pickupDate: '2025-06-19',
  pickupTime: '9-11 AM',
  address: readAddress('12, Church Street, Bengaluru 560001'),
})
const KNOWN = {
  cost: { quote: NO_QUOTE, problem: null },
  isBag: false,
  hasNewPrice: false,
  wrong: null,
  contactProblem: null,
  refusal: null,
}
const missing = (step: Step, draft: Draft, known: Parameters<typeof findMissingOnStep>[2]) =>
  findMissingOnStep(step, draft, known, newOrderScreen.missing)
const REFUSAL = 'Orders from 560001 start at ₹300. Please add items for ₹90 more.'

describe('a refusal by an order rule', () => {
  it.each([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ] as const)('appears on step %d, and blocks the step: %s', (step, isClosed) => {
    expect(missing(step, DRAFT, { ...KNOWN, refusal: REFUSAL })).toEqual({
      sentence: REFUSAL,
      isClosed,
    })
  })

  it('appears only once no other choice is missing on the step', () => {
    const empty = changeDraft(DRAFT, { quantities: {} })
    expect(missing(1, empty, { ...KNOWN, refusal: REFUSAL })).toEqual({
      sentence: 'Choose at least one item to continue.',
      isClosed: true,
    })
  })
})

it('blocks no step where nothing is missing', () => {
  for (const step of [1, 2, 3, 4] as const)
    expect(missing(step, DRAFT, KNOWN)).toEqual({ sentence: null, isClosed: false })
})

it('asks to confirm a changed price on the last step alone', () => {
  const known = { ...KNOWN, hasNewPrice: true }
  expect(missing(3, DRAFT, known).isClosed).toBe(false)
  expect(missing(4, DRAFT, known).isClosed).toBe(true)
})
