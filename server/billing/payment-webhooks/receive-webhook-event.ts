/** Receives webhook events from the payment service. */
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { isPaymentPaid, receivePaymentEvent } from '../payments/receive-payment-event.ts'
import type { PaymentEvent } from '../../platform/payments/payments.ts'
import { receiveRefundEvent } from '../failed-refunds/receive-refund-event.ts'
import { findCharge, findChargeByServiceReference } from '../club/record/charge-store.ts'
import { applyChargeResult } from '../club/charges/apply-charge-result.ts'
import { collectCharge } from '../club/charges/collect-charge.ts'
import { isWebhookEventKnown, insertWebhookEvent } from './store.ts'
import type { Gateway } from '#domain/payments/payment-providers.ts'

/**
 * An event only says that something changed; what it is now, the service is asked. So events that
 * come twice, late or in any order do no harm.
 * @param body exactly as it was sent
 * @throws AppError `not_found` for another service's, `bad_signature`, `payment_pending` for one that is to be sent again
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

/**
 * It is about a refund, a try of a Laundry Club charge, an order's payment, or nothing of ours. A try that isn't waited for any
 * more may have been paid all the same.
 */
async function takeIn(
  deps: Deps,
  { key, reference, refundReference }: Omit<PaymentEvent, 'id'>,
): Promise<void> {
  if (refundReference !== null) return receiveRefundEvent(deps, refundReference)
  if (reference === null || (key !== null && !tryOf(key))) return
  if (key !== null && (await isPaid(deps, reference))) return
  const found = await deps.payments.find(reference)
  const about = tryOf(found?.key ?? null)
  if (!found || !about) return
  const charge = await findCharge(deps.db, about.id)
  if (!charge) return receivePaymentEvent(deps, about, reference, found.outcome)
  const isAsked =
    charge.status === 'pending' &&
    charge.tries === about.tries &&
    (charge.reference ?? reference) === reference
  if (isAsked) await collectCharge(deps, charge.id, reference)
  else if (found.outcome.status === 'succeeded')
    await applyChargeResult(
      deps,
      { ...charge, tries: about.tries, amount_paise: found.amountPaise },
      found.outcome,
    )
}

/** Whether what the service calls so is booked: it is paid once. */
async function isPaid({ db }: Deps, reference: string): Promise<boolean> {
  const charge = await findChargeByServiceReference(db, reference)
  return charge ? charge.status === 'succeeded' : isPaymentPaid(db, reference)
}

/** What a key names: a charge's or payment's id, and which of its tries; null for a key that isn't ours. */
function tryOf(key: string | null): { id: string; tries: number } | null {
  const parts = /^([0-9a-f-]{36})-(\d{1,9})$/.exec(key ?? '')
  return parts && { id: parts[1]!, tries: Number(parts[2]) }
}
