import { describe, expect, it } from 'vitest'
import { updateUser } from '#contract/accounts/accounts.ts'
import type { Call } from '#contract/base/call.ts'
import { addGarment, changeGarment, deleteGarment } from '#contract/garments/garments.ts'
import { moveDelivery } from '#contract/orders/delivery-move.ts'
import { choosePayment } from '#contract/orders/order-payments.ts'
import { placeOrder, rescheduleOrder } from '#contract/orders/orders.ts'
import { changeOwnQuietHours } from '#contract/accounts/own-quiet-hours.ts'
import {
  addAddress,
  addCard,
  changeAddress,
  changeChannelOrder,
  changeNotificationSettings,
  deleteAddress,
  deleteCard,
  makeDefaultCard,
} from '#contract/accounts/profile.ts'
import { isStaffCall } from '../http/callers/access.ts'
import { allRoutes } from '../capabilities.ts'
import { testProduct } from '../testing/test-product.ts'
import { orderInput } from '../testing/order-inputs.ts'
import { CARD } from '../testing/cards.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const asha = await product.person({ name: 'Asha', phone: '080 4123 0001' })
// A number that its owner confirmed is changed by them alone.
await product.db
  .updateTable('users')
  .set({ phone_proven_at: null })
  .where('id', '=', asha.user._id)
  .execute()

const params = () => ({ id: asha.user._id })
const entries = () =>
  product.db
    .selectFrom('audit_log')
    .select(['id', 'action', 'actor_id', 'search_text', 'params', 'details'])
    .orderBy('id')
    .execute()

const address = (text: string) => ({ type: 'Home' as const, address: text })
const newAddress = async () =>
  (await asha.call(addAddress, { params: params(), body: address('12 Church Street') })).body._id
const newCard = async () => (await asha.call(addCard, { params: params(), body: CARD })).body._id
const newGarment = async () =>
  (await asha.call(addGarment, { body: { name: 'Kurta', category: 'casual' } })).body._id

type Made = Promise<{ status: number; message: string | undefined }>

/** What customers change themselves and staff may change for them, each as staff would. */
const FOR_ANYONE: [call: Call, make: () => Made, action: string][] = [
  [
    updateUser,
    () =>
      staff.call(updateUser, {
        params: params(),
        body: { name: 'Asha Rao', email: asha.user.email, phone: '080 4123 0002' },
      }),
    'customer.changed',
  ],
  [
    addAddress,
    () => staff.call(addAddress, { params: params(), body: address('7 Lake Road') }),
    'customer.address_added',
  ],
  [
    changeAddress,
    async () =>
      staff.call(changeAddress, {
        params: { ...params(), addressId: await newAddress() },
        body: { address: '9 Lake Road' },
      }),
    'customer.address_changed',
  ],
  [
    deleteAddress,
    async () =>
      staff.call(deleteAddress, { params: { ...params(), addressId: await newAddress() } }),
    'customer.address_deleted',
  ],
  [addCard, () => staff.call(addCard, { params: params(), body: CARD }), 'customer.card_added'],
  [
    makeDefaultCard,
    async () =>
      staff.call(makeDefaultCard, {
        params: { ...params(), cardId: await newCard() },
        body: { isDefault: true },
      }),
    'customer.card_preferred',
  ],
  [
    deleteCard,
    async () => {
      await newCard()
      const cardId = await newCard()
      return staff.call(deleteCard, { params: { ...params(), cardId } })
    },
    'customer.card_deleted',
  ],
  [
    changeNotificationSettings,
    () => staff.call(changeNotificationSettings, { params: params(), body: { sms: true } }),
    'customer.notices_changed',
  ],
  [
    changeChannelOrder,
    () =>
      staff.call(changeChannelOrder, {
        params: params(),
        body: { now: ['sms', 'email', 'push'] },
      }),
    'customer.notices_changed',
  ],
  [
    changeOwnQuietHours,
    () => staff.call(changeOwnQuietHours, { params: params(), body: { own: null } }),
    'customer.notices_changed',
  ],
  [
    addGarment,
    () =>
      staff.call(addGarment, {
        body: { userId: asha.user._id, name: 'Saree', category: 'dresses' },
      }),
    'garment.added',
  ],
  [
    changeGarment,
    async () =>
      staff.call(changeGarment, {
        params: { id: await newGarment() },
        body: { name: 'Long kurta', category: 'casual' },
      }),
    'garment.changed',
  ],
  [
    deleteGarment,
    async () => staff.call(deleteGarment, { params: { id: await newGarment() } }),
    'garment.deleted',
  ],
  [
    placeOrder,
    () => staff.call(placeOrder, { body: { ...orderInput(), userId: asha.user._id } }),
    'order.placed',
  ],
]

describe('the audit log of changes by staff for a customer', () => {
  it.each(
    FOR_ANYONE.map(([call, make, action]) => ({
      path: `${call.method} ${call.path}`,
      make,
      action,
    })),
  )('$path', async ({ make, action }) => {
    const before = (await entries()).length
    const answer = await make()
    expect([answer.status < 300, answer.message]).toEqual([true, undefined])
    const made = (await entries()).slice(before)
    expect(made).toMatchObject([{ action, actor_id: staff.user._id }])
    expect(JSON.stringify(made)).not.toMatch(/Asha|80 ?4123|Church|Lake|\b4242\b/)
  })

  it('stores old and new values in the notes, which are erased with the customer', async () => {
    const notes = await product.db
      .selectFrom('customer_notes')
      .select('text')
      .where('user_id', '=', asha.user._id)
      .execute()
    expect(notes).toEqual([{ text: 'Name: Asha → Asha Rao\nPhone: 080 4123 0001 → 080 4123 0002' }])
  })

  it('has no entry for a customer’s own changes, or when nothing changed', async () => {
    const before = (await entries()).length
    await newAddress()
    const body = { name: 'Asha Rao', email: asha.user.email, phone: '080 4123 0002' }
    await staff.call(updateUser, { params: params(), body })
    expect(await entries()).toHaveLength(before)
  })
})

/** The console's own, each made in admin-writes.test.ts like staff's move of a pickup. */
/** Each in the test of moving it. */
const ELSEWHERE: readonly string[] = [rescheduleOrder.path, moveDelivery.path, choosePayment.path]
const CONSOLE = /^\/api\/admin\//

it('covers every call that staff may make for a customer', async () => {
  const writes = (await allRoutes(product.deps))
    .map(({ call }) => call)
    .filter(({ method, access }) => method !== 'GET' && access !== 'public')
  const known = new Set(FOR_ANYONE.map(([call]) => `${call.method} ${call.path}`))
  const missing = writes
    .filter(({ access, path }) =>
      isStaffCall(access) ? !CONSOLE.test(path) : access !== 'own' && !ELSEWHERE.includes(path),
    )
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !known.has(name))
  expect(missing).toEqual([])
})
