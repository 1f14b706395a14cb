// Approved text about points for invitations.
import type { ApprovedText } from '#domain/messages/templates/approved-text.ts'
import { REFERRAL_POINTS } from '#domain/discounts/loyalty.ts'
import { fillerOf, type TextsOf } from '#domain/messages/templates/filled-text.ts'
import type { pointMessages } from './point-messages.ts'

export const pointTexts = {
  points_earned: {
    class: 'service',
    text: 'You earned {points} points: the invited friend’s first order is completed.',
    action: 'See your points',
    variables: { points: { type: 'numeric', sample: String(REFERRAL_POINTS) } },
  },
} as const satisfies Readonly<Record<string, ApprovedText>>

const earned = () =>
  fillerOf<typeof pointTexts>()('points_earned', { points: String(REFERRAL_POINTS) })

export const pointTextOf = {
  'points.invited': earned,
  'points.has_invited': earned,
} satisfies TextsOf<typeof pointMessages>
