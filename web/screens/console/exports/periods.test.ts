import { expect, it } from 'vitest'
import { periodByName } from './periods.ts'

it.each([
  ['this-month', '2026-01-15', { from: '2026-01-01', to: '2026-01-15' }],
  ['last-month', '2026-01-15', { from: '2025-12-01', to: '2025-12-31' }],
  ['last-month', '2028-03-31', { from: '2028-02-01', to: '2028-02-29' }],
  ['this-year', '2026-03-31', { from: '2025-04-01', to: '2026-03-31' }],
  ['this-year', '2026-04-01', { from: '2026-04-01', to: '2026-04-01' }],
  ['last-year', '2026-04-01', { from: '2025-04-01', to: '2026-03-31' }],
  ['all', '2026-04-01', { from: '', to: '' }],
] as const)('finds the days of %s on %s', (name, today, period) => {
  expect(periodByName(name, today)).toEqual(period)
})
