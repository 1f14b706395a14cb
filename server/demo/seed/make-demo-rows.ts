/** All rows of the demo, made without a database. */
import type { Insertable, Updateable } from 'kysely'
import { pickupOfSlotId, toStoredSlot } from '#domain/slots/slot-id.ts'
import type { Message } from '#words/message.ts'
import { newId } from '../../platform/ids.ts'
import type { Tables } from '../../database/tables.ts'
import { FIRST_TIME_ZONE } from '../../catalog/catalogue/first-content.ts'
import { type DemoClub, demoClub } from './demo-club.ts'
import { demoAuditLog } from './demo-audit-log.ts'
import { demoNotesAndCompletions, type DemoDoor } from './demo-notes-and-completions.ts'
import { demoWardrobe, type DemoWardrobe } from './demo-garments.ts'
import { demoOrderNotes } from './demo-order-notes.ts'
import { type DemoHelp, demoHelpDesk } from './demo-help-desk.ts'
import { type DemoNotification, demoOutbox } from './demo-outbox.ts'
import { DEMO_MARKETING } from './demo-marketing.ts'
import { type DemoOrder, demoOrder } from './demo-orders.ts'
import { demoPeople, type Person, demoPhoneNumber } from './demo-people.ts'
import { type DemoProfile, demoProfile } from './demo-profile.ts'
import { planOrders } from './demo-plan.ts'
import { seededRandom } from './random.ts'

const SEED = 560_038
const UNREAD = 2

/** What the demo's laundry says of itself. */
export const DEMO_BUSINESS = {
  phone: demoPhoneNumber(0),
  email: 'hello@washline.example',
  address: 'No. 7, Soapnut Lane, Indiranagar, Bengaluru 560038',
  gstin: '29AAAAA0000A1ZY',
  tax_standing: 'registered',
  complaints_officer: 'Meera Nair',
} as const

export interface DemoRows {
  /** What the demo's laundry says of itself. */
  business: Updateable<Tables['business']>
  users: Insertable<Tables['users']>[]
  accounts: Insertable<Tables['accounts']>[]
  pickupSlots: SlotCounter[]
  orders: DemoOrder['order'][]
  lines: DemoOrder['lines']
  history: DemoOrder['history']
  /** What staff noted for each other. */
  orderNotes: Insertable<Tables['order_notes']>[]
  notifications: Insertable<Tables['notifications']>[]
  outbox_messages: Insertable<Tables['outbox_messages']>[]
  club: DemoClub
  wardrobe: DemoWardrobe
  /** What the demo's customer has saved. */
  profile: DemoProfile
  help: DemoHelp
  door: DemoDoor
  /** What the audit log has of it. */
  auditLog: Insertable<Tables['audit_log']>[]
}

type SlotCounter = Insertable<Tables['pickup_slots']> & { booked: number }

/**
 * Makes the demo as of now: the same for the same moment, but for the random part of the ids.
 * @param passwordHashes of the two people who can sign in
 */
export function makeDemoRows(
  now: Date,
  passwordHashes: { customer: string; admin: string },
): DemoRows {
  const random = seededRandom(SEED)
  const { admin, demoCustomer, customers } = demoPeople(random, now)
  const orders = planOrders(random, now, { demoCustomer, customers })
    .map((plan) => demoOrder(random, now, plan, admin.id))
    .sort((one, other) => Number(one.order.created_at) - Number(other.order.created_at))
  // Before anybody is notified of the orders: the Club makes some of them cheaper.
  const club = demoClub(demoCustomer, orders, now)
  const notifications = notificationsFor(demoCustomer, orders)
  const orderNotes = demoOrderNotes(orders, admin.id, now)
  const door = demoNotesAndCompletions(demoCustomer, orders, admin.id)
  const help = demoHelpDesk({ admin, demoCustomer, customers }, orders, now)
  return {
    business: {
      ...DEMO_BUSINESS,
      marketing: JSON.stringify(DEMO_MARKETING),
      strong_sign_in_since: null,
    },
    users: [admin, demoCustomer, ...customers],
    accounts: [
      passwordAccount(demoCustomer, passwordHashes.customer),
      passwordAccount(admin, passwordHashes.admin),
    ],
    pickupSlots: slotCounters(orders),
    orders: orders.map(({ order }) => order),
    lines: orders.flatMap(({ lines }) => lines),
    // Entries are read in the order they were stored, so that must be the order of time.
    history: orders
      .flatMap(({ history }) => history)
      .sort((one, other) => Number(one.at) - Number(other.at)),
    orderNotes,
    door,
    auditLog: demoAuditLog({ admin, demoCustomer }, orders, orderNotes, door, help),
    notifications: notifications.map(({ params, ...row }) => ({
      ...row,
      params: JSON.stringify(params),
    })),
    outbox_messages: demoOutbox(demoCustomer, notifications),
    club,
    wardrobe: demoWardrobe(demoCustomer, orders),
    profile: demoProfile(demoCustomer, now),
    help,
  }
}

function passwordAccount(person: Person, hash: string): Insertable<Tables['accounts']> {
  return {
    id: newId(person.created_at),
    account_id: person.id,
    provider_id: 'credential',
    user_id: person.id,
    password: hash,
    created_at: person.created_at,
    updated_at: person.created_at,
  }
}

function slotCounters(orders: readonly DemoOrder[]): SlotCounter[] {
  const counters = new Map<string, SlotCounter>()
  for (const { order } of orders) {
    const { pickupDate, pickupTime } = pickupOfSlotId(order.slot_id)
    const { id, startsAt, endsAt } = toStoredSlot(pickupDate, pickupTime, FIRST_TIME_ZONE)
    const counter = counters.get(id) ?? {
      id,
      starts_at: startsAt,
      ends_at: endsAt,
      capacity: null,
      booked: 0,
    }
    if (order.status !== 'cancelled') counter.booked += 1
    counters.set(id, counter)
  }
  return [...counters.values()]
}

/** The demo customer's notifications about the latest orders: read, except for the last UNREAD. */
function notificationsFor(customer: Person, orders: readonly DemoOrder[]): DemoNotification[] {
  const noted = orders
    .filter(({ order }) => order.user_id === customer.id)
    .slice(-4)
    .flatMap(({ order, history }) =>
      history
        .filter(({ event }) => event === 'placed' || event === 'status')
        .map((entry) => ({ at: entry.at, order, ...messageOf(order, entry) })),
    )
    .sort((one, other) => Number(one.at) - Number(other.at))
  return noted.map(({ order, at, ...said }, index) => ({
    id: newId(at),
    user_id: customer.id,
    ...said,
    link: `/track-order?orderId=${order.id}`,
    read_at: index < noted.length - UNREAD ? at : null,
    created_at: at,
  }))
}

/** The notification when the same happens outside the demo. */
function messageOf(
  order: DemoOrder['order'],
  { event, status, at }: DemoOrder['history'][number],
): Message & { dedupe_key: string } {
  const { id, number } = order
  if (event !== 'placed')
    return {
      dedupe_key: `order:${id}:${status}:${at.getTime()}`,
      kind: 'order.status_set',
      params: { number, status, reason: null },
    }
  return {
    dedupe_key: `order:${id}:placed`,
    kind: 'order.booked',
    params: {
      number,
      ...pickupOfSlotId(order.slot_id),
      totalPaise: order.total_paise,
      deliveryDate: null,
    },
  }
}
