/** Receives webhook events from the payment service. */
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { receivePaymentEvent } from '../payments/receive-payment-event.ts'
import type { PaymentEvent } from '../../platform/payments/payments.ts'
import {
  findCharge,
  findChargeByServiceReference,
  type ChargeRow,
} from '../club/record/charge-store.ts'
import { collectCharge } from '../club/charges/collect-charge.ts'
import { isWebhookEventKnown, insertWebhookEvent } from './store.ts'
import type { Gateway } from '#domain/payments/payment-providers.ts'

/**
 * An event only says that something changed; what it is now, the service is asked. So events that
 * come twice, late or in any order do no harm.
 * @param body exactly as it was sent
 * @throws AppError `not_found` for another service's, `bad_signature`
 */
export async function receiveWebhookEvent(
  deps: Deps,
  provider: Gateway,
  body: string,
  headers: Record<string, string | string[] | undefined>,
): Promise<void> {
  if (deps.payments.provider !== provider) throw new AppError('not_found', say('serviceNotInUse'))
  const event = await deps.payments.readEvent(body, headers)
  if (!event) throw new AppError('bad_signature', say('badSignature'))
  if (await isWebhookEventKnown(deps.db, provider, event.id)) return
  await takeIn(deps, event)
  // Noted last: one whose work failed is sent again and must not be taken for known.
  await insertWebhookEvent(deps.db, provider, event.id, deps.clock())
}

/** It is about a charge of the Laundry Club, an order's payment, or nothing of ours. */
async function takeIn(deps: Deps, { key, reference }: Omit<PaymentEvent, 'id'>): Promise<void> {
  const id = key !== null && /^([0-9a-f-]{36})-\d+$/.exec(key)?.[1]
  if (id) {
    const charge = await findCharge(deps.db, id)
    return charge ? askAgain(deps, charge) : receivePaymentEvent(deps, { id })
  }
  if (key !== null || reference === null) return
  const charge = await findChargeByServiceReference(deps.db, reference)
  return charge ? askAgain(deps, charge) : receivePaymentEvent(deps, { reference })
}

async function askAgain(deps: Deps, charge: ChargeRow): Promise<void> {
  if (charge.status !== 'succeeded') await collectCharge(deps, charge.id)
}
