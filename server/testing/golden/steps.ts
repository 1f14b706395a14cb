/** All golden calls, in order. */

import { ACCOUNT } from './account-steps.ts'
import { CLOTHES } from './clothes-steps.ts'
import { MONEY } from './money-steps.ts'
import { PEOPLE } from './people-steps.ts'
import { SETTINGS_CHANGES } from './settings-steps.ts'
import { customer, MEMBERSHIP, staff, type Step, visitor } from './step.ts'
import { WORK } from './work-steps.ts'

const input = {
  lines: [
    { itemId: 'wash-fold', quantity: 3 },
    { itemId: 'dry-cleaning-shirt', quantity: 2 },
  ],
  pickupDate: '2026-03-20',
  pickupTime: '9-11 AM',
  address: '12 Church Street, Bengaluru 560001',
}

/** Steps by the file that keeps their answers. */
export const STEPS: Record<string, Step[]> = {
  accounts: [
    visitor('GET /api/auth/me'),
    visitor('GET /api/auth/demo-accounts'),
    visitor('GET /api/auth/providers'),
    visitor('POST /api/auth/signup', {
      body: { name: 'Nila Iyer', email: 'nila@example.com', password: 'a-golden-washday' },
    }),
    visitor('POST /api/auth/signup', {
      body: { name: 'Nila Iyer', email: 'nila@example.com', password: 'a-golden-washday' },
    }),
    visitor('POST /api/auth/logout', { body: {} }),
    visitor('POST /api/auth/login', {
      body: { email: 'nila@example.com', password: 'not-her-password' },
    }),
    visitor('POST /api/auth/forgot-password', { body: { email: 'nila@example.com' } }),
    customer('GET /api/auth/me', { keep: { me: 'user._id', email: 'user.email' } }),
    customer('GET /api/users/{me}/stats'),
    customer('GET /api/account/email'),
    customer('PUT /api/users/{me}', {
      body: { name: 'Asha Rao', email: '{email}', phone: '080 4123 0001' },
    }),
    customer('PUT /api/users/{me}', { body: { name: '', email: '{email}', phone: '' } }),
    customer('GET /api/users/{me}/addresses'),
    customer('POST /api/users/{me}/addresses', {
      body: { type: 'Work', address: '4 Residency Road, Bengaluru 560025' },
      keep: { address: '_id' },
    }),
    customer('PUT /api/users/{me}/addresses/{address}', { body: { isDefault: true } }),
    customer('DELETE /api/users/{me}/addresses/{address}'),
    customer('GET /api/users/{me}/cards', { keep: { otherCard: '1._id' } }),
    customer('GET /api/users/{me}/notification-settings'),
    customer('PUT /api/users/{me}/notification-settings', { body: { sms: true } }),
    customer('GET /api/users/{me}/phone'),
    customer('GET /api/notifications', { keep: { notification: 'notifications.0._id' } }),
    customer('PUT /api/notifications/{notification}/read', { body: {} }),
    customer('GET /api/loyalty'),
    customer('GET /api/loyalty/history?limit=3'),
    visitor('GET /api/users/{me}/stats'),
  ],
  catalogue: [
    visitor('GET /api/catalogue'),
    visitor('GET /api/business'),
    visitor('GET /api/coverage/560001'),
    visitor('GET /api/coverage/12'),
    visitor('GET /api/slots?days=2'),
    visitor('GET /api/plans'),
    visitor('GET /api/payments/settings'),
    visitor('GET /api/notifications/push'),
    visitor('POST /api/orders/quote', { body: { lines: input.lines } }),
    visitor('POST /api/orders/quote', { body: { lines: [{ itemId: 'a-hat', quantity: 1 }] } }),
  ],
  orders: [
    customer('GET /api/orders/{me}?limit=2', { keep: { earlier: '0._id' } }),
    visitor('GET /api/orders/{me}'),
    visitor('POST /api/orders', { body: input }),
    customer('POST /api/orders', { body: { ...input, pickupDate: '2026-03-01' } }),
    customer('POST /api/orders', { body: input, keep: { order: '_id', number: 'number' } }),
    // As a client of the first description asks for it.
    customer('POST /api/orders', {
      body: {
        userId: '{me}',
        pickupDate: '2026-03-21',
        pickupTime: '11 AM-1 PM',
        address: '12 Church Street, Bengaluru 560001',
        estimatedDelivery: '2026-03-22',
        specialInstructions: 'Ring twice',
        total: 280,
        status: 'pickup_scheduled',
        items: ['4 kg Wash & Fold'],
      },
      keep: { plain: '_id' },
    }),
    visitor('GET /api/orders/details/{number}'),
    customer('GET /api/orders/details/{order}'),
    customer('PUT /api/orders/{order}/reschedule', {
      body: { pickupDate: '2026-03-21', pickupTime: '9-11 AM' },
    }),
    customer('PUT /api/orders/{order}/payment', { body: { paymentMethod: 'upi' } }),
    customer('PUT /api/orders/{order}/rating', { body: { rating: 5, comment: 'Lovely.' } }),
    customer('POST /api/orders/{plain}/booking/quote', {
      body: { lines: [{ itemId: 'wash-fold', quantity: 6 }] },
    }),
    customer('PUT /api/orders/{plain}/booking', {
      body: { specialInstructions: 'Ring three times', total: 1, revision: 0 },
    }),
    customer('PUT /api/orders/{plain}/booking', {
      body: {
        lines: [{ itemId: 'wash-fold', quantity: 6 }],
        specialInstructions: 'Ring three times',
        total: 420,
        revision: 0,
      },
    }),
    customer('PUT /api/orders/{plain}/cancel', { body: {} }),
    customer('PUT /api/orders/{plain}/cancel', { body: {} }),
    customer('GET /api/orders/{earlier}/proofs'),
    customer('GET /api/orders/details/no-such-order'),
  ],
  garments: [
    customer('GET /api/garments/user/{me}'),
    customer('POST /api/garments', {
      form: { name: 'Blue kurta', category: 'casual', color: 'Blue', userId: '{me}' },
      keep: { garment: '_id' },
    }),
    customer('PUT /api/garments/{garment}', { form: { name: 'Long kurta', category: 'casual' } }),
    customer('POST /api/garments', { form: { name: '', category: 'hat' } }),
    customer('DELETE /api/garments/{garment}'),
    customer('DELETE /api/garments/{garment}'),
  ],
  club: [
    customer('GET /api/subscriptions/user/{me}/active', { keep: { subscription: '_id' } }),
    customer('GET /api/subscriptions/{subscription}/charges'),
    customer('POST /api/subscriptions', { body: { planId: 'family', ...MEMBERSHIP } }),
    customer('PUT /api/subscriptions/{subscription}/cancel', { body: {} }),
    customer('PUT /api/subscriptions/{subscription}/resume', { body: {} }),
    visitor('GET /api/subscriptions/user/{me}/active'),
  ],
  help: [
    visitor('POST /api/contact', {
      body: {
        name: 'Ravi',
        email: 'ravi@example.com',
        subject: 'Curtains',
        message: 'How much for eight?',
      },
    }),
    visitor('POST /api/contact', { body: { name: 'Ravi', email: 'no mail' } }),
    customer('POST /api/tickets', {
      body: { subject: 'A button', message: 'It is gone.', orderNumber: '{number}' },
      keep: { ticket: 'ticket.number' },
    }),
    customer('GET /api/tickets?limit=2'),
    customer('GET /api/tickets/{ticket}'),
    customer('POST /api/tickets/{ticket}/messages', { body: { message: 'A white one.' } }),
    customer('POST /api/chat', { body: { name: 'Asha' } }),
    customer('POST /api/chat/messages', { body: { clientId: 'golden-one', text: 'Hello?' } }),
    customer('GET /api/chat'),
  ],
  console: [
    customer('GET /api/admin/stats'),
    staff('GET /api/admin/stats'),
    staff('GET /api/admin/orders?limit=2'),
    staff('GET /api/admin/orders?q={number}'),
    staff('GET /api/admin/orders/counts'),
    staff('GET /api/admin/orders/{order}'),
    staff('GET /api/admin/orders/not-an-id'),
    staff('PUT /api/admin/orders/{order}', { body: { status: 'picked_up' } }),
    staff('PUT /api/admin/orders/{order}', { body: { status: 'burnt' } }),
    staff('PUT /api/admin/orders/status', { body: { ids: ['{order}'], status: 'ready' } }),
    staff('POST /api/admin/orders/{order}/quote', { body: { lines: input.lines } }),
    staff('POST /api/admin/orders/{order}/notes', { body: { text: 'Handle with care.' } }),
    staff('GET /api/admin/orders/{order}/notes'),
    staff('POST /api/admin/orders/{order}/payments', { body: { method: 'cash' } }),
    staff('POST /api/admin/orders/{order}/payments', { body: { method: 'cash' } }),
    staff('PUT /api/admin/orders/{order}', { body: { status: 'completed' } }),
    customer('PUT /api/orders/{order}/rating', { body: { rating: 5, comment: 'Lovely.' } }),
    staff('POST /api/admin/orders/{order}/refunds', { body: { amount: 20, reason: 'Late.' } }),
    customer('GET /api/orders/details/{order}'),
    staff('GET /api/activities?limit=4'),
    staff('GET /api/admin/customers?limit=2'),
    staff('GET /api/admin/customers/{me}'),
    staff('POST /api/admin/customers/{me}/notes', { body: { text: 'Rings the bell twice.' } }),
    staff('GET /api/admin/customers/{me}/notes'),
    staff('GET /api/admin/run-sheet?date=2026-03-18'),
    staff('GET /api/admin/audit-log?limit=4'),
    staff('GET /api/admin/audit-log/filters'),
    staff('GET /api/admin/figures?from=2026-03-16&to=2026-03-22'),
    staff('GET /api/admin/messages?limit=2', { keep: { message: '0._id' } }),
    staff('GET /api/admin/messages/{message}'),
    staff('PUT /api/admin/messages/{message}', { body: { status: 'closed' } }),
    staff('GET /api/admin/tickets?limit=2'),
    staff('GET /api/admin/tickets/{ticket}'),
    staff('POST /api/admin/tickets/{ticket}/messages', { body: { message: 'Found it.' } }),
    staff('PUT /api/admin/tickets/{ticket}', { body: { priority: 'high' } }),
    staff('GET /api/admin/chats?limit=2', { keep: { chat: '0._id' } }),
    staff('GET /api/admin/chats/{chat}'),
    staff('POST /api/admin/chats/{chat}/messages', {
      body: { clientId: 'golden-two', text: 'Hello Asha.' },
    }),
    staff('GET /api/admin/help-desk'),
    staff('GET /api/admin/exports/orders.csv?from=2026-03-10&to=2026-03-18'),
    staff('GET /api/admin/exports/invoices.csv?from=2026-03-10&to=2026-03-18'),
    staff('PUT /api/admin/customers/{me}/block', { body: { reason: 'Bounced cards.' } }),
    customer('POST /api/orders', { body: input }),
    staff('PUT /api/admin/customers/{me}/unblock', { body: {} }),
  ],
  settings: [
    staff('GET /api/admin/settings'),
    staff('GET /api/admin/catalogue'),
    staff('GET /api/admin/plans'),
    staff('GET /api/admin/days'),
    staff('GET /api/admin/days/2026-03-21'),
    staff('PUT /api/admin/days/2026-03-22/closed', { body: { reason: 'Ugadi' } }),
    staff('DELETE /api/admin/days/2026-03-22/closed'),
    staff('PUT /api/admin/days/2026-03-21/places', {
      body: { pickupTime: '9-11 AM', places: 3, was: null },
    }),
    staff('POST /api/admin/areas', { body: { pins: ['560001'] } }),
    staff('DELETE /api/admin/areas/560001'),
    staff('POST /api/admin/catalogue', {
      body: { service: 'dry-cleaning', name: 'Veil', listPrice: 300, onlinePrice: null },
    }),
    staff('GET /api/admin/notices'),
    staff('POST /api/admin/api-keys', {
      body: { name: 'Accounting', permissions: ['reports', 'money-in'], expiresInDays: null },
      keep: { apiKey: 'apiKey._id' },
    }),
    staff('GET /api/admin/api-keys'),
    staff('DELETE /api/admin/api-keys/{apiKey}'),
  ],
  webhooks: [
    staff('POST /api/admin/webhooks', {
      body: {
        url: 'https://books.example/hooks/laundry',
        description: 'Bookkeeping',
        types: ['order.placed', 'payment.received', 'refund.made'],
      },
      keep: { webhook: '_id' },
    }),
    staff('POST /api/admin/webhooks', {
      body: { url: 'http://127.0.0.1/hooks', description: '', types: [] },
    }),
    staff('GET /api/admin/webhooks'),
    staff('PUT /api/admin/webhooks/{webhook}', {
      body: { url: 'https://books.example/hooks', description: 'Bookkeeping', types: [] },
    }),
    staff('GET /api/admin/webhooks/{webhook}/deliveries'),
    staff('POST /api/admin/webhooks/{webhook}/replay', {
      body: { since: '2026-03-17T00:00:00.000Z' },
    }),
    staff('PUT /api/admin/webhooks/{webhook}/enabled', { body: { enabled: false } }),
    staff('POST /api/admin/webhooks/{webhook}/secret'),
    staff('DELETE /api/admin/webhooks/{webhook}'),
  ],
  clothes: CLOTHES,
  work: WORK,
  money: MONEY,
  people: PEOPLE,
  'settings-changes': SETTINGS_CHANGES,
  account: ACCOUNT,
}
