// Interface of a payment service's browser part, common to all services.
import type { InputOf } from '#contract/base/call.ts'
import type { subscribe } from '#contract/club/subscriptions.ts'
import type { PaymentForm } from '#domain/payments/card.ts'
import type { Gateway } from '#domain/payments/payment-providers.ts'

export type SentCard = Pick<InputOf<typeof subscribe>['body'], 'paymentMethod' | 'billingAddress'>

/** What the server says that a browser must do before a payment goes through. */
export type PaymentAction = {
  provider: Gateway
  clientSecret?: string | undefined
  orderId?: string | undefined
  customerId?: string | undefined
}

/** The fields that only the service sees. */
export type HostedName = 'cardNumber' | 'expiry' | 'cvv'

/** Who pays, for a window that would ask them again. */
export type Payer = { name: string; email: string; phone?: string | undefined }

/** Whether the payer went through with it, or closed it; then `reason` may say what went wrong before. */
export type Finished = { isClosed: boolean; reason?: string | undefined }

/** A refusal by the service itself, in its words for people; without any where it gave no reason. */
export class CardRefused extends Error {}

export type HostedCards = {
  /** Shows the service's field in a place of ours; null where its own window takes the card. */
  mount: ((name: HostedName, place: HTMLElement) => { focus(): void; destroy(): void }) | null
  /**
   * What stands for the card that is in the fields now; undefined where its own window takes it.
   * @throws CardRefused
   */
  tokenOf(form: PaymentForm): Promise<SentCard['paymentMethod']>
  /**
   * The same for a card that is kept without a payment; its bank may ask.
   * @throws CardRefused, ApiError
   */
  keep(
    form: PaymentForm,
    whileAsking: <T>(asking: Promise<T>) => Promise<T>,
  ): Promise<SentCard['paymentMethod']>
  /** Lets the payer do what the server says. What came of it, the server knows. */
  finish(action: PaymentAction, payer: Payer): Promise<Finished>
}
