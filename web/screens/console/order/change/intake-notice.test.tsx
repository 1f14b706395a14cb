// Confirmed excess over intake, and the amount it holds for.
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderForTest } from '#web/lib/test-draw.tsx'
import type { Row } from '#web/features/orders/change/changed-lines.ts'
import { IntakeNotice, useIntakeConfirmation } from './intake-notice.tsx'

const rowsOf = (kilograms: number): Row[] => [
  {
    item: {
      id: 'wash-fold',
      service: 'wash-fold',
      name: 'Wash & Fold',
      unit: 'kg',
      listPricePaise: 70_00,
      onlinePricePaise: null,
      position: 1,
    },
    quantity: kilograms,
    ordered: 3,
  },
]

/** Staff say that the first amount is right, and go on to the second one. */
function Changed({ from, to }: { from: number; to: number }) {
  const [kilograms, setKilograms] = useState<number | null>(null)
  const cameIn = useIntakeConfirmation({ gramsIn: 4250 }, rowsOf(kilograms ?? from))
  if (kilograms === null && !cameIn.isRight) cameIn.onRight(true)
  else if (kilograms === null) setKilograms(to)
  return <IntakeNotice {...cameIn} />
}

it('keeps staff’s confirmation of more than was weighed only while the amount stays the same', () => {
  const same = renderForTest(<Changed from={5} to={5} />)
  expect(same.text).toContain('5 kg is more than the 4.2 kg we weighed.')
  expect(same.html).toContain('checked=""')
  const more = renderForTest(<Changed from={5} to={6} />)
  expect(more.text).toContain('6 kg is more than the 4.2 kg we weighed.')
  expect(more.html).not.toContain('checked=""')
})
