// Approved text of an offer. Its link leads to a page that also stops offers.
import type { ApprovedText } from '#domain/messages/templates/approved-text.ts'
import { fillerOf, type TextsOf } from '#domain/messages/templates/filled-text.ts'
import type { offerMessages } from './offer-messages.ts'

export const offerTexts = {
  offers_stopped: {
    class: 'service',
    text: 'You get no more news of this kind from us. Messages about your orders go on.',
    action: 'Change it',
    variables: {},
  },
  promo_offer: {
    class: 'promotional',
    text: 'An offer for you: use the code {code} for {offer} your next order.',
    action: 'Book, or stop offers',
    variables: {
      offer: { type: 'alphanumeric', sample: '20% off' },
      code: { type: 'alphanumeric', sample: 'WELCOME20' },
    },
    thirdVariableReason:
      'Each offer has its own discount and code, and each person their own link to stop offers.',
  },
} as const satisfies Readonly<Record<string, ApprovedText>>

export const offerTextOf = {
  'offers.stopped': () => fillerOf<typeof offerTexts>()('offers_stopped', {}),
  'promo.offered': ({ code, percent, amount }) =>
    fillerOf<typeof offerTexts>()('promo_offer', {
      offer: percent === null ? `Rs ${amount} off` : `${percent}% off`,
      code,
    }),
} satisfies TextsOf<typeof offerMessages>
