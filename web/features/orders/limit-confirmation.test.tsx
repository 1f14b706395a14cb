// Confirmation of an order beyond its company's limit, and the total it holds for.
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { LimitConfirmation, useLimitConfirmation } from './limit-confirmation.tsx'

const REFUSED = new ApiError(409, 'not_on_account', 'Beyond its limit.')

/** Staff decide for the first total, which then becomes the second one. */
function Changed({ from, to }: { from: number; to: number }) {
  const [total, setTotal] = useState<number | null>(null)
  const beyondLimit = useLimitConfirmation(total ?? from)
  if (total === null && !beyondLimit.isDecided) beyondLimit.onDecide(true)
  else if (total === null) setTotal(to)
  return <LimitConfirmation failure={REFUSED} {...beyondLimit} />
}

it('keeps the confirmation to exceed a credit limit only while the total stays the same', () => {
  const same = renderForTest(<Changed from={500} to={500} />)
  expect(same.text).toContain('Charge it above the company’s credit limit')
  expect(same.html).toContain('checked=""')
  const more = renderForTest(<Changed from={500} to={5000} />)
  expect(more.text).toContain('Charge it above the company’s credit limit')
  expect(more.html).not.toContain('checked=""')
})
