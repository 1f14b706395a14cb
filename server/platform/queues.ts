/** The one list of queues: what each is for, and what its jobs carry. */

/** What the jobs of a queue carry, for the compiler alone. */
const jobsOf = <Job>(): { readonly carries?: readonly [Job] } => ({})

const QUEUES = {
  /** Send one outbox message; of one that was put off since, another revision does. The names stay, for jobs wait under them. */
  'deliver-letter': jobsOf<{ letterId: string; revision?: number }>(),
  /** Mail a link to a new password; to nobody when nobody was found. */
  'mail-reset-link': jobsOf<{ userId: string | null }>(),
  /** Text somebody a code that proves their number, if it is still wanted. */
  'text-phone-code': jobsOf<{ userId: string; askedAt: string }>(),
  /** Text the code that signs in to the number of a ticket, if it is still wanted. */
  'text-sign-in-code': jobsOf<{ ticketHash: string; askedAt: string }>(),
  /** Mail the link that confirms a person's new email. */
  'mail-email-link': jobsOf<{ userId: string }>(),
  /** Mail the link of an invitation to join the staff, if it waits still. */
  'mail-staff-invitation': jobsOf<{ id: string }>(),
  /** Remove what the outbox folder holds of an erased person. */
  'erase-outbox': jobsOf<{ userId: string }>(),
  /** Tell people whose pickup begins soon. */
  'remind-pickups': jobsOf<null>(),
  /** End proposals that nobody answered in time. */
  'end-unanswered': jobsOf<null>(),
  /** Ask the payment service for an order's payment, or to give one back. */
  'settle-order-money': jobsOf<{ paymentId: string } | { refundId: string }>(),
  /** Ask cards for money, or give it back to them, as a change of an order's status wants it. */
  'settle-status': jobsOf<{ orderId: string; entryId: number }>(),
  /** Ask again for payments and refunds of orders whose outcome is unknown. */
  'sweep-order-money': jobsOf<null>(),
  /** Renew, remind, retry, end: whatever is due about subscriptions. */
  'run-subscriptions': jobsOf<null>(),
  /** Make the invoices of months that are over. */
  'invoice-companies': jobsOf<null>(),
  /** Mail companies of overdue invoices. */
  'remind-companies': jobsOf<null>(),
  /** Remove the files of pictures that no garment has any more. */
  'remove-pictures': jobsOf<null>(),
  /** Tell customers of chat answers they haven't seen, and forget visitors' old chats. */
  'tend-chats': jobsOf<null>(),
  /** Remove counters of limits and guesses that are over. */
  'remove-old-counters': jobsOf<null>(),
  /** Make the night's root of all chains of hand-overs, if there is none yet. */
  'root-custody': jobsOf<null>(),
  /** Make the night's backup, if none was made yet. */
  'back-up': jobsOf<null>(),
  /** Have prices that were planned hold once their day has come. */
  'bring-in-prices': jobsOf<null>(),
  /** Have the payment service forget cards that were deleted. */
  'forget-cards': jobsOf<null>(),
  /** Remove sessions and links that have run out. */
  'forget-expired': jobsOf<null>(),
  /** Send one delivery of a webhook, if it is due. */
  'deliver-webhook': jobsOf<{ deliveryId: string }>(),
  /** Send the deliveries of webhooks that are due, and remove old ones. */
  'send-due-webhooks': jobsOf<null>(),
}

/** Every queue and what its jobs carry. */
export type Queues = {
  [Q in keyof typeof QUEUES]: NonNullable<(typeof QUEUES)[Q]['carries']>[0]
}

/** Every queue's name. */
export const QUEUE_NAMES = Object.keys(QUEUES) as (keyof Queues)[]

/** Says whether there is such a queue. */
export function isQueue(name: string): name is keyof Queues {
  return Object.hasOwn(QUEUES, name)
}
