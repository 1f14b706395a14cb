import { beforeAll, beforeEach, expect, it } from 'vitest'
import {
  addPlan,
  adminPlans,
  editPlan,
  type AdminPlan,
} from '#contract/settings/settings-catalogue.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { activeSubscription, plans, subscribe } from '#contract/club/subscriptions.ts'
import { processDueSubscriptions } from '../../billing/club/process-due-subscriptions.ts'
import {
  addMember,
  membership,
  installRecordingPayments,
  type RecordingPayments,
  endSubscriptions,
} from '../../testing/club.ts'
import { expectRefusal } from '../../testing/refusals.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
let payments: RecordingPayments
let unchanged: AdminPlan
beforeAll(async () => {
  unchanged = await family()
})
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  payments = installRecordingPayments(product.deps)
  await endSubscriptions(product)
  await change(unchanged)
  asha = await product.person()
})

async function family(): Promise<AdminPlan> {
  const { body } = await staff.call(adminPlans, {})
  return body.find(({ id }) => id === 'family')!
}

/** @param seen the version that the change starts from; the present one if left out */
async function change(fields: Partial<AdminPlan>, seen?: string) {
  const now = await family()
  const {
    id: _id,
    members: _members,
    ...body
  } = { ...now, ...fields, version: seen ?? now.version }
  return staff.call(editPlan, { params: { planId: 'family' }, body })
}

async function on(date: string): Promise<void> {
  product.clock.set(`${date}T06:31:00Z`)
  await processDueSubscriptions(product.deps)
}

async function lastMessage(): Promise<string> {
  const { body } = await asha.call(notifications, {})
  return body.notifications[0]!.message
}

const active = async () =>
  (await asha.call(activeSubscription, { params: { userId: asha.user._id } })).body

it('charges new members the current price of a plan', async () => {
  const { status } = await change({ price: 60, originalPrice: 80, extras: ['Hangers'] })
  expect(status).toBe(200)
  const { body } = await product.visitor.call(plans, {})
  expect(body[1]).toMatchObject({ price: 60, firstMonthPrice: 30, savingsPercent: 25 })
  expect(body[1]!.features).toContain('Hangers')
  expect((await addMember(asha)).nextCharge?.amount).toBe(60)
  expect([...payments.taken.values()]).toEqual([3000])
})

it('charges a member the new price from the period for which a reminder named it', async () => {
  await addMember(asha)
  await change({ price: 54.99, kilograms: 10 })
  expect(await active()).toMatchObject({ price: 49.99, nextCharge: { amount: 49.99 } })

  await on('2025-07-16')
  expect(await lastMessage()).toBe(
    'On Fri, 18 July we’ll charge ₹54.99 for your Family plan. New from then on: ₹54.99 a month ' +
      'instead of ₹49.99, 10 kg instead of 12. You can change or cancel it before then.',
  )
  expect((await active()).nextCharge?.amount).toBe(54.99)
  expect((await active()).weightAllowance).toBe('12 kg')

  await on('2025-07-18')
  expect([...payments.taken.values()]).toEqual([2500, 5499])
  expect((await active()).weightAllowance).toBe('10 kg')
})

it('charges a member the announced price when staff change it after the reminder', async () => {
  await addMember(asha)
  await on('2025-07-16')
  await change({ price: 65 })
  await on('2025-07-18')
  expect([...payments.taken.values()]).toEqual([2500, 4999])
  expect(await lastMessage()).toContain('We charged ₹49.99')
  await on('2025-08-15')
  await on('2025-08-17')
  expect([...payments.taken.values()]).toEqual([2500, 4999, 6500])
})

it('charges a member the announced price when no reminder could be sent', async () => {
  await addMember(asha)
  await change({ price: 65 })
  await on('2025-07-19')
  expect([...payments.taken.values()]).toEqual([2500, 4999])
})

it('charges trial members the price they started with', async () => {
  await addMember(asha, { trial: true })
  await change({ price: 65 })
  await on('2025-06-23')
  await on('2025-06-25')
  expect([...payments.taken.values()]).toEqual([2500])
})

