// Start of an order's current status, after staff took a change back.
import { expect, it } from 'vitest'
import { lastStatusTime } from './order-progress.tsx'

const entry = (status: 'washing' | 'completed', at: string, takesBack?: boolean) => ({
  event: 'status' as const,
  status,
  label: '',
  at,
  by: 'staff' as const,
  pickupDate: null,
  pickupTime: null,
  ...(takesBack !== undefined && { takesBack }),
})

it('keeps the first delivery time when Undo restores a completion that was set back by mistake', () => {
  const history = [
    entry('completed', '2026-03-17T11:58:00.000Z', false),
    entry('washing', '2026-03-18T22:28:00.000Z', false),
    entry('completed', '2026-03-18T22:29:00.000Z', true),
  ]
  expect(lastStatusTime({ status: 'completed', history }, 'completed')).toBe(
    '2026-03-17T11:58:00.000Z',
  )
})
