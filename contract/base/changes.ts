/** Cached answers that a call makes outdated, by subject. */

/** A subject of kept answers; the parts of its name begin the keys under which screens keep them. */
export type Subject =
  | 'addresses'
  | 'admin/clothes'
  | 'admin/company'
  | 'admin/customer'
  | 'admin/customers'
  | 'admin/days'
  | 'admin/now'
  | 'admin/order'
  | 'admin/approved-texts'
  | 'admin/outbox'
  | 'admin/places'
  | 'admin/plant'
  | 'admin/riders'
  | 'admin/run-sheet'
  | 'admin/staff'
  | 'admin/staff-invitations'
  | 'admin/tablets'
  | 'admin/vendors'
  | 'admin/webhook-deliveries'
  | 'admin/webhooks'
  | 'cards'
  | 'cash'
  | 'claims'
  | 'club'
  | 'email'
  | 'garments'
  | 'help/tickets'
  | 'loyalty'
  | 'order'
  | 'orders'
  | 'passkeys'
  | 'plans'
  | 'second-factor'
  | 'sign-ins'
  | 'slots'

/** An order on its customer's screens and on staff's, and the places that are left at its times. */
export const ORDER = ['orders', 'order', 'slots', 'admin/order'] as const satisfies Subject[]

/** A subscription, and the plans that its member is offered. */
export const CLUB = ['club', 'plans'] as const satisfies Subject[]

/** A stop of a run, and the cash that it may have brought. */
export const STOP = ['admin/run-sheet', 'admin/now', 'cash'] as const satisfies Subject[]
