/** Further events of the kept laundry after the golden calls: every payment method, and staff's actions. */
import type { Step } from '../golden/step.ts'

export type Person = 'visitor' | 'customer' | 'staff' | 'nila' | 'meera' | 'ravi'

type Rest = Omit<Step<Person>, 'who' | 'call'>
const by =
  (who: Person) =>
  (call: string, rest: Rest = {}): Step<Person> => ({ who, call, ...rest })
const customer = by('customer')
const staff = by('staff')
const nila = by('nila')
const meera = by('meera')
const ravi = by('ravi')

const input = {
  lines: [
    { itemId: 'wash-fold', quantity: 4 },
    { itemId: 'dry-cleaning-shirt', quantity: 2 },
  ],
  pickupDate: '2026-03-20',
  pickupTime: '9-11 AM',
  address: '12 Church Street, Bengaluru 560001',
  phone: '080 2266 4400',
}

const card = {
  cardLast4: '4242',
  cardBrand: 'Visa',
  expiryMonth: '09',
  expiryYear: '28',
  token: 'tok_sim_ok',
}
const billingAddress = { address: '12 Church Street', city: 'Bengaluru', zipCode: '560001' }

/** Lets a status change become final, after which its payment by card is opened. */
export const A_MINUTE_LATER: Step<Person> = { who: 'visitor', call: 'a minute later' }

const setStatus = (order: string, status: string) =>
  staff(`PUT /api/admin/orders/{${order}}`, { body: { status } })

/** Two newcomers, what they save, their Club and their points. */
export const PEOPLE: Step<Person>[] = [
  nila('POST /api/auth/login', {
    body: { email: 'nila@example.com', password: 'a-golden-washday' },
    keep: { nila: 'user._id' },
  }),
  customer('GET /api/auth/me', { keep: { me: 'user._id' } }),
  customer('GET /api/loyalty', { keep: { referral: 'referral.code' } }),
  meera('POST /api/auth/signup', {
    body: {
      name: 'Meera Pillai',
      email: 'meera@example.com',
      password: 'a-silver-washday',
      phone: '+91 98450 54321',
      referral: '{referral}',
    },
    keep: { meera: 'user._id' },
  }),
  nila('PUT /api/users/{nila}', {
    body: { name: 'Nila Iyer', email: 'nila@example.com', phone: '+91 98450 12345' },
  }),
  nila('POST /api/users/{nila}/phone/code', { body: {} }),
  nila('PUT /api/users/{nila}/notification-settings', { body: { sms: true } }),
  nila('POST /api/users/{nila}/addresses', {
    body: { type: 'Home', address: '4 Residency Road, Bengaluru 560025' },
  }),
  nila('POST /api/users/{nila}/cards', {
    body: {
      brand: 'Visa',
      last4: '4242',
      expiryMonth: '09',
      expiryYear: '2028',
      holder: 'N Iyer',
      token: 'tok_sim_ok',
    },
    keep: { card: '_id' },
  }),
  meera('PUT /api/users/{meera}', {
    body: {
      name: 'Meera Pillai',
      email: 'meera.pillai@example.com',
      phone: '+91 98450 54321',
      currentPassword: 'a-silver-washday',
    },
  }),
  nila('POST /api/subscriptions', {
    body: { planId: 'family', paymentMethod: card, billingAddress },
    keep: { membership: '_id' },
  }),
  nila('GET /api/subscriptions/{membership}/charges', { keep: { charge: '0._id' } }),
  staff('POST /api/admin/charges/{charge}/refund', { body: { amount: 10, reason: 'A late van.' } }),
  nila('PUT /api/subscriptions/{membership}/plan', { body: { planId: 'basic' } }),
  meera('POST /api/subscriptions', {
    body: { planId: 'family', paymentMethod: card, billingAddress, trial: true },
    keep: { trial: '_id' },
  }),
  meera('PUT /api/subscriptions/{trial}/cancel', { body: {} }),
  customer('POST /api/loyalty/rewards/five-off/redeem', { body: {} }),
]

