// Calls that a rider started from a stop: the tab keeps them, for a phone may drop the page during a call.
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { deviceTime } from '#web/lib/clock.ts'
import { openStoredText } from './open-stored-text.ts'

type Stop = { readonly orderId: string; readonly kind: StopKind }

const keptFor = ({ orderId, kind }: Stop) =>
  openStoredText('sessionStorage', `washlineCall ${kind} ${orderId}`)

/** @returns the instant by this device's clock */
export function keepCall(stop: Stop): string {
  const at = new Date(deviceTime()).toISOString()
  keptFor(stop).write(at)
  return at
}

/** The instant of the last call by this device's clock; null without one. */
export function lastCallTo(stop: Stop): string | null {
  return keptFor(stop).read()
}
