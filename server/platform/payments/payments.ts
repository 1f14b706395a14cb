/** The common interface of all payment services: charges and refunds. */
import type { PaymentProvider } from '#domain/payments/payment-providers.ts'
import type { CardRefusal } from '#words/en/payments/card-refusals.ts'
import type { Said } from '#words/said.ts'
import type { Words } from '#words/words.ts'

/** Why a service did nothing, for its caller to word: for the payer, or for staff where it is about a refund. */
export type PaymentFailure = Said<Words['failures']>

/** Somebody who pays. */
export interface Payer {
  id: string
  name: string
  email: string
  phone: string
}

export interface ChargeRequest {
  /** What stands for the card. */
  token: string
  amountPaise: number
  /** The same key is the same charge: asking twice takes the money once. */
  key: string
  /** What the service called this charge when it was asked before. */
  reference: string | null
  /** When it was first asked for, where the service may have forgotten the key since; null otherwise. */
  forgottenSince: Date | null
  description: string
  payer: Payer
  /** Whether the payer is there to answer the bank's questions. */
  isPresent: boolean
}

/** What a browser must do before the money can be taken. */
export type PaymentAction =
  | { provider: 'stripe'; clientSecret: string }
  | { provider: 'razorpay'; orderId: string; customerId: string }

/** What a card is recognised by; `expiryMonth` is '01' to '12', `expiryYear` has four digits. */
export interface CardFacts {
  brand: string
  last4: string
  expiryMonth: string
  expiryYear: string
}

export type ChargeOutcome =
  /**
   * `token` stands for the card from now on, when the service gave it another one; `card` is named by
   * a service whose own window took the card.
   */
  | {
      status: 'succeeded'
      reference: string
      token?: string | undefined
      card?: CardFacts | undefined
    }
  | { status: 'failed'; failure: PaymentFailure; reference?: string | undefined }
  | { status: 'pending'; reference: string | null; action: PaymentAction | null }

/** A payment as the service has it. */
export interface FoundPayment {
  /** The key that it was asked with; null for a payment that isn't ours. */
  key: string | null
  amountPaise: number
  outcome: ChargeOutcome
}

export type RefundOutcome = { ok: true; reference: string } | { ok: false; failure: PaymentFailure }

/** A refund as the service has it. */
export interface FoundRefund {
  /** The key that it was asked with; null for a refund that isn't ours. */
  key: string | null
  /** Accepted, or failed: also days after it was accepted. */
  outcome: RefundOutcome
}

export function cardRefusal(refusal: CardRefusal): PaymentFailure {
  return { kind: 'cardRefused', params: { refusal } }
}

/** A webhook event: it says that something about a charge or a refund changed. What it is now, is to be asked. */
export interface PaymentEvent {
  id: string
  /** The charge's key, or null where the event doesn't carry it. */
  key: string | null
  /** What the service calls the charge. */
  reference: string | null
  /** What the service calls the refund that it is about; null where it is about none. */
  refundReference: string | null
}

/** A service that throws could not be asked: whether the money moved is unknown until it is asked again. */
export interface Payments {
  provider: PaymentProvider
  /** What a browser opens the service's card fields with. */
  publicKey: string | null
  /** The script that shows them; null where there is none. */
  scriptUrl: string | null
  /** Stands for a card whose browser sent no token; null where a token is needed. */
  tokenWithoutCard: string | null
  /** Whether it makes a charge or a refund once for a key by itself, also when it is asked twice at once. */
  knowsKeys: boolean
  /** Whether a card can be kept without charging it, as a trial does. */
  keepsCards: boolean
  /**
   * Begins keeping a card that its bank may ask about: the browser goes on with the secret, and what
   * it comes back with is a token for `keepCard`. Null where cards are kept without.
   */
  beginKeeping: ((payer: Payer) => Promise<{ clientSecret: string }>) | null
  /** Makes sure that a card can be charged later; returns the token to do it with. */
  keepCard(request: {
    token: string
    payer: Payer
    key: string
  }): Promise<{ ok: true; token: string } | { ok: false; failure: PaymentFailure }>
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /**
   * Looks a payment up and never takes one.
   * @param reference what the service calls it
   * @returns null when the service doesn't know it
   */
  find(reference: string): Promise<FoundPayment | null>
  /**
   * Gives up a payment that waits for its payer, at the service too where it can.
   * @returns what it is then: failed, unless the money came first
   */
  giveUp(reference: string): Promise<ChargeOutcome>
  /**
   * Forgets a card; one that is forgotten already is fine.
   * @param request.withPayer forgets whose it was, too, as far as the service can
   */
  forgetCard(request: { token: string; withPayer: boolean }): Promise<void>
  /** @param request.forgottenSince as in a `ChargeRequest` */
  refund(request: {
    reference: string
    amountPaise: number
    key: string
    forgottenSince: Date | null
  }): Promise<RefundOutcome>
  /**
   * Looks a refund up and never makes one.
   * @param reference what the service calls it
   * @returns null when the service doesn't know it
   */
  findRefund(reference: string): Promise<FoundRefund | null>
  /**
   * Reads a webhook event.
   * @param body exactly as it was sent
   * @returns null when its signature does not hold
   */
  readEvent(
    body: string,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<PaymentEvent | null>
}
