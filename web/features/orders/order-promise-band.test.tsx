// First line of an order's page after a failed visit, despite later entries of its history.
import { expect, it } from 'vitest'
import type { TrackedOrder } from '#contract/orders/orders.ts'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { OrderPromiseBand } from './order-promise-band.tsx'

type Entry = TrackedOrder['history'][number]

const entry = (event: Entry['event'], status: Entry['status']): Entry => ({
  event,
  status,
  label: '',
  at: '2026-01-05T06:30:00.000Z',
  by: 'staff',
  pickupDate: null,
  pickupTime: null,
})

function shown(later: Entry[], fields: Partial<TrackedOrder> = {}): string {
  const order = {
    status: 'ready',
    history: [entry('status', 'ready'), entry('visit_failed', 'ready'), ...later],
    pickupDate: '2026-01-04',
    pickupTime: '9-11 AM',
    deliveryPreference: 'standard',
    deliveryHandOver: 'home',
    estimatedDelivery: '2026-01-05T06:00:00.000Z',
    deliveryWindow: null,
    ...fields,
  } as TrackedOrder
  return renderForTest(<OrderPromiseBand order={order}>{() => null}</OrderPromiseBand>).text
}

it.each(['changed', 'counted', 'proposed', 'kept', 'split'] as const)(
  'says that the delivery failed, even after a later entry “%s” in the history',
  (event) => {
    expect(shown([entry(event, 'ready')])).toContain('We came but couldn’t deliver')
  },
)

it.each([
  ['delivery_moved', 'ready'],
  ['status', 'out_for_delivery'],
] as const)('no longer says that the delivery failed after “%s” to “%s”', (event, status) => {
  expect(shown([entry(event, status)], { status })).not.toContain('couldn’t deliver')
})

it('asks for a delivery time if the customer may choose one, and promises another visit with express', () => {
  expect(shown([])).toContain('Please choose when we should come again')
  const express = shown([], { deliveryPreference: 'express' })
  expect(express).not.toContain('Please choose')
  expect(express).toContain('we will come again as soon as we can. Please ask us in Help')
})
