// Payments that their payer left, or whose outcome is unknown yet.
import { ApiError } from '#web/lib/api.ts'

/** Its payer closed the window, or the bank's question, before it was paid. */
export class PaymentLeft extends ApiError {
  /** What the payment service said before; null for nothing. */
  readonly reason: string | null

  constructor(reason: string | undefined) {
    super(409, 'payment_pending', '')
    this.reason = reason ?? null
  }
}

/** The payer has finished, and the server doesn't know the result yet. */
export class PaymentUnconfirmed extends ApiError {
  constructor() {
    super(409, 'payment_pending', '')
  }
}
