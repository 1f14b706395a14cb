/** Golden calls that change settings and prices; each sends back what was read with one change. */
import { staff, type Step } from './step.ts'

const SETTINGS = '/api/admin/settings'

/** `of`: what was kept of the settings; the change is sent with all of it. */
const change = (name: string, of: string, to: Record<string, unknown>) =>
  staff(`PUT ${SETTINGS}/${name}`, { body: { '...': `{${of}}`, ...to } })

export const SETTINGS_CHANGES: Step[] = [
  staff(`GET ${SETTINGS}`, {
    keep: {
      business: 'business',
      hours: 'hours',
      tax: 'tax',
      capacities: 'capacities',
      deliveryPlaces: 'deliveryPlaces',
      orderLimits: 'orderLimits',
      limits: 'limits',
      marketing: 'marketing',
      claims: 'claims',
      counting: 'counting',
      messageWait: 'messageWait',
      stillHours: 'stillHours',
      strongSignIn: 'strongSignIn',
    },
  }),
  change('business', 'business', { name: 'Sparkle Laundry' }),
  change('hours', 'hours', {}),
  change('tax', 'tax', { taxPercent: 12 }),
  change('capacities', 'capacities', {}),
  change('delivery-places', 'deliveryPlaces', { deliveryPlaces: 90 }),
  change('order-limits', 'orderLimits', { newCustomerOrders: 900 }),
  change('limits', 'limits', { kilograms: 150 }),
  change('marketing', 'marketing', { numbers: [{ value: '300+', label: 'homes served' }] }),
  change('claims', 'claims', { photoDays: 90 }),
  change('counting', 'counting', { level: 'off' }),
  change('message-wait', 'messageWait', { seconds: 30 }),
  change('still-hours', 'stillHours', { hours: 36 }),
  change('strong-sign-in', 'strongSignIn', { required: false }),
  staff(`GET ${SETTINGS}/marketing-from-orders`),
  staff('GET /api/admin/days/outside-hours'),
  staff('GET /api/admin/least-charge', { keep: { least: '' } }),
  staff('PUT /api/admin/least-charge', { body: { '...': '{least}', kilograms: 4 } }),
  staff('GET /api/admin/online-price', { keep: { online: '' } }),
  staff('PUT /api/admin/online-price', { body: { '...': '{online}', everywhere: true } }),
  staff('GET /api/admin/bags', { keep: { bags: '' } }),
  staff('PUT /api/admin/bags', { body: { '...': '{bags}', services: [] } }),
  staff('GET /api/admin/catalogue', { keep: { item: 'items.0', express: 'express' } }),
  staff('PUT /api/admin/catalogue/accessories-shoes', { body: { '...': '{item}', listPrice: 72 } }),
  staff('GET /api/admin/catalogue', { keep: { item: 'items.0' } }),
  staff('PUT /api/admin/catalogue', { body: { items: ['{item}'], percent: 10 } }),
  staff('GET /api/admin/catalogue', { keep: { item: 'items.0' } }),
  staff('POST /api/admin/upcoming-prices', { body: { from: '2099-01-01', items: ['{item}'] } }),
  staff('DELETE /api/admin/upcoming-prices/2099-01-01'),
  staff('PUT /api/admin/services/wash-fold/items', { body: { ids: ['wash-fold'] } }),
  staff('PUT /api/admin/express-fee', { body: { '...': '{express}', expressFee: 25 } }),
  staff('GET /api/admin/plans', { keep: { plan: '0' } }),
  staff('POST /api/admin/plans', { body: { '...': '{plan}', name: 'Hostel' } }),
  staff('PUT /api/admin/plans/basic', { body: { '...': '{plan}', pickups: 3 } }),
  staff('GET /api/admin/backup/nightly'),
]
