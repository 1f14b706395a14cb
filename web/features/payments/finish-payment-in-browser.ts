// Completes a payment that needs the payer: they answer, then the server reports the result.
import { type Subscription, confirmSubscription } from '#contract/club/subscriptions.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import type { Finished, PaymentAction } from './hosted-cards/hosted-cards.ts'
import { PaymentLeft, PaymentUnconfirmed } from './unfinished-payment.ts'

const askConfirm = addressOf(confirmSubscription)

/** A payment may take some seconds after its payer has finished. */
const TRIES = 6
const TRY_EVERY_MS = 2000

/** @throws PaymentLeft, PaymentUnconfirmed, ApiError `payment_failed` */
export async function finishPaymentInBrowser(
  finish: (action: PaymentAction) => Promise<Finished>,
  subscriptionId: string,
  action: PaymentAction | null,
): Promise<Subscription> {
  if (action === null) throw new PaymentUnconfirmed()
  const { isClosed, reason } = await finish(action)
  for (let tried = 1; ; tried += 1) {
    try {
      return await call(askConfirm, { params: { id: subscriptionId } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'payment_pending') throw error
      if (isClosed) throw new PaymentLeft(reason)
      if (tried === TRIES) throw new PaymentUnconfirmed()
    }
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS))
  }
}

/** What a refused call says that the browser must do, if anything. */
export function paymentActionOf(error: unknown): PaymentAction | null {
  if (!(error instanceof ApiError) || error.code !== 'payment_pending') return null
  const { action } = error.body as { action?: PaymentAction | null }
  return action ?? null
}