it('hides a retired plan from new members, and keeps it for its members', async () => {
  await addMember(asha)
  await change({ active: false })
  const { body } = await product.visitor.call(plans, {})
  expect(body.map(({ id }) => id)).toEqual(['basic', 'premium'])
  const ravi = await product.person()
  const refused = await ravi.call(subscribe, { body: membership() })
  expect([refused.status, refused.code]).toEqual([422, 'unknown_plan'])
  await on('2025-07-16')
  await on('2025-07-18')
  expect([...payments.taken.values()]).toEqual([2500, 4999])
})

it('accepts one of two plan changes at once, with an entry in the audit log', async () => {
  const { version } = await family()
  await change({ price: 51 })
  const stale = await change({ price: 52 }, version)
  expect([stale.status, stale.code]).toEqual([409, 'changed_meanwhile'])
  expect(stale.body).toMatchObject({ current: { price: 51 } })
  const entry = await product.db
    .selectFrom('audit_log')
    .select('search_text as summary')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(entry?.summary).toBe('Family plan: price ₹51 instead of ₹49.99')
})

it('adds a plan after the others, for members to choose at once', async () => {
  const { id: _id, members: _members, version: _version, ...fields } = await family()
  const input = { ...fields, name: 'Student Room', price: 19.99, popular: false, trialDays: 0 }
  const { status, body } = await staff.call(addPlan, { body: input })
  expect(status).toBe(201)
  expect(body).toMatchObject({ id: 'student-room', ...input, members: 0 })
  const offered = await product.visitor.call(plans, {})
  expect(offered.body.map(({ name }) => name)).toEqual([
    'Basic',
    'Family',
    'Premium',
    'Student Room',
  ])
  await asha.call(subscribe, { body: membership({ planId: 'student-room' }) })
  expect([...payments.taken.values()]).toEqual([1000])
  const entry = await product.db
    .selectFrom('audit_log')
    .select(['action', 'record_id', 'search_text as summary'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(entry).toEqual({
    action: 'plan.added',
    record_id: 'student-room',
    summary: 'Added the Student Room plan: ₹19.99 a month, 12 kg',
  })

  const again = await staff.call(addPlan, { body: input })
  expect([again.status, again.code]).toEqual([409, 'name_taken'])
  const alike = await staff.call(addPlan, {
    body: { ...input, name: 'Student-Room', active: false },
  })
  expect(alike.body.id).toBe('student-room-2')
  expect((await product.visitor.call(plans, {})).body).toHaveLength(4)
})

it('accepts a plan as large as a hotel needs', async () => {
  const { id: _id, members: _members, version: _version, ...plan } = await family()
  const hotel = { kilograms: 2500, pickups: 250, price: 140_000, originalPrice: 175_000 }
  const body = { ...plan, ...hotel, name: 'Hotel', active: false }
  const { status, body: added } = await staff.call(addPlan, { body })
  expect([status, added.kilograms, added.price]).toEqual([201, 2500, 140_000])
})

it.each([
  ['a name of spaces', { name: '  ' }],
  ['no price', { price: 0 }],
  ['a price above what it was before', { price: 70 }],
  ['31 days of trial', { trialDays: 31 }],
])('refuses a new plan with %s', async (_, fields) => {
  const { id: _id, members: _members, ...plan } = await family()
  const answer = await expectRefusal(product, staff, {
    method: 'POST',
    url: '/api/admin/plans',
    payload: { ...plan, ...fields },
  })
  expect(answer.status).toBe(422)
})

it.each([
  ['a price above what it was before', { price: 70 }],
  ['no kilograms', { kilograms: 0 }],
  ['half a pickup', { pickups: 1.5 }],
  ['nine extras', { extras: Array(9).fill('Hangers') }],
])('refuses a changed plan with %s', async (_, fields) => {
  const { id: _id, members: _members, ...plan } = await family()
  const answer = await expectRefusal(product, staff, {
    method: 'PUT',
    url: '/api/admin/plans/family',
    payload: { ...plan, ...fields },
  })
  expect(answer.status).toBe(422)
})
