// Offer of a promo code to customers who agreed to offers.
import { formatPaise } from '#domain/base/money.ts'
import { promoTermsText, type PromoTerms } from './promo-terms.ts'

type Offer = PromoTerms & { readonly code: string }

export const offerMessages = {
  /** Answers STOP as a text message. */
  'offers.stopped': {
    title: 'Offers are stopped',
    message:
      'You get no more offers and no newsletter from us. Messages about your orders go on; you can turn these off in your profile.',
  },

  'promo.offered': (offer: Offer) => ({
    title: `${offWith(offer)} with the code ${offer.code}`,
    message: `Your code is ${offer.code}: ${promoTermsText(offer)}. Book a pickup and type it at the end of your order.`,
  }),
}

function offWith({ percent, amount }: Offer): string {
  return percent === null
    ? `${formatPaise(Math.round((amount ?? 0) * 100))} off`
    : `${percent}% off`
}
