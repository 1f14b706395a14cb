// Calls that a rider started from a stop: the tab keeps them, for a phone may drop the page during a call.
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { deviceTime } from '#web/lib/clock.ts'
import { logProblem } from '#web/lib/log.ts'
import { openStoredText } from './open-stored-text.ts'

/** A stop, and who called from it. */
type Call = { readonly userId: string; readonly orderId: string; readonly kind: StopKind }

const PREFIX = 'washlineCall '

const keptFor = ({ userId, orderId, kind }: Call) =>
  openStoredText('sessionStorage', `${PREFIX}${userId} ${kind} ${orderId}`)

/** @returns the instant by this device's clock */
export function keepCall(call: Call): string {
  const at = new Date(deviceTime()).toISOString()
  keptFor(call).write(at)
  return at
}

/** The instant of the last call by this device's clock; null without one. */
export function lastCallTo(call: Call): string | null {
  return keptFor(call).read()
}

/** A call belongs to one visit: once that is marked, the next one has none. */
export function forgetCall(call: Call): void {
  keptFor(call).forget()
}

/** Forgets every call of other people than one, or of all. */
export function forgetCallsExcept(userId: string | undefined): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${userId} `))
        sessionStorage.removeItem(key)
  } catch (error) {
    logProblem('This browser gives no access to what it keeps:', error)
  }
}
