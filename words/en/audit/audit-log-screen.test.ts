import { expect, it } from 'vitest'
import { auditLogScreen } from './audit-log-screen.ts'

const { action, changes } = auditLogScreen

it('writes a staff action in words', () => {
  expect(action('order.status_set')).toBe('Order: status set')
  expect(action('api_key.made')).toBe('API key: made')
})

it('shows each field before and after', () => {
  expect(
    changes({
      from: { listPrice: 99, onlinePrice: null },
      to: { listPrice: 109.5, onlinePrice: 20 },
    }),
  ).toEqual([
    { field: 'List price', from: '₹99', to: '₹109.50' },
    { field: 'Online price', from: 'none', to: '₹20' },
  ])
  expect(changes({ from: 'pickup_scheduled', to: 'washing' })).toEqual([
    { field: '', from: 'pickup scheduled', to: 'washing' },
  ])
  expect(changes({ to: { added: ['560001', '560002'] }, totalPaise: 4500 })).toEqual([
    { field: 'Added', from: null, to: '560001, 560002' },
    { field: 'Total paise', from: null, to: '₹45' },
  ])
  expect(changes(null)).toEqual([])
})
