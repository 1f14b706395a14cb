/** Names of scheduled jobs; they never change, because waiting jobs are stored under them. */
export const SCHEDULES = [
  /** Tell people whose pickup begins soon. */
  'remind-pickups',
  /** End proposals that nobody answered in time. */
  'end-unanswered',
  /** Ask again for payments and refunds of orders whose outcome is unknown. */
  'sweep-order-money',
  /** Renew, remind, retry, end: whatever is due about subscriptions. */
  'run-subscriptions',
  /** Make the invoices of months that are over. */
  'invoice-companies',
  /** Mail companies of overdue invoices. */
  'remind-companies',
  /** Remove the files of pictures that no garment has any more. */
  'remove-pictures',
  /** Tell customers of chat answers they haven't seen, and forget visitors' old chats. */
  'tend-chats',
  /** Remove counters of limits and guesses that are over. */
  'remove-old-counters',
  /** Make the night's root of all chains of hand-overs, if there is none yet. */
  'root-custody',
  /** Make the night's backup, if none was made yet. */
  'back-up',
  /** Restore the newest nightly backup into a scratch database and audit it, unless that is done. */
  'rehearse-restore',
  /** Have prices that were planned hold once their day has come. */
  'bring-in-prices',
  /** Have the payment service forget cards that were deleted. */
  'forget-cards',
  /** Remove sessions and links that have run out. */
  'forget-expired',
  /** Send the deliveries of webhooks that are due, and remove old ones. */
  'send-due-webhooks',
  /** Report late orders, and at 9 pm cash that isn't handed in and the day's figures. */
  'watch-day',
] as const

export type Schedule = (typeof SCHEDULES)[number]
