import { beforeEach, describe, expect, it } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import { decideLateStop, keepLateStop, listLateStops } from '#contract/run-sheet/late-stops.ts'
import { readNow } from '#contract/operate/now.ts'
import { assignStop, completeStop } from '#contract/run-sheet/run-sheet.ts'
import { removeColleague, suspendColleague } from '#contract/people/staff.ts'
import {
  PASSWORD,
  signUpWithEmail,
} from '../../../identity/second-factor/test-authenticator-app.ts'
import type { Client } from '../../../testing/client.ts'
import { readLastAuditEntry } from '../../../testing/read-last-audit-entry.ts'
import type { SignedIn } from '../../../testing/test-product.ts'
import {
  readCompletions,
  deliveryParams,
  order,
  pickupParams,
  product,
  setStatus,
  staff,
  readStatus,
} from '../test-run-sheet.ts'

let ravi: SignedIn
beforeEach(async () => {
  await product.db.deleteFrom('late_stops').execute()
  ravi = await signUpWithEmail(product)
  const role = { role: 'rider' as const }
  await product.db.updateTable('users').set(role).where('id', '=', ravi.user.id).execute()
  await staff.call(assignStop, { ...pickupParams(), body: { riderId: ravi.user.id } })
})

const FIRST = 'first-stop-of-a-day'
const MARKED = '2025-06-19T03:40:00Z'
const asked = (key: string) => ({ 'idempotency-key': key })
const completion = () => ({
  ...pickupParams(),
  body: { note: 'Two bags', markedBy: ravi.user.id, at: MARKED, sentAt: '2025-06-19T04:00:00Z' },
})
const handIn = (by: Client, key = FIRST) => by.call(keepLateStop, completion(), asked(key))
const colleague = () => ({ params: { id: ravi.user.id } })
const waiting = async () => (await staff.call(listLateStops, {})).body
const decide = async (apply: boolean) => {
  const [late] = await waiting()
  return staff.call(decideLateStop, { params: { id: late!._id }, body: { apply } })
}

describe('what a rider marked before they were removed', () => {
  it('counts as theirs when a manager accepts it, sent once from their ended session', async () => {
    await staff.call(removeColleague, colleague())
    expect((await ravi.call(completeStop, completion(), asked(FIRST))).status).toBe(401)
    const kept = await handIn(ravi)
    expect([kept.status, kept.body.message]).toEqual([202, expect.stringMatching(/is kept/)])
    expect((await handIn(ravi)).status).toBe(202)
    expect(await waiting()).toMatchObject([
      { number: order.number, kind: 'pickup', why: 'removed', note: 'Two bags', rider: 'Asha Rao' },
    ])
    expect(await readStatus()).toBe('pickup_scheduled')

    expect((await decide(true)).status).toBe(200)
    expect(await readStatus()).toBe('picked_up')
    expect(await readCompletions()).toMatchObject([
      { completed_by: ravi.user.id, note: 'Two bags', completed_at: new Date(MARKED) },
    ])
    expect(await waiting()).toEqual([])
    expect(await readLastAuditEntry(product)).toMatchObject({
      actor_id: staff.user.id,
      action: 'run.late_stop_applied',
    })
  })

  it('arrives when they log in again, now as a customer, and can be set aside', async () => {
    await staff.call(removeColleague, colleague())
    const phone = product.newBrowser()
    await phone.call(login, { body: { email: ravi.user.email, password: PASSWORD } })
    expect((await phone.call(completeStop, completion(), asked(FIRST))).status).toBe(403)
    expect((await handIn(phone)).status).toBe(202)
    expect((await decide(false)).status).toBe(200)
    expect(await readStatus()).toBe('pickup_scheduled')
    expect(await readCompletions()).toEqual([])
    expect(await waiting()).toEqual([])
  })
})

it('accepts the stops of a suspended rider too', async () => {
  await staff.call(suspendColleague, colleague())
  await handIn(ravi)
  expect((await waiting()).map(({ why }) => why)).toEqual(['suspended'])
  expect((await staff.call(readNow, {})).body.stopsToDecide).toBe(1)
})

it('accepts the stops of a rider who has other work now', async () => {
  const role = { role: 'plant' as const }
  await product.db.updateTable('users').set(role).where('id', '=', ravi.user.id).execute()
  expect((await handIn(ravi)).status).toBe(202)
  expect((await waiting()).map(({ why }) => why)).toEqual(['not_theirs'])
})

it('refuses an amount with fractions of a paisa, kept or written', async () => {
  const body = { collected: 'cash' as const, amount: 210.005 }
  const written = await staff.call(completeStop, { ...deliveryParams(), body }, asked(FIRST))
  await staff.call(removeColleague, colleague())
  const kept = await ravi.call(keepLateStop, { ...deliveryParams(), body }, asked(FIRST))
  expect([kept.status, kept.message]).toEqual([422, written.message])
})

it('refuses stops from everyone else', async () => {
  const answers = [
    await handIn(product.visitor),
    await handIn(await product.person()),
    await handIn(await product.person({ preset: 'rider' })),
  ]
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [401, 'not_signed_in'],
    [403, 'forbidden'],
    [403, 'forbidden'],
  ])
  expect(await waiting()).toEqual([])
})

it('stores a failed delivery, and returns the clothes in the rider’s name once it is applied', async () => {
  await setStatus('out_for_delivery')
  await staff.call(suspendColleague, colleague())
  const said = {
    broughtBack: 'true' as const,
    failureReason: 'nobody_there' as const,
    markedBy: ravi.user.id,
    at: MARKED,
    calledAt: MARKED,
  }
  const hand = (note: string) =>
    ravi.call(keepLateStop, { ...deliveryParams(), body: { ...said, note } }, asked(FIRST))
  expect([(await hand('')).status, (await hand('Nobody opened.')).status]).toEqual([422, 202])
  expect(await waiting()).toMatchObject([
    {
      kind: 'delivery',
      broughtBack: true,
      failureReason: 'nobody_there',
      note: 'Nobody opened.',
      calledAt: expect.any(String),
    },
  ])
  expect((await decide(true)).status).toBe(200)
  expect(await readStatus()).toBe('ready')
  expect(await readCompletions()).toMatchObject([
    {
      completed_by: ravi.user.id,
      note: 'Nobody opened.',
      brought_back: true,
      failure_reason: 'nobody_there',
      called_at: expect.any(Date),
    },
  ])
})
