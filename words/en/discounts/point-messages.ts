// Notifications to customers about points for invitations.
import { REFERRAL_POINTS } from '#domain/discounts/loyalty.ts'

export const pointMessages = {
  /** To anyone who was invited: their first order is completed. */
  'points.invited': {
    title: `${REFERRAL_POINTS} points for you`,
    message: `Your first paid order is completed, so the ${REFERRAL_POINTS} points of your friend’s invitation are yours.`,
  },

  /** To anyone who invited: the friend, who stays unnamed, has a first completed order. */
  'points.has_invited': {
    title: `${REFERRAL_POINTS} points for you`,
    message: `A friend you invited has completed a first paid order. Thank you for telling them about us.`,
  },
}
