// Blocking a customer: what stops, what continues, and who is notified.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import {
  adminCustomer,
  blockCustomer,
  listCustomerNotes,
  unblockCustomer,
} from '#contract/accounts/customers.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { listOrders, placeOrder, type Order } from '#contract/orders/orders.ts'
import { resumeSubscription } from '#contract/club/subscription-changes.ts'
import { activeSubscription, subscribe, type Subscription } from '#contract/club/subscriptions.ts'
import { addMember, membership } from '../../testing/club.ts'
import { expectRefusal } from '../../testing/refusals.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { placed, orderInput } from '../../testing/order-inputs.ts'
import { NOBODY, asha, customerParams, product, setStatus, staff } from './test-customers.ts'

describe('blocking a customer', () => {
  let lila: SignedIn
  let order: Order
  let subscription: Subscription
  beforeAll(async () => {
    await product.db
      .updateTable('business')
      .set({ phone: '+91 80 5550 1234', email: 'hello@laundry.example' })
      .execute()
    await vi.waitUntil(
      async () => (await product.deps.laundry(MAIN_BRANCH).settings.current()).phone !== '',
    )
    lila = await product.person({ name: 'Lila' })
    order = await placed(lila)
    subscription = await addMember(lila)
    const block = { ...customerParams(lila), body: { reason: 'Three pickups with nobody at home' } }
    await staff.call(blockCustomer, block)
  })

  it('shows the reason and the staff member', async () => {
    const { body } = await staff.call(adminCustomer, customerParams(lila))
    expect(body).toMatchObject({
      blocked: true,
      block: { reason: 'Three pickups with nobody at home', by: 'Meena' },
    })
  })

  const REFUSAL =
    'Your account is blocked, so you can’t order now. Reason: Three pickups with nobody at home. To sort it out, please call +91 80 5550 1234 or write to hello@laundry.example.'

  it('prevents ordering, and tells the customer why and how to reach the laundry', async () => {
    const answer = await lila.call(placeOrder, { body: orderInput() })
    expect([answer.status, answer.code, answer.message]).toEqual([403, 'customer_blocked', REFUSAL])
    expect((await lila.call(listOrders, { params: { userId: lila.user._id } })).body).toHaveLength(
      1,
    )
  })

  it('ends the renewal of their subscription, and refuses to resume or subscribe', async () => {
    const { body } = await lila.call(activeSubscription, { params: { userId: lila.user._id } })
    expect([body.status, body.autoRenew]).toEqual(['cancelled', false])
    const answers = [
      await lila.call(resumeSubscription, { params: { id: subscription._id } }),
      await lila.call(subscribe, { body: membership() }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(['customer_blocked', 'customer_blocked'])
  })

  it('notifies the customer', async () => {
    const { body } = await lila.call(notifications, {})
    expect(body.notifications).toContainEqual(
      expect.objectContaining({ title: 'A word about your account', message: REFUSAL }),
    )
  })

  it('keeps orders under way, and returns the order placed before when its request is repeated', async () => {
    await setStatus(order, 'picked_up')
    const kavi = await product.person()
    const key = { 'idempotency-key': 'before-the-block' }
    const first = await kavi.call(placeOrder, { body: orderInput() }, key)
    await staff.call(blockCustomer, { ...customerParams(kavi), body: { reason: 'A test' } })
    const again = await kavi.call(placeOrder, { body: orderInput() }, key)
    expect([again.status, again.body._id]).toEqual([200, first.body._id])
  })

  it('lets staff order for them', async () => {
    const body = { ...orderInput(), userId: lila.user._id }
    expect((await staff.call(placeOrder, { body })).status).toBe(201)
  })

  it('records it in notes and audit log, the log without reason and name', async () => {
    const { body: notes } = await staff.call(listCustomerNotes, customerParams(lila))
    expect(notes).toMatchObject([{ text: 'Blocked: Three pickups with nobody at home' }])
    const entries = await product.db
      .selectFrom('audit_log')
      .selectAll()
      .where('record_id', '=', lila.user._id)
      .execute()
    expect(entries).toMatchObject([
      { action: 'customer.blocked', actor_id: staff.user._id, search_text: 'Blocked a customer' },
    ])
  })

  it('blocks once when requested several times at once', async () => {
    const twice = await product.person()
    const block = { ...customerParams(twice), body: { reason: 'Chargebacks' } }
    await Promise.all([1, 2, 3].map(() => staff.call(blockCustomer, block)))
    expect((await staff.call(listCustomerNotes, customerParams(twice))).body).toHaveLength(1)
    expect((await twice.call(notifications, {})).body.notifications).toHaveLength(1)
  })

  it('ends when staff unblock the customer', async () => {
    const { body } = await staff.call(unblockCustomer, customerParams(lila))
    expect([body.blocked, body.block]).toEqual([false, null])
    expect((await lila.call(placeOrder, { body: orderInput() })).status).toBe(201)
    await staff.call(unblockCustomer, customerParams(lila))
    const { body: notes } = await staff.call(listCustomerNotes, customerParams(lila))
    expect(notes.map(({ text }) => text)).toEqual([
      'Unblocked',
      'Blocked: Three pickups with nobody at home',
    ])
  })

  it('refuses to block staff, or to block without a reason', async () => {
    const onStaff = { ...customerParams(staff), body: { reason: 'Too strict' } }
    expect((await staff.call(blockCustomer, onStaff)).code).toBe('forbidden')
    const payload = { reason: ' ' }
    const url = `/api/admin/customers/${asha.user._id}/block`
    expect((await expectRefusal(product, staff, { method: 'PUT', url, payload })).status).toBe(422)
    const onNobody = { params: { id: NOBODY }, body: { reason: 'Nobody' } }
    expect((await staff.call(blockCustomer, onNobody)).code).toBe('not_found')
  })
})
