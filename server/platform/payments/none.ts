/** No payment service: a laundry without one takes no cards, and none that was kept earlier is charged. */
import { NO_CARDS } from '#domain/card.ts'
import type { Payments } from './payments.ts'

/** Refuses whatever would take or move money by card. */
export function noPayments(): Payments {
  return {
    provider: 'none',
    publicKey: null,
    scriptUrl: null,
    tokenWithoutCard: null,
    keepsCards: false,
    beginKeeping: null,
    keepCard: async () => ({ ok: false, message: NO_CARDS }),
    charge: async () => ({ status: 'failed', message: NO_CARDS }),
    refund: async () => ({
      ok: false,
      message: 'No payment service is set up here. Please give the money back in cash or by UPI.',
    }),
    forgetCard: async () => {},
    readEvent: async () => null,
  }
}
