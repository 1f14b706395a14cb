/** Values of a setting's field: as calls have them, in rupees, and as they are kept, in paise. */
import { fromRupees, toRupees } from '../base/money.ts'
import type { ServiceId } from '../catalogue/catalogue.ts'
import { SERVICE_IDS } from '../base/service-ids.ts'
import type { AmountByPin, Field, PinsByRider, SumByPin } from './setting-kinds.ts'

/** The name of a kept value: a sum's says that it is in paise. */
export function storedFieldName(name: string, { kind }: Field): string {
  return kind === 'money' ? `${name}Paise` : name
}

/** What a field holds until staff set it, as it is kept; undefined where a column has it. */
export function initialFieldValue(field: Field): unknown {
  return field.kind === 'money' ? field.initialPaise : field.initial
}

export function fieldToWire({ kind }: Field, kept: unknown): unknown {
  if (kind === 'money') return toRupees(kept as number)
  if (kind === 'choice-by-service')
    return ofEachService(kept as Partial<Record<ServiceId, unknown>>)
  if (kind !== 'sums-by-pin') return kept
  return (kept as SumByPin[]).map(({ pin, paise }) => ({ pin, amount: toRupees(paise) }))
}

/** Each service is named, in one order. */
function ofEachService(kept: Partial<Record<ServiceId, unknown>>): object {
  return Object.fromEntries(SERVICE_IDS.map((service) => [service, kept[service] ?? null]))
}

/** PIN codes in their order, however they were typed. */
export function fieldFromWire({ kind }: Field, given: unknown): unknown {
  if (kind === 'money') return fromRupees(given as number)
  if (kind === 'rider') return (given as string).toLowerCase()
  if (kind === 'pins-by-rider')
    return (given as PinsByRider[])
      .filter(({ pins }) => pins.length > 0)
      .map(({ riderId, pins }) => ({
        riderId: riderId.toLowerCase(),
        pins: [...new Set(pins)].toSorted(),
      }))
  if (kind !== 'sums-by-pin') return given
  return (given as AmountByPin[])
    .map(({ pin, amount }) => ({ pin, paise: fromRupees(amount) }))
    .toSorted((a, b) => Number(a.pin) - Number(b.pin))
}

/** The PIN codes that a field names, as calls have it. */
export function pinsNamedIn({ kind }: Field, given: unknown): string[] {
  if (kind === 'sums-by-pin') return (given as AmountByPin[]).map(({ pin }) => pin)
  return kind === 'pins-by-rider' ? (given as PinsByRider[]).flatMap(({ pins }) => pins) : []
}
