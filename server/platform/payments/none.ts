/** No payment service: no card is accepted, and no saved card is charged. */
import { cardRefusal, type Payments } from './payments.ts'

/** Refuses whatever would take or move money by card. */
export function noPayments(): Payments {
  return {
    provider: 'none',
    publicKey: null,
    scriptUrl: null,
    tokenWithoutCard: null,
    knowsKeys: true,
    keepsCards: false,
    beginKeeping: null,
    keepCard: async () => ({ ok: false, failure: cardRefusal('notTaken') }),
    charge: async () => ({ status: 'failed', failure: cardRefusal('notTaken') }),
    find: async () => null,
    giveUp: async () => ({ status: 'failed', failure: cardRefusal('notFinished') }),
    refund: async () => ({ ok: false, failure: cardRefusal('refundByHand') }),
    findRefund: async () => null,
    forgetCard: async () => {},
    readEvent: async () => null,
  }
}
