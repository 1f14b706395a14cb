/** Golden calls about money: the counter, cash and the till, promo codes, goodwill, and companies on account. */
import { PROMO_CODE } from '../promo-codes.ts'
import { customer, staff, type Step, visitor } from './step.ts'

const HOTEL = {
  name: 'Hotel Peepal',
  gstin: '',
  billingAddress: '4 Residency Road, Bengaluru 560025',
  email: 'accounts@peepal.example',
  addresses: [{ label: 'Front desk', address: '4 Residency Road, Bengaluru 560025' }],
}
const COMPANY = '/api/admin/companies/{company}'

export const MONEY: Step[] = [
  visitor('GET /api/catalogue/bags'),
  staff('POST /api/admin/counter/customers', {
    body: { name: 'Ravi Rao', phone: '98860 54321' },
    keep: { ravi: '_id' },
  }),
  staff('GET /api/admin/counter/customers?digits=321'),
  staff('GET /api/admin/counter/customers/{ravi}/company'),
  staff('POST /api/admin/counter/orders', {
    body: { userId: '{ravi}', lines: [{ itemId: 'wash-fold', quantity: 3 }] },
    keep: { sold: '_id' },
  }),
  staff('POST /api/admin/orders/{sold}/payments', {
    body: { method: 'cash' },
    keep: { payment: 'payments.0._id' },
  }),
  staff('DELETE /api/admin/orders/{sold}/payments/{payment}'),
  staff('POST /api/admin/orders/{sold}/payments', { body: { method: 'cash' } }),
  staff('PUT /api/admin/orders/{sold}', { body: { status: 'completed' } }),
  staff('POST /api/admin/orders/{sold}/goodwill', {
    body: { percent: 10, reason: 'A stain stayed.', seen: 210 },
  }),
  staff('GET /api/cash', { keep: { cash: 'toHandIn' } }),
  staff('POST /api/cash/hand-ins', {
    body: { amount: '{cash}', expected: '{cash}' },
    keep: { handIn: 'latest._id' },
  }),
  staff('GET /api/admin/cash/hand-ins'),
  staff('POST /api/admin/cash/hand-ins/{handIn}/counts', {
    body: { counted: '{cash}', corrects: null },
  }),
  staff('GET /api/admin/cash/left'),
  staff('GET /api/admin/cash/days/2026-03-18'),
  staff('GET /api/admin/cash/months/2026-03'),
  staff('POST /api/admin/promo-codes', {
    body: PROMO_CODE,
  }),
  staff('GET /api/admin/promo-codes', { keep: { promo: '0._id' } }),
  staff('PUT /api/admin/promo-codes/{promo}', { body: { active: false } }),
  staff('POST /api/admin/companies', {
    body: HOTEL,
    keep: {
      company: '_id',
      facts: 'versions.facts',
      terms: 'versions.terms',
      own: 'versions.prices',
    },
  }),
  staff('GET /api/admin/companies'),
  staff(`GET ${COMPANY}`),
  staff(`PUT ${COMPANY}`, { body: { ...HOTEL, name: 'Peepal Hotel', version: '{facts}' } }),
  staff(`PUT ${COMPANY}/terms`, {
    body: { limit: 5000, paymentDays: 30, blocksOverdue: false, version: '{terms}' },
  }),
  staff(`PUT ${COMPANY}/prices`, { body: { percentOff: 10, prices: [], version: '{own}' } }),
  staff(`GET ${COMPANY}`, { keep: { own: 'versions.prices' } }),
  staff(`POST ${COMPANY}/upcoming-prices`, {
    body: {
      version: '{own}',
      from: '2030-01-01',
      prices: [{ itemId: 'ironing-shirt', price: 9 }],
    },
  }),
  staff(`DELETE ${COMPANY}/upcoming-prices/2030-01-01`),
  staff(`POST ${COMPANY}/people`, { body: { contact: '{email}', seesAccount: false } }),
  staff(`PUT ${COMPANY}/people/{me}`, { body: { seesAccount: true } }),
  customer('GET /api/company'),
  customer('GET /api/company/account'),
  staff(`POST ${COMPANY}/payments`, { body: { method: 'upi', amount: 100, reference: '' } }),
  staff(`GET ${COMPANY}/statement`, { keep: { paid: '0.paymentId' } }),
  staff(`DELETE ${COMPANY}/payments/{paid}`),
  staff(`DELETE ${COMPANY}/people/{me}`),
]
