/** Refunds at Razorpay: one for a key, looked up by its name there. */
import type Razorpay from 'razorpay'
import { cardRefusal, type FoundRefund, type Payments, type RefundOutcome } from './payments.ts'
import { isRefusal } from './razorpay-refusal.ts'

/** Refunds once for a key, however often it is asked. */
export async function refundOnce(
  razorpay: Razorpay,
  { reference, amountPaise, key }: Parameters<Payments['refund']>[0],
): Promise<RefundOutcome> {
  const { items } = await razorpay.payments.fetchMultipleRefund(reference)
  const earlier = items.find((refund) => refund.notes?.['key'] === key)
  if (earlier) return refundOutcomeOf(earlier)
  try {
    const refund = await razorpay.payments.refund(reference, {
      amount: amountPaise,
      notes: { key },
    })
    return refundOutcomeOf(refund)
  } catch (error) {
    if (isRefusal(error))
      return { ok: false, failure: { kind: 'text', params: { text: error.error.description } } }
    throw error
  }
}

/** @returns null for a refund that Razorpay doesn't know */
export async function findRefund(
  razorpay: Razorpay,
  reference: string,
): Promise<FoundRefund | null> {
  try {
    const refund = await razorpay.refunds.fetch(reference)
    const key = refund.notes?.['key']
    return { key: typeof key === 'string' ? key : null, outcome: refundOutcomeOf(refund) }
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** A refund under way counts as made: it hardly ever fails, and is heard of when it does. */
function refundOutcomeOf({ id, status }: { id: string; status: string }): RefundOutcome {
  return status === 'failed'
    ? { ok: false, failure: cardRefusal('notRefunded') }
    : { ok: true, reference: id }
}
