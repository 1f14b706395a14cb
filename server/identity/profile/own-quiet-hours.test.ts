/** Quiet hours that a customer chose: what waits for their end, and what doesn't. */
import { beforeEach, expect, it } from 'vitest'
import { changeOwnQuietHours, readOwnQuietHours } from '#contract/accounts/own-quiet-hours.ts'
import { inTransaction } from '../../database/transaction.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { deliverMessages } from '../../notifications/outbox/deliver-messages.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const LAUNDRYS = { from: '21:00', until: '09:00' }

let asha: SignedIn
beforeEach(async () => {
  at('12:00')
  asha = await product.person()
})

/** Sets the clock to a time in the laundry's zone. */
const at = (time: string, date = '2025-06-18') => product.clock.set(`${date}T${time}:00+05:30`)

const of = (person: SignedIn) => ({ params: { id: person.user._id } })
const choose = (own: { from: string; until: string } | null) =>
  asha.call(changeOwnQuietHours, { ...of(asha), body: { own } })

let said = 0
async function sayByStaff(): Promise<void> {
  said += 1
  await inTransaction(product.db, (tx) =>
    notify(tx, product.deps, {
      userId: asha.user._id,
      dedupeKey: `message ${said}`,
      kind: 'order.message',
      params: { number: `LC-${said}`, text: 'We found a button.' },
      link: '/',
      at: product.clock.read(),
    }),
  )
}

/** What was written to Asha, the oldest first, with the time at which it leaves; null for at once. */
async function written() {
  const rows = await product.db
    .selectFrom('outbox_messages')
    .select(['id', 'due_at', 'revision'])
    .where('user_id', '=', asha.user._id)
    .orderBy('id')
    .execute()
  return rows.map(({ id, due_at: dueAt, revision }) => ({
    job: { letterId: id, revision },
    leavesAt: dueAt?.toISOString() ?? null,
  }))
}

it('are the laundry’s until their customer chooses others, and again after that', async () => {
  const read = async () => (await asha.call(readOwnQuietHours, of(asha))).body
  expect(await read()).toEqual({ own: null, laundry: LAUNDRYS })
  const own = { from: '23:00', until: '11:00' }
  expect((await choose(own)).body).toEqual({ own, laundry: LAUNDRYS })
  expect(await read()).toEqual({ own, laundry: LAUNDRYS })
  expect((await choose(null)).body).toEqual({ own: null, laundry: LAUNDRYS })
})

it.each([
  ['22:30', null],
  ['23:00', '2025-06-19T05:30:00.000Z'],
  ['10:59', '2025-06-18T05:30:00.000Z'],
  ['11:00', null],
])('keep what can wait at %s until %s', async (time, leavesAt) => {
  await choose({ from: '23:00', until: '11:00' })
  at(time)
  await sayByStaff()
  expect(await written()).toMatchObject([{ leavesAt }])
})

it('may lie in the day, for who works at night', async () => {
  await choose({ from: '09:00', until: '17:00' })
  at('12:30')
  await sayByStaff()
  expect(await written()).toMatchObject([{ leavesAt: '2025-06-18T11:30:00.000Z' }])
})

it('keep nothing that their customer waits for', async () => {
  await choose({ from: '10:00', until: '18:00' })
  at('12:30')
  await placed(asha)
  expect(await written()).toMatchObject([{ leavesAt: null }])
})

it('hold for what is about to leave as they are chosen, which then leaves once', async () => {
  at('22:00')
  await sayByStaff()
  const [waiting] = await written()
  expect(waiting).toMatchObject({ leavesAt: '2025-06-19T03:30:00.000Z' })
  await choose({ from: '22:00', until: '10:00' })
  at('09:00', '2025-06-19')
  await deliverMessages(product.deps, [waiting!.job])
  const [later] = await written()
  expect(later).toMatchObject({ leavesAt: '2025-06-19T04:30:00.000Z' })
  at('10:00', '2025-06-19')
  await deliverMessages(product.deps, [waiting!.job, later!.job])
  await readMailsTo(product, asha.user.email, 1)
})

it.each([
  ['end as they begin', { from: '22:00', until: '22:00' }],
  ['begin within an hour', { from: '22:30', until: '09:00' }],
  ['begin at no hour', { from: '24:00', until: '09:00' }],
  ['have no end', { from: '22:00' }],
])('are refused where they %s', async (_how, own) => {
  const url = `/api/users/${asha.user._id}/quiet-hours`
  expect((await asha.send({ method: 'PUT', url, payload: { own } })).status).toBe(422)
})

it('are their owner’s alone', async () => {
  const ravi = await product.person()
  const refused = [
    await ravi.call(readOwnQuietHours, of(asha)),
    await ravi.call(changeOwnQuietHours, { ...of(asha), body: { own: null } }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403])
})