/** Orders of every fate: covered by the Club, paid by card, in cash, by UPI, changed, given back, cancelled, taken back. */
export const ORDERS: Step<Person>[] = [
  // Covered by the Club, and the rest from the card; some of it is given back.
  nila('POST /api/orders', {
    body: {
      ...input,
      lines: [{ itemId: 'wash-fold', quantity: 40 }],
      paymentMethod: 'card',
      cardId: '{card}',
    },
    keep: { covered: '_id' },
  }),
  setStatus('covered', 'picked_up'),
  setStatus('covered', 'ready'),
  setStatus('covered', 'completed'),
  A_MINUTE_LATER,
  staff('POST /api/admin/orders/{covered}/refunds', { body: { amount: 10, reason: 'A crease.' } }),
  // Paid by a card that bounces, then in cash by mistake, then by UPI.
  meera('POST /api/users/{meera}/cards', {
    body: {
      brand: 'Visa',
      last4: '0341',
      expiryMonth: '09',
      expiryYear: '2028',
      holder: 'M Pillai',
      token: 'tok_sim_fails_later',
    },
    keep: { poorCard: '_id' },
  }),
  meera('POST /api/orders', {
    body: { ...input, paymentMethod: 'card', cardId: '{poorCard}' },
    keep: { bounced: '_id' },
  }),
  setStatus('bounced', 'picked_up'),
  setStatus('bounced', 'ready'),
  A_MINUTE_LATER,
  staff('POST /api/admin/orders/{bounced}/payments', {
    body: { method: 'cash' },
    keep: { mistake: 'payments.1._id' },
  }),
  staff('DELETE /api/admin/orders/{bounced}/payments/{mistake}'),
  staff('POST /api/admin/orders/{bounced}/payments', { body: { method: 'upi' } }),
  setStatus('bounced', 'completed'),
  // Completed by mistake: the invoice is taken back by a credit note.
  meera('POST /api/orders', {
    body: { ...input, pickupTime: '11 AM-1 PM' },
    keep: { mistaken: '_id' },
  }),
  setStatus('mistaken', 'picked_up'),
  setStatus('mistaken', 'completed'),
  setStatus('mistaken', 'ready'),
  // Uses the reward; staff change its lines and move it.
  customer('POST /api/orders', {
    body: { ...input, deliveryPreference: 'scheduled', specialInstructions: 'Ring twice.\nಧನ್ಯವಾದ' },
    keep: { changed: '_id' },
  }),
  staff('POST /api/admin/orders/{changed}/quote', {
    body: { lines: [{ itemId: 'wash-fold', quantity: 7 }] },
    keep: { changedTotal: 'quote.total' },
  }),
  staff('GET /api/admin/orders/{changed}', { keep: { revision: 'revision' } }),
  staff('PUT /api/admin/orders/{changed}/lines', {
    body: {
      lines: [{ itemId: 'wash-fold', quantity: 7 }],
      reason: 'Seven kilograms on our scales.',
      total: '{changedTotal}',
      agreed: true,
      revision: '{revision}',
    },
  }),
  staff('PUT /api/orders/{changed}/reschedule', {
    body: { pickupDate: '2026-03-21', pickupTime: '9-11 AM' },
  }),
  // Cancelled by each side.
  meera('POST /api/orders', {
    body: { ...input, pickupTime: '3-5 PM' },
    keep: { cancelled: '_id' },
  }),
  staff('PUT /api/admin/orders/{cancelled}/cancel', { body: { reason: 'The van broke down.' } }),
  // Picked up at the door with a note and a photo; another stop is taken back.
  nila('POST /api/orders', {
    body: {
      ...input,
      lines: [{ itemId: 'wash-fold', quantity: 9 }],
      pickupTime: '11 AM-1 PM',
      deliveryPreference: 'express',
    },
    keep: { atTheDoor: '_id' },
  }),
  staff('PUT /api/admin/run-sheet/{atTheDoor}/pickup', {
    form: { note: 'Left with the guard.', collected: 'cash' },
    photo: 'photo',
  }),
  meera('POST /api/orders', { body: { ...input, pickupTime: '5-7 PM' }, keep: { undone: '_id' } }),
  staff('PUT /api/admin/run-sheet/{undone}/pickup', { form: {}, keep: { stop: 'undoable' } }),
  staff('DELETE /api/admin/run-sheet/visits/{stop}'),
  setStatus('undone', 'picked_up'),
  setStatus('undone', 'washing'),
]

/** Garments, the help desk, people who are blocked or gone, and the outbox. */
export const REST: Step<Person>[] = [
  nila('POST /api/garments', {
    form: { name: 'Silk saree', category: 'dresses', color: 'Madder red', userId: '{nila}' },
    photo: 'image',
    keep: { saree: '_id' },
  }),
  nila('POST /api/tickets', {
    body: { subject: 'A stain', message: 'It is still there.' },
    keep: { ticket: 'ticket.number' },
  }),
  staff('POST /api/admin/tickets/{ticket}/messages', { body: { message: 'We wash it again.' } }),
  staff('PUT /api/admin/tickets/{ticket}', { body: { status: 'resolved' } }),
  staff('GET /api/admin/messages?limit=1', { keep: { message: '0._id' } }),
  staff('POST /api/admin/messages/{message}/answers', { body: { answer: '₹40 a curtain.' } }),
  meera('POST /api/chat/messages', {
    body: { clientId: 'kept-line-one', text: 'Is anybody there?' },
  }),
  staff('GET /api/admin/outbox?state=failed', { keep: { message: '0._id' } }),
  staff('POST /api/admin/outbox/{message}/resend', { body: { delivery: 1 } }),
  ravi('POST /api/auth/signup', {
    body: { name: 'Ravi Menon', email: 'gone@example.com', password: 'a-fleeting-washday' },
  }),
  ravi('POST /api/orders', { body: { ...input, pickupTime: '3-5 PM' }, keep: { ravis: '_id' } }),
  ravi('PUT /api/orders/{ravis}/cancel', { body: {} }),
  ravi('POST /api/account/erase', { body: { password: 'a-fleeting-washday' } }),
  staff('GET /api/admin/customers?limit=1&sort=spent', { keep: { blocked: '0._id' } }),
  staff('PUT /api/admin/customers/{blocked}/block', { body: { reason: 'Cards that bounce.' } }),
  staff('PUT /api/admin/days/2026-03-29/closed', { body: { reason: 'Ugadi' } }),
  staff('PUT /api/admin/days/2026-03-28/places', {
    body: { pickupTime: '9-11 AM', places: 3, was: null },
  }),
  staff('POST /api/admin/areas', { body: { pins: ['560001', '560025'] } }),
  staff('DELETE /api/admin/areas/560025'),
  staff('POST /api/admin/catalogue', {
    body: { service: 'dry-cleaning', name: 'Bandhgala', listPrice: 450, onlinePrice: 400 },
  }),
]

/** Said while messages wait: what leaves only after the upgrade. */
export const WAITING: Step<Person>[] = [setStatus('undone', 'ready')]
