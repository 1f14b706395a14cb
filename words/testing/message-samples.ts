// Parameters for every kind of message, so that tests go over all of them; the compiler asks for those of a new kind.
import type { SaidOf } from '../said.ts'
import type { Words } from '../words.ts'

type Messages = Words['messages']

/** Kinds without parameters have null. */
type Samples = {
  readonly [Kind in keyof Messages]: SaidOf<Messages, Kind> extends {
    readonly params: infer Params
  }
    ? Params extends object
      ? Params
      : null
    : null
}

const date = '2025-06-19'
const when = { at: '2025-06-19T06:30:00.000Z', timeZone: 'Asia/Kolkata' }
const time = '9-11 AM'
const pickup = { pickupDate: date, pickupTime: time }
const delivery = { deliveryDate: date, deliveryTime: time }
const shirts = { service: 'dry-cleaning', name: 'Shirt', unit: 'piece', quantity: 2 } as const
const card = { brand: 'Visa', last4: '4242' }
const expressLost = { pieces: ['Shirt'], hours: 48 }
const name = 'Asha'
const phone = '+91 98450 00000'
const email = 'asha@example.com'
const reason = 'Staff wrote it.'
const member = { planName: 'Family', amountPaise: 4999, endsOn: date }
const terms = { pricePaise: 4999, kilograms: 10, pickups: 4, dryCleanItems: 2 }
const company = 'Hotel Neem'
const ticket = { number: 'HD-ABC234', subject: 'Where is it?' }
const host = 'hooks.example.com'
const root = 'a'.repeat(64)

/** What is about no order. */
const OTHERS = {
  text: { title: 'Hello', message: 'Stored as words.' },
  'message.test': null,
  'account.blocked': { reason, phone, email },
  'account.unblocked': null,
  'password.guessed': null,
  'password.guessed_mail': null,
  'api_keys.kept': { names: [name] },
  'password.changed': { isProven: true },
  'phone.signs_in': { phone },
  'phone.code': null,
  'phone.signed_in': { phone, device: 'Chrome' },
  'passkey.added': { name },
  'passkey.removed': { name },
  'authenticator.added': null,
  'authenticator.removed': null,
  'recovery_codes.made': null,
  'recovery_code.used': { left: 2 },
  'second_factor.guessed': null,
  'second_factor.taken': null,
  'phone.lost': { phone },
  'password.link': { hours: 1 },
  'staff.invited': { by: name, laundry: 'Washline', preset: 'rider', hours: 48 },
  'email.confirm': null,
  'email.link': null,
  'email.change_asked': { email },
  'phone.change_asked': { phone },
  'email.changed': { email },
  'email.proven': { provider: 'Google' },

  'company.invoiced': { company, number: '2025-26-00001', totalPaise: 1000, dueOn: date },
  'company.overdue': { company, numbers: ['1', '2'], overduePaise: 1000, blocks: true },
  'contact.received': {
    ...when,
    name,
    email,
    phone,
    subject: 'Hello',
    message: 'Do you wash curtains?',
    inquiry: 'general',
  },
  'contact.answered_by_mail': {
    ...when,
    greeted: name,
    subject: 'Hello',
    message: 'Do you wash curtains?',
    answer: 'Yes.',
  },
  'contact.answered': { subject: 'Hello', answer: 'Yes.', isCut: true },
  'custody.root': { nightDate: date, root, orders: 3, uncounted: 1 },
  'ticket.received': ticket,
  'ticket.answered': { ...ticket, answer: 'Here.', pictures: 2 },
  'ticket.status_set': { ...ticket, status: 'resolved' },
  'chat.answered': { answers: ['Here.'], pictures: 1 },
  'chat.waiting': null,
  'whatsapp.reply': { text: 'Here.' },

  'points.invited': null,
  'points.has_invited': null,
  'offers.stopped': null,
  'promo.offered': {
    code: 'WELCOME20',
    percent: 20,
    amount: null,
    least: 300,
    services: [],
    firstOrderOnly: false,
    fromDate: null,
    untilDate: date,
    maxUses: null,
    maxUsesPerCustomer: 1,
    withVoucher: false,
  },
  'staff.order_placed': { ...pickup, number: 'LC-ABCD-2345', totalPaise: null },
  'staff.chat_waits': null,
  'staff.ticket_opened': ticket,
  'staff.ticket_replied': ticket,
  'staff.message_sent': null,
  'staff.stops_without_rider': { count: 2, slot: '3-5 PM' },
  'staff.stop_to_decide': {
    number: 'LC-ABCD-2345',
    kind: 'pickup',
    handedIn: { by: name, rider: name },
  },
  'staff.customer_unreachable': null,
  'staff.customer_not_asked': { number: 'LC-ABCD-2345' },
  'staff.message_unsent': { channel: 'email' },
  'staff.code_unsent': null,
  'staff.alarm_unsent': null,
  'staff.order_late': { number: 'LC-ABCD-2345', visit: 'pickup', ...when },
  'staff.cash_out': { paise: 124_050, people: 2 },
  'staff.day_figures': {
    date,
    orders: 24,
    kilograms: 56.5,
    completed: 20,
    revenuePaise: 815_050,
    cashPaise: 124_050,
    late: 1,
  },
  'staff.backup_failed': { nightDate: date },
  'staff.key_ended': { name },
  'staff.webhook_refused': { host },
  'subscription.trial_begun': member,
  'subscription.begun': member,
  'subscription.renewed': member,
  'subscription.renewal_near': {
    ...member,
    isTrial: false,
    changed: { before: terms, now: { ...terms, pricePaise: 5999, kilograms: 12 } },
  },
  'subscription.payment_failed': { reason, retryOn: date, endsOn: date },
  'subscription.unpaid': { reason },
  'subscription.not_begun': { reason },
  'subscription.cancelled': null,
  'subscription.ended': null,
  'subscription.renewal_ended': { endsOn: date },
  'subscription.resumed': { endsOn: date },
  'subscription.plan_chosen': { planName: 'Family', pricePaise: 4999, from: date },
  'subscription.plan_kept': { planName: 'Family', pricePaise: 4999 },
  'subscription.paused': { until: date },
  'subscription.unpaused': { endsOn: date },
  'subscription.card_changed': { last4: '4242' },
  'subscription.refunded': { amountPaise: 1000, reason },
  'subscription.refund_failed': { amountPaise: 1000 },
  'webhook.given_up': { host },
  'webhook.gone': { host },
} satisfies Partial<Samples>

