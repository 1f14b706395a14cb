/**
 * Golden calls about sign-in and safety: devices, second factor, joining the staff, shared tablets. They run last,
 * because browsers change accounts here.
 */
import { DEMO_ACCOUNTS } from '../../demo/seed/demo-accounts.ts'
import { customer, MEMBERSHIP, staff, type Step, visitor } from './step.ts'

const NILA = { email: 'nila@example.com', password: 'a-golden-washday' }
const KIRAN = { email: 'kiran@example.com', password: 'a-golden-bicycle' }
const RIDER = { preset: 'rider', permissions: null, refundsPerDay: null }
const COLLEAGUE = '/api/admin/staff/{colleague}'
const PIN = '482913'

const demoSignIn = (role: 'customer' | 'admin') => {
  const { email, password } = DEMO_ACCOUNTS.find((account) => account.role === role)!
  return { email, password }
}

const ASHA = demoSignIn('customer')

const DEVICES: Step[] = [
  visitor('POST /api/auth/login', { body: demoSignIn('customer') }),
  customer('GET /api/account/sign-ins', { keep: { device: 'devices.1._id' } }),
  customer('DELETE /api/account/devices/{device}'),
  customer('PUT /api/notifications/read'),
  customer('PUT /api/users/{me}', { body: { name: 'Asha Rao', phone: '98451 23001' } }),
  customer('POST /api/users/{me}/phone/code'),
  visitor('POST /api/auth/login/code', { body: { phone: '98450 12345' } }),
]

const SECOND_FACTOR: Step[] = [
  visitor('POST /api/auth/login', { body: NILA, keep: { nila: 'user._id' } }),
  visitor('POST /api/account/authenticator'),
  visitor('POST /api/account/email/link'),
  visitor('POST /api/auth/login', { body: ASHA, keep: { asha: 'user._id' } }),
  visitor('POST /api/account/proof', { body: { password: ASHA.password } }),
  visitor('POST /api/account/authenticator', { keep: { secret: 'secret' } }),
  visitor('PUT /api/account/authenticator', { body: { code: '{appCode}' } }),
  visitor('POST /api/account/recovery-codes', { keep: { recovery: 'recoveryCodes.0' } }),
  visitor('POST /api/account/passkeys/options'),
  visitor('POST /api/account/proof/passkey/options'),
  visitor('POST /api/auth/logout', { body: {} }),
  visitor('POST /api/auth/login/passkey/options'),
  visitor('POST /api/auth/login', { body: ASHA, keep: { ticket: 'ticket' } }),
  visitor('POST /api/auth/login/second', { body: { ticket: '{ticket}', code: '{recovery}' } }),
  staff('DELETE /api/admin/people/{asha}/second-factor'),
  visitor('POST /api/auth/login', { body: ASHA }),
  visitor('POST /api/account/authenticator', { keep: { secret: 'secret' } }),
  visitor('PUT /api/account/authenticator', { body: { code: '{appCode}' } }),
  visitor('DELETE /api/account/authenticator'),
]

const OWN_ACCOUNT: Step[] = [
  visitor('POST /api/auth/login', { body: NILA }),
  visitor('PUT /api/users/{nila}', {
    body: {
      name: 'Nila Iyer',
      email: 'nila.iyer@example.com',
      phone: '',
      currentPassword: NILA.password,
    },
  }),
  visitor('POST /api/account/email/link'),
  visitor('DELETE /api/account/email'),
  visitor('PUT /api/account/password', {
    body: { currentPassword: NILA.password, newPassword: 'another-golden-washday' },
  }),
  visitor('POST /api/subscriptions', {
    body: { planId: 'basic', ...MEMBERSHIP },
  }),
  visitor('POST /api/account/erase', { body: { password: 'another-golden-washday' } }),
]

const invited = staff('POST /api/admin/staff-invitations', {
  body: { ...RIDER, email: null },
  keep: { link: 'link' },
})

const JOINING: Step[] = [
  invited,
  visitor('POST /api/join/offer', { body: { token: '{joinToken}' } }),
  visitor('POST /api/join', {
    body: { token: '{joinToken}', name: 'Kiran Das', ...KIRAN },
  }),
  invited,
  visitor('POST /api/auth/login', { body: ASHA }),
  visitor('POST /api/join/account', {
    body: { token: '{joinToken}' },
    keep: { colleague: '_id' },
  }),
  staff(`PUT ${COLLEAGUE}`, { body: { ...RIDER, preset: 'counter' } }),
  staff(`POST ${COLLEAGUE}/suspension`),
  staff(`DELETE ${COLLEAGUE}/suspension`),
  staff(`DELETE ${COLLEAGUE}`),
]

const RIDING: Step[] = [
  staff('POST /api/admin/riders', {
    body: { name: 'Ravi Kumar', phone: '98450 55010' },
    keep: { rider: '_id' },
  }),
  staff('POST /api/admin/riders/{rider}/code', { keep: { riderCode: 'code' } }),
  staff('GET /api/admin/riders'),
  visitor('POST /api/auth/login/rider', { body: { phone: '98450 55010', code: '{riderCode}' } }),
]

const TABLETS: Step[] = [
  staff('PUT /api/account/pin', { body: { pin: PIN } }),
  visitor('POST /api/auth/login', { body: demoSignIn('admin') }),
  visitor('POST /api/admin/tablets', { body: { name: 'Counter' }, keep: { tablet: '_id' } }),
  visitor('GET /api/tablet', { keep: { unlocking: 'tablet.people.0._id' } }),
  visitor('POST /api/tablet/unlock', { body: { userId: '{unlocking}', pin: PIN } }),
  visitor('POST /api/tablet/awake'),
  staff('DELETE /api/admin/tablets/{tablet}'),
]

export const ACCOUNT: Step[] = [
  ...DEVICES,
  ...SECOND_FACTOR,
  ...OWN_ACCOUNT,
  ...JOINING,
  ...RIDING,
  ...TABLETS,
]
