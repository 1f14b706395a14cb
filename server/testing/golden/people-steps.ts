/** Golden calls about staff, and about people's own accounts, plans and points. */
import { customer, MEMBERSHIP, staff, type Step, visitor } from './step.ts'

const A_RIDER = { preset: 'rider', permissions: null, refundsPerDay: null }
const INVITATION = '/api/admin/staff-invitations/{invitation}'
const CARD = {
  token: 'tok_sim_ok',
  brand: 'Visa',
  last4: '4242',
  expiryMonth: '09',
  expiryYear: '2028',
  holder: 'Asha Rao',
}
const PLAN = '/api/subscriptions/{subscription}'

export const PEOPLE: Step[] = [
  staff('GET /api/admin/staff'),
  staff('POST /api/admin/staff-invitations', { body: { ...A_RIDER, email: 'ravi@example.com' } }),
  staff('GET /api/admin/staff-invitations', { keep: { invitation: '0._id' } }),
  staff(`POST ${INVITATION}/link`),
  staff(`DELETE ${INVITATION}`),
  staff('GET /api/admin/tablets'),
  visitor('GET /api/tablet'),
  visitor('GET /api/auth/ways'),
  staff('GET /api/account/pin'),
  staff('PUT /api/account/pin', { body: { pin: '482913' } }),
  staff('DELETE /api/account/pin'),
  staff('GET /api/account/second-factor'),
  customer('GET /api/account/passkeys'),
  customer('DELETE /api/account/devices'),
  customer('POST /api/users/{me}/cards', { body: CARD, keep: { card: '_id' } }),
  customer('PUT /api/users/{me}/cards/{card}', { body: { isDefault: true } }),
  customer('DELETE /api/users/{me}/cards/{otherCard}'),
  customer('POST /api/users/{me}/addresses', {
    body: { type: 'Other', address: '6 Residency Road, Bengaluru 560025' },
    keep: { office: '_id' },
  }),
  customer('DELETE /api/users/{me}/addresses/{office}'),
  customer('GET /api/loyalty', { keep: { reward: 'rewards.0.id' } }),
  customer('POST /api/loyalty/rewards/{reward}/redeem'),
  customer(`PUT ${PLAN}/resume`),
  customer(`PUT ${PLAN}/pause`, { body: { days: 7 } }),
  customer(`PUT ${PLAN}/unpause`),
  customer(`PUT ${PLAN}/plan`, { body: { planId: 'premium' } }),
  customer(`PUT ${PLAN}/card`, { body: { paymentMethod: MEMBERSHIP.paymentMethod } }),
  customer(`PUT ${PLAN}/confirm`),
  customer(`GET ${PLAN}/charges`, { keep: { charge: '0._id' } }),
  staff('POST /api/admin/charges/{charge}/refund', {
    body: { amount: 5, reason: 'A pickup was missed.' },
  }),
  customer('POST /api/help/pictures', { form: {}, photo: 'image' }),
  customer('POST /api/chat/seen', { body: { messageId: 1 } }),
  customer('POST /api/chat/typing'),
  staff('POST /api/admin/chats/{chat}/seen', { body: { messageId: 1 } }),
  staff('POST /api/admin/chats/{chat}/typing'),
  staff('PUT /api/admin/chats/{chat}', { body: { status: 'closed' } }),
  staff('POST /api/admin/messages/{message}/answers', { body: { answer: 'We open at seven.' } }),
]