/** @param number of an order, as messages about one name it */
export function messageSamples(number: string): Samples {
  const sum = { number, amountPaise: 1000 }
  const claim = { ticket: ticket.number, order: number }
  return {
    ...OTHERS,
    'claim.decided': { ...claim, awardPaise: 1000, proposedPaise: 2000, reason },
    'claim.settled': {
      ...claim,
      refundPaise: 1000,
      voucherPaise: 1000,
      transferPaise: 1000,
      voucherCode: 'ABC',
      reference: '4711',
    },
    'order.booked': { ...pickup, ...delivery, number, totalPaise: 1000, promoCode: 'ABC' },
    'order.taken': { ...delivery, number, totalPaise: null },
    'order.status_set': { number, status: 'cancelled', reason },
    'order.moved': { ...pickup, ...delivery, number },
    'order.delivery_moved': { ...delivery, number, waited: true },
    'order.visit_failed': {
      ...when,
      number,
      visit: 'pickup',
      reason,
      failureReason: 'gate_closed',
    },
    'order.joined': { ...delivery, numbers: [number, number] },
    'order.parted': { orders: [{ number, to: { date, time } }] },
    'order.lines_changed': {
      ...delivery,
      number,
      fromPaise: 1000,
      toPaise: 2000,
      reason,
      expressLost,
      agreed: true,
    },
    'order.counted': { ...delivery, number, items: [shirts], toPaise: 2000, reason, expressLost },
    'order.split': {
      number,
      part: { ...delivery, number },
      items: [shirts],
      fromPaise: 2000,
      toPaise: 1000,
    },
    'order.booking_changed': {
      ...delivery,
      number,
      parts: ['address', 'lines'],
      fromPaise: 1000,
      totalPaise: 2000,
      expressLost,
    },
    'order.message': { number, text: 'Staff wrote it.' },
    'order.pickup_near': { number, pickupTime: time },
    'order.rider_next': {
      number,
      visit: 'pickup',
      rider: name,
      from: when.at,
      until: when.at,
      timeZone: when.timeZone,
    },
    'order.rider_late': { number, visit: 'delivery', rider: name, minutes: 30 },
    'order.more_proposed': {
      number,
      fromPaise: 1000,
      toPaise: 2000,
      until: when,
      proposalId: '019ab1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b',
      lines: [{ ...shirts, morePaise: 1000, reason }],
    },
    'order.kept_as_ordered': { number, totalPaise: 1000, lapsed: true },
    'order.charged': { ...sum, card, isReady: true },
    'order.payment_chosen': { ...sum, method: 'upi', card: null },
    'order.not_charged': { ...sum, card, reason, isCompleted: false },
    'order.payment_received': { ...sum, method: 'cash', duePaise: 1000 },
    'order.payment_undone': sum,
    'order.goodwill_given': { ...sum, reason, chargedPaise: 1000, duePaise: 0, owedPaise: 1000 },
    'order.refunded': { ...sum, method: 'card', reason, after: { chargedPaise: 1, duePaise: 0 } },
    'order.refund_failed': sum,
  }
}
