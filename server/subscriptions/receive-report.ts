/** Takes in what the payment service reports by itself. */
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import {
  findCharge,
  findChargeByReference,
  knowsEvent,
  noteEvent,
  type ChargeRow,
} from './charge-store.ts'
import { collectCharge } from './collect-charge.ts'

/**
 * A report only says that something changed; what it is now, the service is asked. So reports that
 * come twice, late or in any order do no harm.
 * @param body exactly as it was sent
 * @throws AppError `not_found` for another service's, `bad_signature`
 */
export async function receiveReport(
  deps: Deps,
  provider: 'stripe' | 'razorpay',
  body: string,
  headers: Record<string, string | string[] | undefined>,
): Promise<void> {
  if (deps.payments.provider !== provider)
    throw new AppError('not_found', 'This payment service is not in use.')
  const event = await deps.payments.readEvent(body, headers)
  if (!event) throw new AppError('bad_signature', 'The signature of this report does not hold.')
  if (await knowsEvent(deps.db, provider, event.id)) return
  const charge = await chargeOf(deps, event)
  if (charge && charge.status !== 'succeeded') await collectCharge(deps, charge.id)
  // Noted last: one whose work failed is sent again and must not be taken for known.
  await noteEvent(deps.db, provider, event.id, deps.clock())
}

async function chargeOf(
  { db }: Pick<Deps, 'db'>,
  { key, reference }: { key: string | null; reference: string | null },
): Promise<ChargeRow | undefined> {
  if (key !== null) {
    const match = /^([0-9a-f-]{36})-\d+$/.exec(key)
    return match ? findCharge(db, match[1]!) : undefined
  }
  return reference === null ? undefined : findChargeByReference(db, reference)
}
