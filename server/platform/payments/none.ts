/** No payment service: no card is accepted, and no saved card is charged. */
import type { CardRefusals } from '#words/en/payments/card-refusals.ts'
import type { Payments } from './payments.ts'

/** Refuses whatever would take or move money by card. */
export function noPayments(refusals: CardRefusals): Payments {
  return {
    provider: 'none',
    publicKey: null,
    scriptUrl: null,
    tokenWithoutCard: null,
    keepsCards: false,
    beginKeeping: null,
    keepCard: async () => ({ ok: false, message: refusals.notTaken }),
    charge: async () => ({ status: 'failed', message: refusals.notTaken }),
    refund: async () => ({ ok: false, message: refusals.refundByHand }),
    forgetCard: async () => {},
    readEvent: async () => null,
  }
}
