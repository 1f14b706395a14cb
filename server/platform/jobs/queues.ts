/** The list of queues, with the purpose and data of each. Jobs of schedules carry no data. */
import { type Schedule, SCHEDULES } from '#domain/operate/schedules.ts'

/** What the jobs of a queue carry, for the compiler alone. */
const jobsOf = <Job>(): { readonly carries?: readonly [Job] } => ({})

const QUEUES = {
  ...(Object.fromEntries(SCHEDULES.map((name) => [name, {}])) as Record<
    Schedule,
    { readonly carries?: readonly [null] }
  >),
  /** Send one outbox message; of one that was put off since, another revision does. The names stay, for jobs wait under them. */
  'deliver-letter': jobsOf<{ letterId: string; revision?: number }>(),
  /** Handle what a person sent by WhatsApp, in its order. */
  'handle-whatsapp-messages': jobsOf<{ contactId: string }>(),
  /** Try the next channel of a message that didn’t arrive in time. */
  'check-arrival': jobsOf<{ messageId: string }>(),
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
  /** Ask the payment service for an order's payment, or to give one back. */
  'settle-order-money': jobsOf<{ paymentId: string } | { refundId: string }>(),
  /** Ask cards for money, or give it back to them, as a change of an order's status wants it. */
  'settle-status': jobsOf<{ orderId: string; entryId: number }>(),
  /** Tell the next customers of a promo code, those after the last one who was told. */
  'tell-of-offer': jobsOf<{ codeId: string; after: string | null }>(),
  /** Send one delivery of a webhook, if it is due. */
  'deliver-webhook': jobsOf<{ deliveryId: string }>(),
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
