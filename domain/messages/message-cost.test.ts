// Tests for the cost of messages.
import { expect, it } from 'vitest'
import { costInPaise, costInRupees, costOfCharge, type MessageRates } from './message-cost.ts'

const RATES: MessageRates = {
  smsService: 12.5,
  smsPromotional: 0.1,
  whatsappUtility: 11.55,
  whatsappMarketing: 86.31,
  whatsappAuthentication: null,
  whatsappService: 0,
}

it.each([
  ['smsService', 2, 2500],
  ['smsPromotional', 3, 30],
  ['whatsappUtility', null, 1155],
  ['whatsappService', null, 0],
] as const)('charges %s with %s segments exactly', (rate, segments, hundredths) => {
  expect(costOfCharge(RATES, { rate, segments })).toBe(hundredths)
})

it('knows no cost without a rate', () => {
  expect(costOfCharge(RATES, { rate: 'whatsappAuthentication', segments: null })).toBeNull()
  expect(costOfCharge(RATES, { rate: null, segments: 2 })).toBeNull()
})

it('sums to whole paise', () => {
  expect(costInRupees(824 * 1250)).toBe(103)
  expect(costInRupees(1250)).toBe(0.13)
  expect(costInPaise(1327)).toBe(13.27)
})
