// Arithmetic of a decision, in the evidence of a claim.
import { expect, it } from 'vitest'
import { claimProposalBasis, proposedAwardPaise, type ClaimValue } from '#domain/help/claims.ts'
import { formatPlanPaise } from '#domain/club/plans.ts'
import { evidence } from './evidence.ts'

const SHIRT = {
  pricePaise: 2000_00,
  ageMonths: 12,
  lifeMonths: 24,
  proven: false,
  chargedPaise: 15_00,
}

const said = (value: ClaimValue) =>
  evidence.arithmetic({
    ...value,
    life: 'Shirt',
    basis: claimProposalBasis(value),
    worthPaise: proposedAwardPaise({ ...value, chargedPaise: 0 }),
  })

it.each([
  [{}, '₹2,000.00 when new × (24 − 12) of 24 months'],
  [{ proven: true }, 'its worth is proven: ₹2,000.00.'],
  [{ ageMonths: 11 }, 'younger than 12 months (11 months): ₹2,000.00.'],
  [{ ageMonths: 1 }, 'younger than 12 months (1 month)'],
  [{ ageMonths: 23 }, '₹2,000.00 when new × 20 %, which is left however old'],
])('explains how the proposed compensation was calculated with %j', (change, how) => {
  const value = { ...SHIRT, ...change }
  expect(said(value)).toContain(how)
  expect(said(value)).toMatch(
    new RegExp(`charged for cleaning it: ${formatPlanPaise(proposedAwardPaise(value))}\\.$`),
  )
})
