// Stripe's own card fields and its bank's questions, by its script (docs.stripe.com/js).
import { beginKeepingCard } from '#contract/payments/payments.ts'
import type { PaymentForm } from '#domain/payments/card.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { CardRefused, type HostedCards, type HostedName } from './hosted-cards.ts'
import { loadScript } from './load-script.ts'

const askToKeep = addressOf(beginKeepingCard)

const KINDS = {
  cardNumber: 'cardNumber',
  expiry: 'cardExpiry',
  cvv: 'cardCvc',
} as const satisfies Record<HostedName, string>

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  rupay: 'RuPay',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

type Failed = { error?: { message?: string } }
type Element = {
  mount(place: HTMLElement): void
  update(look: object): void
  focus(): void
  destroy(): void
}
type Card = { brand: string; last4: string; exp_month: number; exp_year: number }
type PaymentMethod = { id: string; card: Card }

/** The part of Stripe.js that is used. */
type StripeScript = {
  elements(): { create(kind: string, options: object): Element }
  createPaymentMethod(what: object): Promise<Failed & { paymentMethod?: PaymentMethod }>
  handleNextAction(what: { clientSecret: string }): Promise<Failed>
  confirmCardSetup(
    clientSecret: string,
    what: { payment_method: string },
  ): Promise<Failed & { setupIntent?: { id: string } }>
}

type WithStripe = { Stripe?: (publicKey: string) => StripeScript }

/** Rejects when Stripe's script can't be loaded. */
export async function openStripe(publicKey: string, scriptUrl: string): Promise<HostedCards> {
  const page: WithStripe = window as WithStripe
  await loadScript(scriptUrl, () => page.Stripe !== undefined)
  const stripe = page.Stripe!(publicKey)
  const elements = stripe.elements()
  let number: Element | null = null

  async function make(form: PaymentForm): Promise<PaymentMethod> {
    const { error, paymentMethod } = await stripe.createPaymentMethod({
      type: 'card',
      card: number,
      billing_details: {
        name: form.cardHolder.trim(),
        ...(form.billingAddress && {
          address: {
            line1: form.billingAddress.trim(),
            city: form.city.trim(),
            postal_code: form.zipCode.trim(),
          },
        }),
      },
    })
    if (!paymentMethod) throw refused(error)
    return paymentMethod
  }

  return {
    mount(name, place) {
      const element = elements.create(KINDS[name], { style: lookOf(place), disableLink: true })
      if (name === 'cardNumber') number = element
      element.mount(place)
      // Day may turn to night while somebody is typing.
      const theme = new MutationObserver(() => element.update({ style: lookOf(place) }))
      theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
      const destroy = () => {
        theme.disconnect()
        element.destroy()
      }
      return { focus: () => element.focus(), destroy }
    },
    async tokenOf(form) {
      const { id, card } = await make(form)
      return sent(id, card)
    },
    async keep(form, whileAsking) {
      const { id, card } = await make(form)
      const { clientSecret } = await call(askToKeep, {})
      const { error, setupIntent } = await whileAsking(
        stripe.confirmCardSetup(clientSecret, { payment_method: id }),
      )
      if (!setupIntent) throw refused(error)
      return sent(setupIntent.id, card)
    },
    async finish({ clientSecret }) {
      const { error } = await stripe.handleNextAction({ clientSecret: clientSecret! })
      return { isClosed: error !== undefined, reason: error?.message }
    },
  }
}

function sent(token: string, { brand, last4, exp_month, exp_year }: Card) {
  return {
    token,
    cardBrand: BRANDS[brand] ?? 'Card',
    cardLast4: last4,
    expiryMonth: String(exp_month).padStart(2, '0'),
    expiryYear: String(exp_year),
  }
}

function refused(error: Failed['error']): CardRefused {
  return new CardRefused(error?.message)
}

/** The colours of the place, for a frame can't inherit them. */
function lookOf(place: HTMLElement) {
  const { color, fontSize } = getComputedStyle(place)
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(name).trim() || color
  return {
    base: { color, fontSize, '::placeholder': { color: token('--ink-soft') } },
    invalid: { color: token('--danger-text') },
  }
}
