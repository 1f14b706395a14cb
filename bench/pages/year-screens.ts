// First requests of the screens of customers, counter, plant, riders and manager.
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Asked } from './console-screens.ts'

const dayAgo = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)

/** Of a customer, who asks, and of one of their orders that is over. */
export function customerScreens(userId: string, orderId: string): readonly Asked[] {
  const order = `/api/orders/${orderId}`
  return [
    { name: 'my orders', paths: ['/api/auth/me', `/api/orders/${userId}?limit=20`] },
    {
      name: 'my order',
      paths: [
        `/api/orders/details/${orderId}`,
        ...['clothes', 'proofs', 'claims'].map((what) => `${order}/${what}`),
      ],
    },
    { name: 'my invoice', paths: [`${order}/invoice`] },
    {
      name: 'the order form',
      paths: [
        '/api/catalogue',
        '/api/slots',
        '/api/loyalty',
        '/api/payments/settings',
        `/api/users/${userId}/addresses`,
        `/api/users/${userId}/cards`,
      ],
    },
    {
      name: 'my profile',
      paths: ['stats', 'phone', 'addresses', 'notification-settings'].map(
        (what) => `/api/users/${userId}/${what}`,
      ),
    },
    { name: 'my notifications', paths: ['/api/notifications'] },
    { name: 'my wardrobe', paths: [`/api/garments/user/${userId}`] },
    { name: 'my points', paths: ['/api/loyalty', '/api/loyalty/history'] },
    { name: 'my club', paths: [`/api/subscriptions/user/${userId}/current`, '/api/plans'] },
    { name: 'my help', paths: ['/api/tickets', '/api/chat'] },
    { name: 'all that is kept of me', paths: ['/api/account/export'] },
  ]
}

/** Of the counter, the plant, riders and who leads the laundry. */
export function staffScreens(orderId: string, phone: string): readonly Asked[] {
  const digits = phone.replaceAll(/\D/g, '').slice(-7)
  return [
    {
      name: 'counter: a customer by digits',
      paths: [`/api/admin/counter/customers?digits=${digits}`],
    },
    { name: 'counter: the bell', paths: ['/api/admin/bell', '/api/notifications'] },
    { name: 'plant: what is to be done', paths: ['/api/admin/plant'] },
    { name: 'plant: an order’s clothes', paths: [`/api/admin/custody/orders/${orderId}`] },
    {
      name: 'plant: where clothes are',
      paths: ['/api/admin/custody/where', '/api/admin/custody/places'],
    },
    {
      name: 'plant: lost and found',
      paths: ['/api/admin/custody/lost-and-found', '/api/admin/custody/vendors'],
    },
    {
      name: 'rider: stops and cash',
      paths: [
        '/api/admin/run-sheet',
        '/api/admin/run-sheet/riders',
        '/api/admin/late-stops',
        '/api/cash',
      ],
    },
    { name: 'manager: an old run sheet', paths: [`/api/admin/run-sheet?date=${dayAgo(200)}`] },
    {
      name: 'manager: cash',
      paths: [
        `/api/admin/cash/days/${dayAgo(1)}`,
        `/api/admin/cash/months/${dayAgo(1).slice(0, 7)}`,
        '/api/admin/cash/hand-ins',
        '/api/admin/cash/left',
      ],
    },
    {
      name: 'manager: people and companies',
      paths: ['/api/admin/staff', '/api/admin/staff-invitations', '/api/admin/companies'],
    },
    { name: 'manager: claims', paths: ['/api/admin/claims'] },
    { name: 'manager: an order’s messages', paths: [`/api/admin/orders/${orderId}/messages`] },
    {
      name: 'manager: notices, backups, promo codes',
      paths: ['/api/admin/notices', '/api/admin/backup/nightly', '/api/admin/promo-codes'],
    },
  ]
}
