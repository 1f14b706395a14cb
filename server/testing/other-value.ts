/** Another value for a field of a declared setting, for tests that change every one. */
import type { Field } from '#domain/settings/setting-kinds.ts'

/** @param value that is kept; left out where the test doesn't know it */
export function otherValue(field: Field, value?: unknown): unknown {
  if (field.kind === 'yes-no') return value !== true
  if (field.kind === 'services') return []
  if (field.kind === 'sums-by-pin') return [{ pin: '560001', amount: field.least }]
  const number = Number(value ?? field.least)
  return number === field.most ? field.least : number + 1
}
